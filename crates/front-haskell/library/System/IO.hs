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
  ) where

import Snell.IO
import Control.Monad.Fix (mfix)

fixIO :: (a -> IO a) -> IO a
fixIO = mfix

openBinaryFile :: FilePath -> IOMode -> IO Handle
openBinaryFile = openFile

withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withBinaryFile = withFile
