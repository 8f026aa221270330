module Strings where

command :: String -> Int
command "start" = 1
command "stop" = 2
command ('s' : _) = 3
command "" = 0
command _ = -1

shout :: String -> String
shout s
  | null s = "nothing"
  | last s == '!' = s
  | otherwise = s ++ "!"
