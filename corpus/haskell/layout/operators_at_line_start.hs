-- Continuation lines that begin with operators, commas, brackets and dots.
module Main
  ( main
  ) where

import qualified Data.Map as M
  ( Map
  , fromList
  , toList
  , insertWith
  )

table :: M.Map String Int
table = M.insertWith (+) "b" 5
      . M.insertWith (+) "c" 1
      $ M.fromList
          [ ("a", 1)
          , ("b", 2)
          ]

pipeline :: [Int] -> Int
pipeline
  = sum
  . map (* 2)
  . filter even

check :: Int -> Bool
check n = n > 0
       && n < 10
       || n == 42

main :: IO ()
main = do
  print $ M.toList table
  print
    $ pipeline
    $ [1 .. 10]
  print ( check 5
        , check 10
        , check 42
        )
  putStrLn
    $ "abc"
    ++ "def"
    ++ concat
        [ "g"
        , "h"
        ]
