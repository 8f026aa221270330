-- print, putStr, putStrLn, hPutStr, shows and concatenated output.
module Main where

import System.IO
import Control.Monad

main :: IO ()
main = do
  putStr "no newline;"
  putStr ""
  putStrLn ""
  print "quoted \"text\"\n"
  putStrLn "plain \"text\""
  hPutStrLn stdout "to stdout"
  hPutStr stdout "x\ty\n"
  hPrint stdout (Just 1)
  putChar 'c' >> putChar '\n'
  mapM_ print [1, 2]
  forM_ (zip [1 :: Int ..] ["a", "b"]) $ \(i, s) -> putStrLn $ show i ++ s
  sequence_ [putStr (show n ++ " ") | n <- [1 .. 5]]
  putStrLn ""
  print ()
  putStr (unlines ["l1", "l2"])
  (putStrLn . unwords . map show) [1.5, 2]
  hFlush stdout
  let actions = [putStrLn "one", putStrLn "two"]
  head (tail actions)
  when False (putStrLn "never")
  r <- mapM (return . (+ 1)) [1, 2]
  print r
  putStrLn $ replicate 3 '-' ++ ">" ++ show (replicate 2 'x')
  print (putStrLn "not run" `seq` 1)
