-- Character literals with every kind of escape.
module Main where

import Data.Char

main :: IO ()
main = do
  print ['a', 'Z', '0', ' ', '\'', '"', '\"', '\\']
  print "\a\b\f\n\r\t\v\\\"\'"
  print ['\a', '\b', '\f', '\n', '\r', '\t', '\v', '\0']
  print ['\65', '\x41', '\o101', '\x1F600', '\1114111']
  print (map ord ['\NUL', '\SOH', '\STX', '\ETX', '\EOT', '\ENQ', '\ACK', '\BEL'])
  print (map ord ['\BS', '\HT', '\LF', '\VT', '\FF', '\CR', '\SO', '\SI', '\DLE'])
  print (map ord ['\DC1', '\DC2', '\DC3', '\DC4', '\NAK', '\SYN', '\ETB', '\CAN'])
  print (map ord ['\EM', '\SUB', '\ESC', '\FS', '\GS', '\RS', '\US', '\SP', '\DEL'])
  print (map ord ['\^A', '\^Z', '\^@', '\^[', '\^\', '\^]', '\^^', '\^_'])
  print (map chr [0 .. 32])
  print (map chr [126 .. 130])
  print (map chr [200, 955, 8364])
  let x' = 'x'; y'' = 'y'; a'b = 'z'
  print [x', y'', a'b]
