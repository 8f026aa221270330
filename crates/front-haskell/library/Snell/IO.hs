{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Input and output: the console and files.
module Snell.IO where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Read

foreign import prim "io.get-char" getChar# :: Int -> Int
foreign import prim "io.peek-char" peekChar# :: Int -> Int

foreign import prim "io.open" open# :: Str# -> Int
foreign import prim "io.create" create# :: Str# -> Int -> Int
foreign import prim "io.close" close# :: Int -> ()

type FilePath = String

-- | The number by which the console knows it (0, 1 and 2 are the standard ones), the name of the file, whether it is read
-- or written, and its state: 0 open, 1 semi-closed, since 'hGetContents' has it, 2 closed.
data Handle = Handle# Int FilePath Bool (Cell# Int)

instance Eq Handle where
  Handle# a _ _ _ == Handle# b _ _ _ = a == b

instance Show Handle where
  showsPrec _ (Handle# _ name _ _) = showString "{handle: " . showString name . showString "}"

data IOMode = ReadMode | WriteMode | AppendMode | ReadWriteMode

instance Eq IOMode where
  x == y = intEq# (dataToTag# x) (dataToTag# y)

instance Show IOMode where
  showsPrec _ mode = showString (case mode of
    ReadMode -> "ReadMode"
    WriteMode -> "WriteMode"
    AppendMode -> "AppendMode"
    ReadWriteMode -> "ReadWriteMode")

data BufferMode = NoBuffering | LineBuffering | BlockBuffering (Maybe Int)

instance Eq BufferMode where
  NoBuffering == NoBuffering = True
  LineBuffering == LineBuffering = True
  BlockBuffering a == BlockBuffering b = a == b
  _ == _ = False

instance Show BufferMode where
  showsPrec _ NoBuffering = showString "NoBuffering"
  showsPrec _ LineBuffering = showString "LineBuffering"
  showsPrec d (BlockBuffering n) = showUnary# "BlockBuffering" d n

data TextEncoding = UTF8#

instance Show TextEncoding where
  showsPrec _ UTF8# = showString "UTF-8"

data NewlineMode = NewlineMode#

stdin, stdout, stderr :: Handle
stdin = Handle# 0 "<stdin>" True (cellNew# 0)
stdout = Handle# 1 "<stdout>" False (cellNew# 0)
stderr = Handle# 2 "<stderr>" False (cellNew# 0)

utf8, latin1, localeEncoding :: TextEncoding
utf8 = UTF8#
latin1 = UTF8#
localeEncoding = UTF8#

noNewlineTranslation, universalNewlineMode, nativeNewlineMode :: NewlineMode
noNewlineTranslation = NewlineMode#
universalNewlineMode = NewlineMode#
nativeNewlineMode = NewlineMode#

state# :: Handle -> IO Int
state# (Handle# _ _ _ state) = IO# (\_ -> case cellRead# state of !n -> Box# n)

setState# :: Handle -> Int -> IO ()
setState# (Handle# _ _ _ state) n = IO# (\_ -> case cellWrite# state n of () -> Box# ())

refused# :: String -> Handle -> String -> IO a
refused# place (Handle# _ name _ _) text = ioError (IOError# IllegalOperation place text (Just name))

-- | What can be done with a handle while it is open.
open'# :: String -> Handle -> IO a -> IO a
open'# place h act = state# h >>= \state -> case state of
  0 -> act
  1 -> refused# place h "handle is semi-closed"
  _ -> refused# place h "handle is closed"

-- | A handle that can be written to.
output# :: String -> Handle -> (Int -> IO a) -> IO a
output# place h@(Handle# n _ readable _) act = open'# place h
  (if readable then refused# place h "handle is not open for writing" else act n)

-- | A handle that can be read from.
input# :: String -> Handle -> (Int -> IO a) -> IO a
input# place h@(Handle# n _ readable _) act = open'# place h
  (if readable then act n else refused# place h "handle is not open for reading")

hPutChar :: Handle -> Char -> IO ()
hPutChar h c = output# "hPutChar" h (\n -> putText# n [c])

hPutStr :: Handle -> String -> IO ()
hPutStr h s = output# "hPutStr" h (\n -> putText# n s)

hPutStrLn :: Handle -> String -> IO ()
hPutStrLn h s = output# "hPutStr" h (\n -> putText# n s >> putText# n "\n")

hPrint :: Show a => Handle -> a -> IO ()
hPrint h x = hPutStrLn h (show x)

putChar :: Char -> IO ()
putChar c = putText# 1 [c]

hFlush :: Handle -> IO ()
hFlush h = output# "hFlush" h flushText#

hClose :: Handle -> IO ()
hClose h@(Handle# n _ readable _) = state# h >>= \state -> if intEq# state 2 then pure () else
  (if readable then pure () else flushText# n) >> setState# h 2
    >> (if intLt# n 3 then pure () else IO# (\_ -> case close# n of () -> Box# ()))

hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering (Handle# n _ _ _) mode
  | intEq# n 1 = IO# (\_ -> case flush# 1 of () -> case cellWrite# stdoutMode# (number mode) of () -> Box# ())
  | otherwise = pure ()
  where
    number :: BufferMode -> Int
    number NoBuffering = 0
    number LineBuffering = 1
    number (BlockBuffering _) = 2

hGetBuffering :: Handle -> IO BufferMode
hGetBuffering (Handle# n _ _ _)
  | intEq# n 1 = IO# (\_ -> case cellRead# stdoutMode# of
      0 -> Box# NoBuffering
      1 -> Box# LineBuffering
      _ -> Box# (BlockBuffering Nothing))
  | intEq# n 2 = pure NoBuffering
  | otherwise = pure (BlockBuffering Nothing)

hSetEcho :: Handle -> Bool -> IO ()
hSetEcho _ _ = pure ()

hGetEcho :: Handle -> IO Bool
hGetEcho _ = pure False

hSetEncoding :: Handle -> TextEncoding -> IO ()
hSetEncoding _ _ = pure ()

hSetNewlineMode :: Handle -> NewlineMode -> IO ()
hSetNewlineMode _ _ = pure ()

hSetBinaryMode :: Handle -> Bool -> IO ()
hSetBinaryMode _ _ = pure ()

hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsSeekable, hIsTerminalDevice :: Handle -> IO Bool
hIsOpen h = fmap (\state -> intEq# state 0) (state# h)
hIsClosed h = fmap (\state -> intEq# state 2) (state# h)
hIsReadable h@(Handle# _ _ readable _) = open'# "hIsReadable" h (pure readable)
hIsWritable h@(Handle# _ _ readable _) = open'# "hIsWritable" h (pure (not readable))
hIsSeekable _ = pure False
hIsTerminalDevice _ = pure False

endOfFile# :: String -> Handle -> IO a
endOfFile# place (Handle# _ name _ _) = ioError (IOError# EndOfFile place "" (Just name))

-- | The next character of a number's file, or -1.
nextChar#, lookAhead# :: Int -> IO Int
nextChar# n = IO# (\_ -> case getChar# n of !c -> Box# c)
lookAhead# n = IO# (\_ -> case peekChar# n of !c -> Box# c)

hIsEOF :: Handle -> IO Bool
hIsEOF h = input# "hIsEOF" h (\n -> fmap (\c -> intLt# c 0) (lookAhead# n))

isEOF :: IO Bool
isEOF = hIsEOF stdin

hReady :: Handle -> IO Bool
hReady h = fmap not (hIsEOF h)

hWaitForInput :: Handle -> Int -> IO Bool
hWaitForInput h _ = hReady h

hLookAhead :: Handle -> IO Char
hLookAhead h = input# "hLookAhead" h (\n -> lookAhead# n >>= \c ->
  if intLt# c 0 then endOfFile# "hLookAhead" h else pure (intToChar# c))

hGetChar :: Handle -> IO Char
hGetChar h = input# "hGetChar" h (\n -> nextChar# n >>= \c ->
  if intLt# c 0 then endOfFile# "hGetChar" h else pure (intToChar# c))

getChar :: IO Char
getChar = hGetChar stdin

hGetLine :: Handle -> IO String
hGetLine h = input# "hGetLine" h (\n -> nextChar# n >>= \c ->
  if intLt# c 0 then endOfFile# "hGetLine" h else line n [] c)
  where
    line :: Int -> String -> Int -> IO String
    line n acc c
      | intEq# c 10 || intLt# c 0 = pure (reverse acc)
      | otherwise = nextChar# n >>= line n (intToChar# c : acc)

getLine :: IO String
getLine = hGetLine stdin

-- | All that is left, read when it is looked at.
hGetContents :: Handle -> IO String
hGetContents h = input# "hGetContents" h (\n -> setState# h 1 >> rest n)
  where
    rest :: Int -> IO String
    rest n = unsafeInterleaveIO (state# h >>= \state ->
      if intEq# state 2 then refused# "hGetContents" h "delayed read on closed handle" else nextChar# n >>= \c ->
        if intLt# c 0 then hClose h >> pure [] else fmap (intToChar# c :) (rest n))

hGetContents' :: Handle -> IO String
hGetContents' h = hGetContents h >>= \s -> evaluate (lengthList# s) >> pure s

getContents :: IO String
getContents = hGetContents stdin

getContents' :: IO String
getContents' = hGetContents' stdin

interact :: (String -> String) -> IO ()
interact f = getContents >>= \s -> putStr (f s)

readIO :: Read a => String -> IO a
readIO s = case readEither s of
  Right x -> pure x
  Left text -> ioError (userError (if text == "Prelude.read: no parse" then "Prelude.readIO: no parse"
    else "Prelude.readIO: ambiguous parse"))

readLn :: Read a => IO a
readLn = getLine >>= readIO

-- Files ---------------------------------------------------------------------------------------------------------------

openFile :: FilePath -> IOMode -> IO Handle
openFile path mode = case mode of
  -- Where there are no files, that is to be said before the path matters: there is none of no name.
  ReadMode -> opened (IO# (\_ -> case open# (strPack# []) of !_ -> case open# (strPack# path) of !n -> Box# n))
  WriteMode -> opened (created 0)
  AppendMode -> opened (created 1)
  ReadWriteMode -> ioError (IOError# OtherError "openFile" "a file is either read or written" (Just path))
  where
    created :: Int -> IO Int
    created append = IO# (\_ -> case create# (strPack# path) append of !n -> Box# n)
    opened :: IO Int -> IO Handle
    opened act = act >>= \n ->
      if intLt# n 0 then ioError (IOError# NoSuchThing "openFile" "No such file or directory" (Just path)) else
        IO# (\_ -> case cellNew# 0 of !state -> Box# (Handle# n path (mode == ReadMode) state))

withFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile path mode act = openFile path mode >>= \h ->
  catchAny# (act h) (\e -> hClose h >> throwIO e) >>= \r -> hClose h >> pure r

readFile, readFile' :: FilePath -> IO String
readFile path = openFile path ReadMode >>= hGetContents
readFile' path = openFile path ReadMode >>= hGetContents'

writeFile, appendFile :: FilePath -> String -> IO ()
writeFile path text = withFile path WriteMode (\h -> hPutStr h text)
appendFile path text = withFile path AppendMode (\h -> hPutStr h text)
