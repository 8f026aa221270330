-- Semicolons in implicit blocks: several items on a line, trailing and empty ones.
module Main where
import Data.Char (ord); import Data.Maybe (fromMaybe)

x, y, z :: Int; x = 1; y = 2
z = 3;
f 0 = 'a'; f 1 = 'b'
f _ = 'c';;

data A = A1 | A2 deriving (Show, Enum); type B = A;

main = do
  print x; print y;
  print z;;
  let a = 1; b = 2
      c = 3;
  print (a + b + c)
  putStrLn (map f [0, 1, 2]);
  case x of 0 -> putStrLn "0"; 1 -> do putStrLn "1"; putStrLn "still one"
  let { d = 4
   ; e = 5 } ; print (d * e)
  print [A1 ..] ; print (fromMaybe 0 (Just (ord 'A')))
  where w = 1; v = 2
