{-# LANGUAGE MultiWayIf, LambdaCase #-}
module Multi where

grade :: Int -> Char
grade n =
  if | n >= 90 -> 'A'
     | n >= 80 -> 'B'
     | otherwise -> 'C'

swap :: Either Int Bool -> Either Bool Int
swap = \case
  Left n -> Right n
  Right b -> Left b

ladder :: Int -> Int
ladder n = if n == 1 then 10 else if n == 2 then 20 else if n == 2 then 30 else 40
