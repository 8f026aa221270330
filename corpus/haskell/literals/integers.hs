-- Decimal, hexadecimal, octal and (by extension) binary and underscored literals.
{-# LANGUAGE BinaryLiterals, NumericUnderscores #-}
module Main where

main :: IO ()
main = do
  print [0, 7, 007, 10]
  print [0x0, 0xff, 0XFF, 0xDeadBeef]
  print [0o17, 0O777]
  print [0b101, 0B1111_0000]
  print (1_000_000, 0x_ff_ff, 1_0.5e+1_0)
  print (2 ^ 64 :: Integer, 18446744073709551616)
  print (fromIntegral (9223372036854775808 :: Integer) :: Int)
  print (negate 5, -5, - 5, (-5))
  print (3 -1, 3 - 1, 3-1)
  print (let x1 = 4; x2y = 5 in x1-x2y)
  print (maxBound :: Int, minBound :: Int)
  print (-9223372036854775808 :: Int)
