-- A recursive descent parser and pretty printer with precedence, errors with positions.
module Main where

import Data.Char

data Tok = TNum Int | TId String | TOp Char | TEnd deriving (Show, Eq)
type Pos = Int

lexer :: String -> Either (Pos, Char) [(Pos, Tok)]
lexer = go 1
  where
    go p [] = Right [(p, TEnd)]
    go p s@(c : cs)
      | isSpace c = go (p + 1) cs
      | isDigit c = let (d, r) = span isDigit s in ((p, TNum (read d)) :) <$> go (p + length d) r
      | isAlpha c = let (d, r) = span isAlphaNum s in ((p, TId d) :) <$> go (p + length d) r
      | c `elem` "+-*/()=" = ((p, TOp c) :) <$> go (p + 1) cs
      | otherwise = Left (p, c)

data E = N Int | V String | Bin Char E E | Neg E deriving (Show, Eq)

type P a = [(Pos, Tok)] -> Either String (a, [(Pos, Tok)])

expr, term, factor :: P E
expr ts = term ts >>= uncurry loop
  where loop l ((_, TOp o) : r) | o `elem` "+-" = term r >>= \(x, r') -> loop (Bin o l x) r'
        loop l r = Right (l, r)
term ts = factor ts >>= uncurry loop
  where loop l ((_, TOp o) : r) | o `elem` "*/" = do
          (x, r') <- factor r
          loop (Bin o l x) r'
        loop l r = Right (l, r)
factor ((_, TNum n) : r) = Right (N n, r)
factor ((_, TId v) : r) = Right (V v, r)
factor ((_, TOp '-') : r) = do { (e, r') <- factor r; return (Neg e, r') }
factor ((p, TOp '(') : r) = do
  (e, r') <- expr r
  case r' of
    (_, TOp ')') : r'' -> Right (e, r'')
    (q, t) : _ -> Left ("unclosed ( of " ++ show p ++ " at " ++ show q ++ ", found " ++ show t)
    [] -> Left "impossible"
factor ((p, t) : _) = Left ("unexpected " ++ show t ++ " at " ++ show p)
factor [] = Left "empty"

parse :: String -> Either String E
parse s = case lexer s of
  Left (p, c) -> Left ("bad character " ++ show c ++ " at " ++ show p)
  Right ts -> case expr ts of
    Right (e, [(_, TEnd)]) -> Right e
    Right (_, (p, t) : _) -> Left ("left over " ++ show t ++ " at " ++ show p)
    Right (_, []) -> Left "?"
    Left m -> Left m

pp :: Int -> E -> ShowS
pp _ (N n) = shows n
pp _ (V v) = showString v
pp d (Neg e) = showParen (d > 9) $ showChar '-' . pp 10 e
pp d (Bin o a b) = showParen (d > q) $ pp q a . showChar o . pp (q + 1) b
  where q = if o `elem` "+-" then 6 else 7

main :: IO ()
main = mapM_ (\s -> putStrLn (s ++ "  =>  " ++ either ("error: " ++) (\e -> pp 0 e "") (parse s)))
  ["1 + 2*3", "(1+2)*3", "1-2-3", "1-(2-3)", "-(a+b)*c1", "((x))", "1+", "(1+2", "1 $ 2", "1 2", ""]
