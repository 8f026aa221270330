-- String gaps, the empty escape, and numeric escapes before digits.
module Main where

s1, s2, s3 :: String
s1 = "one \
     \two \
  \three"
s2 = "tab\
	\bed"
s3 = "a\   \b\
\c"

main :: IO ()
main = do
  putStrLn s1
  putStrLn s2
  putStrLn s3
  print "\SO\&H"
  print "\SOH"
  print (length "\SO\&H", length "\SOH")
  print "\1234\&5"
  print "\x41\&1 \o101\&7 \65\&6"
  print ["\200\&1", "\200x"]
  print (show "\1234\&5" == "\"\\1234\\&5\"")
  print (length "\&", length "a\&b", "" == "\&")
  print "{- not a comment -} -- nor this"
  putStrLn "quote \" and backslash \\ end\\"
