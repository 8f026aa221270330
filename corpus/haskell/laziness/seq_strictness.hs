-- seq, $!, evaluate, strict fields and weak head normal form.
module Main where

import Control.Exception
import Data.List (foldl')

data L = L Int Int
data S = S !Int Int

forced :: String -> a -> IO ()
forced what x = do
  r <- try (evaluate (x `seq` ()))
  putStrLn (what ++ ": " ++ either (\(ErrorCall _) -> "bottom") (const "value") r)

main :: IO ()
main = do
  let bot = error "bottom" :: Int
  forced "seq" (bot `seq` ())
  forced "seq of pair" ((bot, bot) `seq` ())
  forced "seq of lambda" ((\x -> bot + x) `seq` ())
  forced "seq of partial" ((bot `seq` (+)) `seq` ())
  forced "lazy field" (L bot 1 `seq` ())
  forced "strict field" (S bot 1 `seq` ())
  forced "other field" (S 1 bot `seq` ())
  forced "strict apply" (const () $! bot)
  forced "lazy apply" (const () $ bot)
  forced "list spine" (length [bot, bot])
  forced "list elements" (sum [bot])
  forced "foldl lazy" (foldl (\_ x -> x) bot [1, 2])
  forced "foldl' strict" (foldl' (\_ x -> x) 0 [bot, 2])
  forced "Just bottom" (Just bot)
  forced "strict S partial" (S bot `seq` ())
  forced "and" (and [False, bot `seq` True])
  forced "where" (let y = bot in y `seq` 1)
  print (foldl' (+) 0 [1 .. 10000])
