-- | Why a parser failed, by its older names.
module Text.ParserCombinators.Parsec.Error
  ( Message (SysUnExpect, UnExpect, Expect, Message), messageString, ParseError, errorPos, errorMessages, errorIsUnknown
  , showErrorMessages, newErrorMessage, newErrorUnknown, addErrorMessage, setErrorPos, setErrorMessage, mergeError
  ) where

import Text.Parsec.Error
