-- A module with a hierarchical name.
module Util.Text where

import Data.Char (toLower, toUpper)

shout, whisper :: String -> String
shout = (++ "!") . map toUpper
whisper = map toLower

size :: String -> Int
size = length
