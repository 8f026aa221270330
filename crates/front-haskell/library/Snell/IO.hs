{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Input and output: the console.
module Snell.IO where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Read

foreign import prim "io.get-char" getChar# :: Int -> Int
foreign import prim "io.peek-char" peekChar# :: Int -> Int

type FilePath = String

-- | 0, 1 and 2 are the standard ones.
newtype Handle = Handle# Int

instance Eq Handle where
  Handle# a == Handle# b = a == b

instance Show Handle where
  showsPrec _ (Handle# n) = showString (case n of
    0 -> "<stdin>"
    1 -> "<stdout>"
    _ -> "<stderr>")

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
stdin = Handle# 0
stdout = Handle# 1
stderr = Handle# 2

utf8, latin1, localeEncoding :: TextEncoding
utf8 = UTF8#
latin1 = UTF8#
localeEncoding = UTF8#

noNewlineTranslation, universalNewlineMode, nativeNewlineMode :: NewlineMode
noNewlineTranslation = NewlineMode#
universalNewlineMode = NewlineMode#
nativeNewlineMode = NewlineMode#

-- | A handle that can be written to.
output# :: String -> Handle -> (Int -> IO a) -> IO a
output# name h@(Handle# n) act
  | intEq# n 0 = ioError (IOError# IllegalOperation name "handle is not open for writing" (Just (show h)))
  | otherwise = act n

-- | Whether standard input can be read: 0 yes, 1 no, as 'hGetContents' has it, 2 no, as it has been read to its end.
stdinState# :: Cell# Int
stdinState# = cellNew# 0

setStdinState# :: Int -> IO ()
setStdinState# n = IO# (\_ -> case cellWrite# stdinState# n of () -> Box# ())

-- | A handle that can be read from.
input# :: String -> Handle -> IO a -> IO a
input# name h@(Handle# n) act
  | intEq# n 0 = IO# (\_ -> case cellRead# stdinState# of !state -> Box# state) >>= \state -> case state of
      0 -> act
      1 -> refused "handle is semi-closed"
      _ -> refused "handle is closed"
  | otherwise = refused "handle is not open for reading"
  where
    refused text = ioError (IOError# IllegalOperation name text (Just (show h)))

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
hClose (Handle# n) = if intEq# n 0 then setStdinState# 2 else flushText# n

hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering (Handle# n) mode
  | intEq# n 1 = IO# (\_ -> case flush# 1 of () -> case cellWrite# stdoutMode# (number mode) of () -> Box# ())
  | otherwise = pure ()
  where
    number :: BufferMode -> Int
    number NoBuffering = 0
    number LineBuffering = 1
    number (BlockBuffering _) = 2

hGetBuffering :: Handle -> IO BufferMode
hGetBuffering (Handle# n)
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
hIsOpen _ = pure True
hIsClosed _ = pure False
hIsReadable (Handle# n) = pure (intEq# n 0)
hIsWritable (Handle# n) = pure (intNe# n 0)
hIsSeekable _ = pure False
hIsTerminalDevice _ = pure False

endOfFile# :: String -> IO a
endOfFile# name = ioError (IOError# EndOfFile name "" (Just "<stdin>"))

-- | The next character, or -1.
nextChar# :: IO Int
nextChar# = IO# (\_ -> case getChar# 0 of !c -> Box# c)

hIsEOF :: Handle -> IO Bool
hIsEOF h = input# "hIsEOF" h (IO# (\_ -> case peekChar# 0 of !c -> Box# (intLt# c 0)))

isEOF :: IO Bool
isEOF = hIsEOF stdin

hReady :: Handle -> IO Bool
hReady h = fmap not (hIsEOF h)

hWaitForInput :: Handle -> Int -> IO Bool
hWaitForInput h _ = hReady h

hLookAhead :: Handle -> IO Char
hLookAhead h = input# "hLookAhead" h
  (IO# (\_ -> case peekChar# 0 of !c -> Box# c) >>= \c ->
    if intLt# c 0 then endOfFile# "hLookAhead" else pure (intToChar# c))

hGetChar :: Handle -> IO Char
hGetChar h = input# "hGetChar" h
  (nextChar# >>= \c -> if intLt# c 0 then endOfFile# "hGetChar" else pure (intToChar# c))

getChar :: IO Char
getChar = hGetChar stdin

hGetLine :: Handle -> IO String
hGetLine h = input# "hGetLine" h
  (nextChar# >>= \c -> if intLt# c 0 then endOfFile# "hGetLine" else line [] c)
  where
    line :: String -> Int -> IO String
    line acc c
      | intEq# c 10 || intLt# c 0 = pure (reverse acc)
      | otherwise = nextChar# >>= line (intToChar# c : acc)

getLine :: IO String
getLine = hGetLine stdin

-- | All that is left, read when it is looked at.
hGetContents :: Handle -> IO String
hGetContents h = input# "hGetContents" h (setStdinState# 1 >> rest)
  where
    rest :: IO String
    rest = unsafeInterleaveIO (nextChar# >>= \c ->
      if intLt# c 0 then setStdinState# 2 >> pure [] else fmap (intToChar# c :) rest)

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

-- Files: there are none ---------------------------------------------------------------------------------------------

noFile# :: FilePath -> IO a
noFile# path = ioError (IOError# NoSuchThing "openFile" "No such file or directory" (Just path))

openFile :: FilePath -> IOMode -> IO Handle
openFile path _ = noFile# path

withFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile path _ _ = noFile# path

readFile, readFile' :: FilePath -> IO String
readFile path = noFile# path
readFile' path = noFile# path

writeFile, appendFile :: FilePath -> String -> IO ()
writeFile path _ = noFile# path
appendFile path _ = noFile# path
