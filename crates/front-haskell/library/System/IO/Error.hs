{-# LANGUAGE MagicHash #-}
-- | Failures of input and output.
module System.IO.Error
  ( IOError, IOErrorType, userError, mkIOError, annotateIOError
  , isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError, isIllegalOperation
  , isPermissionError, isUserError
  , ioeGetErrorType, ioeGetLocation, ioeGetErrorString, ioeGetFileName
  , ioeSetErrorType, ioeSetErrorString, ioeSetLocation, ioeSetFileName
  , alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType, eofErrorType
  , illegalOperationErrorType, permissionErrorType, userErrorType
  , ioError, catchIOError, tryIOError, modifyIOError
  ) where

import Snell.Base
import Snell.IO (Handle, FilePath)

mkIOError :: IOErrorType -> String -> Maybe Handle -> Maybe FilePath -> IOError
mkIOError kind place h path = IOError# kind place "" (case path of
  Just p -> Just p
  Nothing -> fmap show h)

annotateIOError :: IOError -> String -> Maybe Handle -> Maybe FilePath -> IOError
annotateIOError (IOError# kind _ text file) place h path =
  IOError# kind place text (file <|> path <|> fmap show h)

ioeGetErrorType :: IOError -> IOErrorType
ioeGetErrorType (IOError# kind _ _ _) = kind

ioeGetLocation :: IOError -> String
ioeGetLocation (IOError# _ place _ _) = place

ioeGetErrorString :: IOError -> String
ioeGetErrorString (IOError# kind _ text _) = if kind == UserError then text else show kind

ioeGetFileName :: IOError -> Maybe FilePath
ioeGetFileName (IOError# _ _ _ file) = file

ioeSetErrorType :: IOError -> IOErrorType -> IOError
ioeSetErrorType (IOError# _ b c d) kind = IOError# kind b c d

ioeSetErrorString :: IOError -> String -> IOError
ioeSetErrorString (IOError# a b _ d) text = IOError# a b text d

ioeSetLocation :: IOError -> String -> IOError
ioeSetLocation (IOError# a _ c d) place = IOError# a place c d

ioeSetFileName :: IOError -> FilePath -> IOError
ioeSetFileName (IOError# a b c _) file = IOError# a b c (Just file)

isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError :: IOError -> Bool
isAlreadyExistsError e = ioeGetErrorType e == AlreadyExists
isDoesNotExistError e = ioeGetErrorType e == NoSuchThing
isAlreadyInUseError e = ioeGetErrorType e == ResourceBusy
isFullError e = ioeGetErrorType e == ResourceExhausted
isEOFError e = ioeGetErrorType e == EndOfFile

isIllegalOperation, isPermissionError, isUserError :: IOError -> Bool
isIllegalOperation e = ioeGetErrorType e == IllegalOperation
isPermissionError e = ioeGetErrorType e == PermissionDenied
isUserError e = ioeGetErrorType e == UserError

alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType, eofErrorType :: IOErrorType
alreadyExistsErrorType = AlreadyExists
doesNotExistErrorType = NoSuchThing
alreadyInUseErrorType = ResourceBusy
fullErrorType = ResourceExhausted
eofErrorType = EndOfFile

illegalOperationErrorType, permissionErrorType, userErrorType :: IOErrorType
illegalOperationErrorType = IllegalOperation
permissionErrorType = PermissionDenied
userErrorType = UserError

catchIOError :: IO a -> (IOError -> IO a) -> IO a
catchIOError = catch

tryIOError :: IO a -> IO (Either IOError a)
tryIOError act = catch (fmap Right act) (\e -> return (Left e))

modifyIOError :: (IOError -> IOError) -> IO a -> IO a
modifyIOError f act = catch act (\e -> ioError (f e))
