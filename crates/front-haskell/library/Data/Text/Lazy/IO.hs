-- | Input and output of text.
module Data.Text.Lazy.IO
  ( putStr, putStrLn, getLine, getContents, interact, hPutStr, hPutStrLn, hGetLine, hGetContents
  , readFile, writeFile, appendFile
  ) where

import Prelude hiding (putStr, putStrLn, getLine, getContents, interact, readFile, writeFile, appendFile)
import qualified System.IO as P
import System.IO (Handle)
import Data.Text.Lazy (Text, pack, unpack)

putStr, putStrLn :: Text -> IO ()
putStr t = P.putStr (unpack t)
putStrLn t = P.putStrLn (unpack t)

getLine, getContents :: IO Text
getLine = fmap pack P.getLine
getContents = fmap pack P.getContents

interact :: (Text -> Text) -> IO ()
interact f = P.interact (\s -> unpack (f (pack s)))

hPutStr, hPutStrLn :: Handle -> Text -> IO ()
hPutStr h t = P.hPutStr h (unpack t)
hPutStrLn h t = P.hPutStrLn h (unpack t)

hGetLine, hGetContents :: Handle -> IO Text
hGetLine h = fmap pack (P.hGetLine h)
hGetContents h = fmap pack (P.hGetContents h)

readFile :: FilePath -> IO Text
readFile path = fmap pack (P.readFile path)

writeFile, appendFile :: FilePath -> Text -> IO ()
writeFile path t = P.writeFile path (unpack t)
appendFile path t = P.appendFile path (unpack t)
