{-# LANGUAGE MagicHash #-}
-- | Input and output.
module System.IO
  ( IO, FilePath, Handle, stdin, stdout, stderr
  , withFile, openFile, withBinaryFile, openBinaryFile, IOMode (..), hClose, readFile, readFile', writeFile, appendFile
  , BufferMode (..), hSetBuffering, hGetBuffering, hFlush
  , hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsSeekable, hIsTerminalDevice, hSetEcho, hGetEcho
  , hIsEOF, isEOF, hWaitForInput, hReady, hGetChar, hGetLine, hLookAhead, hGetContents, hGetContents'
  , hPutChar, hPutStr, hPutStrLn, hPrint
  , interact, putChar, putStr, putStrLn, print, getChar, getLine, getContents, getContents', readIO, readLn
  , hSetBinaryMode, hSetEncoding, TextEncoding, utf8, latin1, localeEncoding
  , hSetNewlineMode, NewlineMode, noNewlineTranslation, universalNewlineMode, nativeNewlineMode, fixIO
  , mkTextEncoding, utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be, char8, hGetEncoding, hShow, hFileSize, hSetFileSize
  , Newline (..), nativeNewline, openTempFile
  ) where

import Snell.IO
import Snell.World (ask, askMaybe)
import Control.Monad.Fix (mfix)

fixIO :: (a -> IO a) -> IO a
fixIO = mfix

openBinaryFile :: FilePath -> IOMode -> IO Handle
openBinaryFile = openFile

withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withBinaryFile = withFile

mkTextEncoding :: String -> IO TextEncoding
mkTextEncoding _ = return utf8

utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be, char8 :: TextEncoding
utf8_bom = utf8
utf16 = utf8
utf16le = utf8
utf16be = utf8
utf32 = utf8
utf32le = utf8
utf32be = utf8
char8 = utf8

hGetEncoding :: Handle -> IO (Maybe TextEncoding)
hGetEncoding _ = return (Just utf8)

hShow :: Handle -> IO String
hShow = return . show

data Newline = LF | CRLF
  deriving (Eq, Ord, Show, Read)

nativeNewline :: Newline
nativeNewline = LF

-- | Of a file that is not open for writing.
hFileSize :: Handle -> IO Integer
hFileSize (Handle# _ name _ _) = fmap read (ask "hFileSize" "size" name)

hSetFileSize :: Handle -> Integer -> IO ()
hSetFileSize _ _ = ioError (userError "hSetFileSize: files keep their size")

openTempFile :: FilePath -> String -> IO (FilePath, Handle)
openTempFile folder name = go (1 :: Int)
  where
    (base, end) = break (== '.') name
    go n = askMaybe "kind" path >>= \kind -> case kind of
      Just "" -> fmap ((,) path) (openFile path WriteMode)
      Nothing -> fmap ((,) path) (openFile path WriteMode)
      _ -> go (n + 1)
      where path = folder ++ "/" ++ base ++ "-" ++ show n ++ end
