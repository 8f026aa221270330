-- Text and String with characters beyond ASCII: lengths, case, show, output.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.Text as T
import qualified Data.Text.IO as T
import Data.Char (ord)

main :: IO ()
main = do
  let t = "Grüße, Мир, 世界 🌍" :: T.Text
  T.putStrLn t
  print t
  print (T.length t, T.toUpper "straße", T.toLower "ÀÉÎ", T.reverse "añb", length (T.unpack t))
  print (map ord (T.unpack "é€😀"), T.words t, T.splitOn ", " t)
  putStrLn (T.unpack (T.replace "世界" "world" t))
  print (T.justifyRight 6 '·' "né", T.isInfixOf "р" t, T.filter (> '\255') t)
  print (T.concat [T.pack (show n) <> "→" | n <- [1 .. 3 :: Int]])
  print (T.zipWith max "abc" "bab", T.mapAccumL (\a c -> (a + ord c, succ c)) 0 "abc", T.unfoldr (\n -> if n > 3 then Nothing else Just (toEnum (n + 48), n + 1)) 0)
