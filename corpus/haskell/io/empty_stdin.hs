-- Reading at the end of input: getContents is empty, getLine fails with an EOF error.
import System.IO
import System.IO.Error
import Control.Exception

main :: IO ()
main = do
  eof <- isEOF
  print eof
  r <- try getLine
  case r of
    Left e | isEOFError e -> putStrLn "end of file"
           | otherwise -> putStrLn "other"
    Right l -> putStrLn l
  s <- getContents
  print (null s, lines s)
