-- | Why a parser failed.
module Text.Parsec.Error
  ( Message (..), messageString, ParseError, errorPos, errorMessages, errorIsUnknown, showErrorMessages
  , newErrorMessage, newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Control.Exception (Exception)
import Data.List (intercalate, nub, sortBy)
import Data.Ord (comparing)
import Text.Parsec.Pos

data Message = SysUnExpect !String | UnExpect !String | Expect !String | Message !String

instance Enum Message where
  fromEnum (SysUnExpect _) = 0
  fromEnum (UnExpect _) = 1
  fromEnum (Expect _) = 2
  fromEnum (Message _) = 3
  toEnum _ = error "toEnum is undefined for Message"

-- | Messages are compared by their kinds only.
instance Eq Message where
  a == b = fromEnum a == fromEnum b

instance Ord Message where
  compare a b = compare (fromEnum a) (fromEnum b)

messageString :: Message -> String
messageString message = case message of
  SysUnExpect s -> s
  UnExpect s -> s
  Expect s -> s
  Message s -> s

data ParseError = ParseError !SourcePos [Message]

instance Eq ParseError where
  a == b = errorPos a == errorPos b && map messageString (errorMessages a) == map messageString (errorMessages b)

instance Show ParseError where
  show e = show (errorPos e) ++ ":"
    ++ showErrorMessages "or" "unknown parse error" "expecting" "unexpected" "end of input" (errorMessages e)

instance Exception ParseError

errorPos :: ParseError -> SourcePos
errorPos (ParseError pos _) = pos

errorMessages :: ParseError -> [Message]
errorMessages (ParseError _ messages) = sortBy (comparing fromEnum) messages

errorIsUnknown :: ParseError -> Bool
errorIsUnknown (ParseError _ messages) = null messages

newErrorUnknown :: SourcePos -> ParseError
newErrorUnknown pos = ParseError pos []

newErrorMessage :: Message -> SourcePos -> ParseError
newErrorMessage message pos = ParseError pos [message]

addErrorMessage :: Message -> ParseError -> ParseError
addErrorMessage message (ParseError pos messages) = ParseError pos (message : messages)

-- | The message in place of all others of its kind.
setErrorMessage :: Message -> ParseError -> ParseError
setErrorMessage message (ParseError pos messages) = ParseError pos (message : filter (message /=) messages)

setErrorPos :: SourcePos -> ParseError -> ParseError
setErrorPos pos (ParseError _ messages) = ParseError pos messages

-- | What got further says more; what says nothing says less.
mergeError :: ParseError -> ParseError -> ParseError
mergeError e1@(ParseError pos1 messages1) e2@(ParseError pos2 messages2)
  | null messages2 && not (null messages1) = e1
  | null messages1 && not (null messages2) = e2
  | otherwise = case compare pos1 pos2 of
      EQ -> ParseError pos1 (messages1 ++ messages2)
      GT -> e1
      LT -> e2

showErrorMessages :: String -> String -> String -> String -> String -> [Message] -> String
showErrorMessages or' unknown expecting unexpected endOfInput messages
  | null messages = unknown
  | otherwise = concatMap ('\n' :) (clean [system, many unexpected unExpects, many expecting expects, many "" others])
  where
    (systems, rest1) = span (SysUnExpect "" ==) messages
    (unExpects, rest2) = span (UnExpect "" ==) rest1
    (expects, others) = span (Expect "" ==) rest2
    system = case systems of
      first : _ | null unExpects ->
        unexpected ++ " " ++ (if null (messageString first) then endOfInput else messageString first)
      _ -> ""
    many before these = case clean (map messageString these) of
      [] -> ""
      texts -> (if null before then "" else before ++ " ") ++ commas texts
    commas [] = ""
    commas [text] = text
    commas texts = intercalate ", " (clean (init texts)) ++ " " ++ or' ++ " " ++ last texts
    clean = nub . filter (not . null)
