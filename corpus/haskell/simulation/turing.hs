-- A Turing machine with a zipper tape, and a Brainfuck interpreter with the same zipper.
module Main where

import Data.Char (chr, ord)
import qualified Data.Map as M

data Tape a = Tape [a] a [a]

left, right :: Tape a -> Tape a
left (Tape (l : ls) x rs) = Tape ls l (x : rs)
left t = t
right (Tape ls x (r : rs)) = Tape (x : ls) r rs
right t = t

blank :: a -> Tape a
blank b = Tape (repeat b) b (repeat b)

put :: a -> Tape a -> Tape a
put x (Tape l _ r) = Tape l x r

type Rule = (Char, Char, Tape Char -> Tape Char)

busy :: M.Map (Char, Char) Rule
busy = M.fromList
  [ (('A', '0'), ('1', 'B', right)), (('A', '1'), ('1', 'C', left))
  , (('B', '0'), ('1', 'A', left)), (('B', '1'), ('1', 'B', right))
  , (('C', '0'), ('1', 'B', left)), (('C', '1'), ('1', 'H', right)) ]

runTM :: Int -> Char -> Tape Char -> (Int, String)
runTM n st t@(Tape l x r) = case M.lookup (st, x) busy of
  Nothing -> (n, reverse (take 4 l) ++ [x] ++ take 4 r)
  Just (w, st', move) -> runTM (n + 1) st' (move (put w t))

bf :: String -> String -> String
bf src = go (Tape [] (head src) (tail src ++ "\0")) (blank 0)
  where
    go p@(Tape _ c _) d@(Tape _ v _) inp = case c of
      '\0' -> ""
      '>' -> next (right d)
      '<' -> next (left d)
      '+' -> next (put ((v + 1) `mod` 256) d)
      '-' -> next (put ((v - 1) `mod` 256) d)
      '.' -> chr v : next d
      ',' | i : is <- inp -> go (right p) (put (ord i) d) is
          | otherwise -> next (put 0 d)
      '[' | v == 0 -> go (right (seek right 0 p)) d inp
      ']' | v /= 0 -> go (right (seek left 0 p)) d inp
      _ -> next d
      where next d' = go (right p) d' inp
    seek move depth p@(Tape _ c _)
      | depth' == (0 :: Int) = p
      | otherwise = seek move depth' (move p)
      where depth' = case c of { '[' -> depth + 1; ']' -> depth - 1; _ -> depth }

main :: IO ()
main = do
  print (runTM 0 'A' (blank '0'))
  putStrLn (bf "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++." "")
  putStrLn (bf ",[.,]" "echo")
