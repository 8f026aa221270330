-- String gaps and block comments over CRLF line ends; a carriage return written as an escape stays.
module Main where
{- first
   second -}
s :: String
s = "gap\
    \ped and\r\n kept"

main :: IO ()
main = do
  print s
  print (lines "a\r\nb\n")
  let x = 1 -- a comment before the end of a line
      y = 2
  print (x + y)
