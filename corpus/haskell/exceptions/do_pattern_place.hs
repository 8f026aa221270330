-- A pattern of a do block that does not match says where it stands.
module Main where

import Control.Exception
import qualified Data.Map as M

pick :: M.Map String Int -> IO Int
pick m = do
  Just n <- return (M.lookup "n" m)
  [a, b] <-
    return [n]
  return (a + b)

main :: IO ()
main = do
  r <- try (pick M.empty) :: IO (Either IOException Int)
  print r
  s <- try (pick (M.fromList [("n", 1)])) :: IO (Either IOException Int)
  print s
  print (do { Right x <- [Left 'a', Right 'b']; [x] })
