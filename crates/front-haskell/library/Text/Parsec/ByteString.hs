{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | Parsers of bytes.
module Text.Parsec.ByteString (Parser, GenParser, parseFromFile) where

import qualified Data.ByteString.Char8 as B
import Text.Parsec.Error
import Text.Parsec.Prim

instance Monad m => Stream B.ByteString m Char where
  uncons b = return (B.uncons b)

type Parser = Parsec B.ByteString ()
type GenParser t st = Parsec B.ByteString st

parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = do
  input <- B.readFile path
  return (runP p () path input)
