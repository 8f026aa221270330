{-# LANGUAGE MagicHash #-}
-- | Characters as bytes, which are characters below 256 here.
module Snell.Utf8 where

import Prelude
import Data.Bits (shiftL, shiftR, (.&.), (.|.))
import Data.Char (chr, ord)

encode# :: String -> String
encode# [] = []
encode# (c : cs)
  | c < '\128' = c : encode# cs
  | n < 0x800 = chr (0xC0 .|. shiftR n 6) : more n (encode# cs)
  | n < 0x10000 = chr (0xE0 .|. shiftR n 12) : more (shiftR n 6) (more n (encode# cs))
  | otherwise = chr (0xF0 .|. shiftR n 18) : more (shiftR n 12) (more (shiftR n 6) (more n (encode# cs)))
  where
    n = ord c
    more m rest = chr (0x80 .|. (m .&. 0x3F)) : rest

-- | What bytes say; nothing for one that can't stand where it is.
decode# :: (Char -> String -> String) -> String -> String
decode# wrong = go
  where
    go [] = []
    go (c : cs)
      | c < '\128' = c : go cs
      | c >= '\xC2' && c < '\xE0' = rest 1 (ord c .&. 0x1F) cs
      | c >= '\xE0' && c < '\xF0' = rest 2 (ord c .&. 0x0F) cs
      | c >= '\xF0' && c < '\xF5' = rest 3 (ord c .&. 0x07) cs
      | otherwise = wrong c (go cs)
      where
        rest :: Int -> Int -> String -> String
        rest 0 n xs
          | n >= 0x110000 || (n >= 0xD800 && n < 0xE000) = wrong c (go cs)
          | otherwise = chr n : go xs
        rest k n (x : xs) | ord x .&. 0xC0 == 0x80 = rest (k - 1) (shiftL n 6 .|. (ord x .&. 0x3F)) xs
        rest _ _ _ = wrong c (go cs)
