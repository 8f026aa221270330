-- Files: write, append, read, handles, line by line, removed at the end.
module Main where

import System.IO
import System.Directory
import Control.Exception
import Control.Monad

main :: IO ()
main = do
  tmp <- getTemporaryDirectory
  (path, h0) <- openTempFile tmp "corpus.txt"
  hClose h0
  flip finally (removeFile path) $ do
    writeFile path "one\ntwo\n"
    appendFile path "three"
    s <- readFile path
    print (lines s, length s)
    withFile path ReadMode $ \h -> do
      l1 <- hGetLine h
      eof <- hIsEOF h
      rest <- hGetContents h
      print (l1, eof, rest)
    h <- openFile path WriteMode
    hSetBuffering h LineBuffering
    forM_ [1 .. 3 :: Int] (hPrint h)
    hPutStr h "end"
    hClose h
    readFile path >>= putStrLn
    ex <- doesFileExist path
    print ex
    interleave <- withFile path ReadMode (\hd -> let loop n = do { e <- hIsEOF hd; if e then return n else hGetLine hd >> loop (n + 1) } in loop (0 :: Int))
    print interleave
  doesFileExist path >>= print
