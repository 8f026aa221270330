-- Classes of characters: a tokenizer, a parser, changes of case.
-- @explore tokenize parse term factor eval caesar capitalize isPal run
module Tokens where
import Data.Char
import qualified Data.Map as M

data Token = TNum Int | TId String | TOp Char | TParen Bool deriving (Show, Eq)

tokenize :: String -> Either String [Token]
tokenize [] = Right []
tokenize (c:cs)
  | isSpace c = tokenize cs
  | isDigit c = let (ds, rest) = span isDigit (c:cs) in (TNum (read ds) :) <$> tokenize rest
  | isAlpha c = let (as, rest) = span isAlphaNum (c:cs) in (TId as :) <$> tokenize rest
  | c `elem` "+-*/" = (TOp c :) <$> tokenize cs
  | c == '(' = (TParen True :) <$> tokenize cs
  | c == ')' = (TParen False :) <$> tokenize cs
  | otherwise = Left ("bad " ++ show c)

data Expr = Num Int | Var String | Bin Char Expr Expr deriving Show

parse :: [Token] -> Maybe (Expr, [Token])
parse ts = do
  (l, r) <- term ts
  go l r
  where
    go l (TOp o : r) | o `elem` "+-" = do
      (x, r') <- term r
      go (Bin o l x) r'
    go l r = Just (l, r)

term :: [Token] -> Maybe (Expr, [Token])
term ts = do
  (l, r) <- factor ts
  go l r
  where
    go l (TOp o : r) | o `elem` "*/" = do
      (x, r') <- factor r
      go (Bin o l x) r'
    go l r = Just (l, r)

factor :: [Token] -> Maybe (Expr, [Token])
factor (TNum n : r) = Just (Num n, r)
factor (TId s : r) = Just (Var s, r)
factor (TParen True : r) = case parse r of
  Just (e, TParen False : r') -> Just (e, r')
  _ -> Nothing
factor _ = Nothing

eval :: M.Map String Int -> Expr -> Int
eval _ (Num n) = n
eval env (Var v) = env M.! v
eval env (Bin '+' a b) = eval env a + eval env b
eval env (Bin '-' a b) = eval env a - eval env b
eval env (Bin '*' a b) = eval env a * eval env b
eval env (Bin '/' a b) = eval env a `div` eval env b

caesar :: Int -> String -> String
caesar n = map shift
  where shift c | isUpper c && isAscii c = rot 'A' c
                | isLower c && isAscii c = rot 'a' c
                | otherwise = c
        rot b c = chr ((ord c - ord b + n) `mod` 26 + ord b)


capitalize :: String -> String
capitalize = unwords . map cap . words
  where cap (c:cs) = toUpper c : map toLower cs
        cap [] = []


isPal :: String -> Bool
isPal s = cleaned == reverse cleaned where cleaned = map toLower (filter isAlpha s)

run :: String -> Maybe Int
run s = case tokenize s of
  Right ts -> case parse ts of
    Just (e, []) -> Just (eval M.empty e)
    _ -> Nothing
  Left _ -> Nothing
