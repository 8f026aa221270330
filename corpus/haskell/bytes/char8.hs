-- ByteString.Char8 as contest programs use it.
module Main where

import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString as BS
import Data.Maybe (mapMaybe)

main :: IO ()
main = do
  n <- maybe 0 fst . B.readInt <$> B.getLine
  rows <- mapM (const (map fst . mapMaybe B.readInt . B.words <$> B.getLine)) [1 .. n]
  print rows
  rest <- B.getContents
  B.putStr (B.unlines (map (B.pack . reverse . B.unpack) (B.lines rest)))
  print (B.length rest, B.words rest, B.pack "a\255b", BS.unpack (B.pack "AZ"))
  print (B.readInt (B.pack "12abc"), B.readInt (B.pack "x"), B.null B.empty, B.append (B.pack "x") (B.pack "y"))
  B.putStrLn (B.intercalate (B.pack ", ") (map (B.pack . show) [1, 2, 3]))
  print (B.split ',' (B.pack "a,b,,c"), B.isPrefixOf (B.pack "ab") (B.pack "abc"), B.count 'a' (B.pack "banana"))
