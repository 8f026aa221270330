-- | Parsers, by their older names.
module Text.ParserCombinators.Parsec.Prim
  ( (<?>), (<|>), many, skipMany, Parser, GenParser, runParser, parse, parseTest, parseFromFile, token, tokens, tokenPrim
  , tokenPrimEx, try, label, labels, lookAhead, unexpected, pzero, State (..), getParserState, setParserState, getState
  , setState, updateState, getPosition, setPosition, getInput, setInput
  ) where

import Text.Parsec.Prim
import Text.Parsec.String

pzero :: GenParser tok st a
pzero = parserZero
