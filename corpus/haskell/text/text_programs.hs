-- Text in small programs: a key-value parser, a table, numbers from text.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import Data.Char (isSpace)
import qualified Data.Map as M
import qualified Data.Text as T
import qualified Data.Text.IO as T
import Data.Text.Read (decimal, signed, double)

parseConfig :: T.Text -> Either String (M.Map T.Text T.Text)
parseConfig = fmap M.fromList . traverse pair . filter keep . zip [1 :: Int ..] . T.lines
  where
    keep (_, l) = not (T.all isSpace l) && not ("#" `T.isPrefixOf` T.stripStart l)
    pair (n, l) = case T.breakOn "=" l of
      (k, v) | not (T.null v) -> Right (T.strip k, T.strip (T.drop 1 v))
      _ -> Left ("line " ++ show n ++ ": " ++ show l)

table :: [[T.Text]] -> [T.Text]
table rows = map (T.intercalate " | " . zipWith (\w c -> T.justifyLeft w ' ' c) widths) rows
  where widths = foldr (zipWith max . map T.length) (repeat 0) rows

main :: IO ()
main = do
  print (parseConfig "a = 1\n\n# comment\nname=x = y\n")
  print (parseConfig "a = 1\nbroken")
  mapM_ T.putStrLn (table [["id", "name"], ["1", "long name"], ["22", "x"]])
  print (decimal "12ab" :: Either String (Int, T.Text))
  print (signed decimal "-7" :: Either String (Int, T.Text), double "2.5e1!")
  input <- T.getContents
  let freq = M.fromListWith (+) [(T.toLower w, 1 :: Int) | w <- T.words input]
  T.putStr (T.unlines [w <> ": " <> T.pack (show n) | (w, n) <- M.toList freq])
