-- | Parsers of lazy texts.
module Text.Parsec.Text.Lazy (Parser, GenParser, parseFromFile) where

import Data.Text.Lazy (Text)
import qualified Data.Text.Lazy.IO as T
import Text.Parsec.Error
import Text.Parsec.Prim

type Parser = Parsec Text ()
type GenParser st = Parsec Text st

parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = do
  input <- T.readFile path
  return (runP p () path input)
