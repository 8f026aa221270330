-- | Parser combinators.
module Text.Parsec
  ( ParsecT, Parsec, token, tokens, runParserT, runParser, parse, parseTest, getPosition, getInput, getState, putState
  , modifyState, (<|>), (<?>), label, labels, try, unexpected
  , choice, many, many1, skipMany, skipMany1, between, option, optionMaybe, optional, sepBy, sepBy1, endBy, endBy1, sepEndBy
  , sepEndBy1, chainl, chainl1, chainr, chainr1, eof, notFollowedBy, manyTill, lookAhead, anyToken, count
  , module Text.Parsec.Char
  , ParseError, errorPos
  , SourcePos, SourceName, Line, Column, sourceName, sourceLine, sourceColumn, incSourceLine, incSourceColumn, setSourceLine
  , setSourceColumn, setSourceName
  , manyAccum, tokenPrim, tokenPrimEx, runPT, unknownError, sysUnExpectError, mergeErrorReply, getParserState, setParserState
  , updateParserState, Stream (..), runParsecT, mkPT, runP, Consumed (..), Reply (..), State (..), setPosition, setInput
  , setState, updateState, parserFail, parserZero, parserReturn, parserBind, parserPlus
  ) where

import Text.Parsec.Char
import Text.Parsec.Combinator
import Text.Parsec.Error
import Text.Parsec.Pos
import Text.Parsec.Prim
