-- A hand-written Read instance with readsPrec, and lex-based parsing.
module Main where

import Data.Char

data Temp = C Double | F Double deriving (Show, Eq)
instance Read Temp where
  readsPrec d s = [(unit v, rest') | (v, rest) <- readsPrec d s, (u, rest') <- lex rest, Just unit <- [lookup u units]]
    where units = [("C", C), ("F", F)]

data Expr = Lit Int | Add Expr Expr deriving (Show)
instance Read Expr where
  readsPrec _ s0 = readParen False atom s0 ++ readParen True expr s0
    where
      atom s = [(Lit n, r) | (n, r) <- reads s]
      expr s = [(Add a b, r3) | (a, r1) <- reads s, ("+", r2) <- lex r1, (b, r3) <- reads r2]

tokens :: String -> [String]
tokens s = case lex s of
  [("", _)] -> []
  [(t, rest)] -> t : tokens rest
  _ -> ["?"]

main :: IO ()
main = do
  print (read "36.6 C" :: Temp)
  print (read "[1.5 C, 2 F]" :: [Temp])
  print (reads "(98 F)" :: [(Temp, String)], reads "(98) F!" :: [(Temp, String)])
  print (read "(1 + (2 + 3))" :: Expr)
  print (tokens "foo (bar+3.5) 'c' \"str\" >>= x'")
  print [(n, map toUpper r) | (n, r) <- reads "17 apples" :: [(Int, String)]]
