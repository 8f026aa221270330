-- wrong: export of a type not defined (line 2)
module Main (main, Config (..)) where

main :: IO ()
main = print 1
