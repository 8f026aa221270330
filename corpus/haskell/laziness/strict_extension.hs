-- StrictData and Strict: fields and bindings are forced, a tilde makes them lazy again.
{-# LANGUAGE StrictData, BangPatterns #-}
module Main where

import Control.Exception

data P = P Int ~Int
data L a = Nil | Cons a (L a)
newtype N = N Int

probe :: String -> a -> IO ()
probe what x = do
  r <- try (evaluate (x `seq` ()))
  putStrLn (what ++ ": " ++ either (\(ErrorCall _) -> "bottom") (const "value") r)

main :: IO ()
main = do
  let bot = error "bot" :: Int
  probe "strict field" (P bot 1)
  probe "lazy field" (P 1 bot)
  probe "list" (Cons 1 (Cons bot Nil))
  probe "newtype" (N bot)
  probe "newtype unmatched" (case N bot of N _ -> ())
  probe "tuple" (bot, bot)
  probe "bang in let" (let !y = bot in ())
