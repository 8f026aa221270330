-- Data.Text.Lazy.Builder and Data.ByteString.Builder.
{-# LANGUAGE OverloadedStrings #-}
import qualified Data.ByteString.Builder as B
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Char8 as LC
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import qualified Data.Text.Lazy.Builder as TB
import Data.Text.Lazy.Builder.Int (decimal, hexadecimal)
import qualified Data.Text.Lazy.IO as TL
import System.IO (stdout)

main :: IO ()
main = do
  TL.putStrLn (TB.toLazyText (TB.fromString "n=" <> decimal (42 :: Int) <> TB.singleton '!'))
  print (TB.toLazyText (mconcat [TB.fromText (T.pack "a"), "lit", TB.fromLazyText "b", hexadecimal (255 :: Int)]))
  print (TL.length (TB.toLazyText (foldMap decimal [-5 .. 5 :: Integer])))
  B.hPutBuilder stdout (B.intDec 5 <> B.charUtf8 ' ' <> B.string7 "abc" <> B.char7 '-' <> B.byteString "bytes" <> "\n")
  B.hPutBuilder stdout (B.doubleDec 2.5 <> " " <> B.wordHex 255 <> " " <> B.integerDec (2 ^ (70 :: Int)) <> B.char8 '\n')
  print (L.unpack (B.toLazyByteString (B.charUtf8 'é' <> B.charUtf8 '€' <> B.charUtf8 '😀' <> B.word8 200)))
  print (L.unpack (B.toLazyByteString (B.word32BE 258 <> B.int16LE (-2) <> B.word8HexFixed 10)))
  LC.putStrLn (B.toLazyByteString (mconcat (map B.intDec [1, -2, 3]) <> mempty))
