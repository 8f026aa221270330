-- wrong: pragma not closed (line 2)
{-# LANGUAGE LambdaCase #
module Main where
main :: IO ()
main = print 1
