-- OverloadedStrings with own IsString instances, in patterns and lists.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import Data.String (IsString (..))
import qualified Data.Text as T

newtype Name = Name String deriving (Eq, Ord, Show)
instance IsString Name where fromString = Name . map succ

data Doc = Str String | Doc :<>: Doc | Line deriving Show
instance IsString Doc where
  fromString s = foldr1 (\a b -> a :<>: Line :<>: b) (map Str (lines s))
instance Semigroup Doc where (<>) = (:<>:)

render :: Doc -> String
render (Str s) = s
render (a :<>: b) = render a ++ render b
render Line = "/"

isAbc :: Name -> Bool
isAbc "abc" = True
isAbc _ = False

main :: IO ()
main = do
  print ("abc" :: Name)
  print (isAbc (Name "bcd"), isAbc (Name "abc"))
  putStrLn (render ("one\ntwo" <> " three"))
  putStrLn "plain strings still work"
  print (T.length "text", length ("string" :: String), words "a b")
  print (lookup "k" [("j", 1), ("k" :: T.Text, 2)])
