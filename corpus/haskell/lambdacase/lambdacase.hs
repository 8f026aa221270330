-- Lambda case with guards, in pipes, with empty blocks avoided, and nested.
{-# LANGUAGE LambdaCase #-}
module Main where

import Data.Maybe (mapMaybe)

describe :: Maybe Int -> String
describe = \case
  Nothing -> "none"
  Just 0 -> "zero"
  Just n | n < 0 -> "neg"
         | even n, n > 10 -> "big even"
  Just n -> show n ++ suffix
    where suffix = "!"

nested :: Int -> Int -> String
nested = \case
  0 -> \case 0 -> "00"; _ -> "0x"
  1 -> const "1?"
  n -> \case
    m | m == n -> "same"
      | otherwise -> "diff"

main :: IO ()
main = do
  mapM_ (putStrLn . describe) [Nothing, Just 0, Just (-3), Just 12, Just 5]
  mapM_ (putStrLn . uncurry nested) [(0, 0), (0, 1), (1, 9), (4, 4), (4, 5)]
  print $ mapMaybe (\case { 'a' -> Just 1; 'b' -> Just 2; _ -> Nothing }) "xaby"
  Just 3 `andThen` \case
    3 -> putStrLn "three"
    _ -> putStrLn "not"
  print (foldr (\case True -> (1 +); False -> id) 0 [True, False, True])
  return "last" >>= \case
    "last" -> do
      putStrLn "got"
      putStrLn "last"
    _ -> pure ()
  where andThen m f = maybe (pure ()) f m
