-- | A language of one's own: what it looks like, what it means, and what one would like to know about it.
-- docs/languages.md goes through it.
module Calc where

-- | Programs compute a number from an input.
data Expr
  = Num Integer
  | Input
  | Sub Expr Expr
  | Div Expr Expr
  | IfZero Expr Expr Expr
  deriving (Eq, Show)

-- | What a program gives on an input; 'Nothing' where it is stuck.
eval :: Integer -> Expr -> Maybe Integer
eval _ (Num k) = Just k
eval n Input = Just n
eval n (Sub a b) = (-) <$> eval n a <*> eval n b
eval n (Div a b) = do
  x <- eval n a
  y <- eval n b
  if y == 0 then Nothing else Just (x `div` y)
eval n (IfZero c t e) = do
  k <- eval n c
  if k == 0 then eval n t else eval n e

-- | The same language, or so it was meant: both arms of a conditional are evaluated.
eager :: Integer -> Expr -> Maybe Integer
eager _ (Num k) = Just k
eager n Input = Just n
eager n (Sub a b) = (-) <$> eager n a <*> eager n b
eager n (Div a b) = do
  x <- eager n a
  y <- eager n b
  if y == 0 then Nothing else Just (x `div` y)
eager n (IfZero c t e) = do
  k <- eager n c
  whenZero <- eager n t
  otherwise' <- eager n e
  Just (if k == 0 then whenZero else otherwise')

-- | Programs that do the same with less work, or so it was meant.
simplify :: Expr -> Expr
simplify (Sub a (Num 0)) = simplify a
simplify (Sub a b) = Sub (simplify a) (simplify b)
simplify (Div a b)
  | a == b = Num 1
  | otherwise = Div (simplify a) (simplify b)
simplify (IfZero (Num 0) t _) = simplify t
simplify (IfZero c t e) = IfZero (simplify c) (simplify t) (simplify e)
simplify e = e

prop_simplify :: Integer -> Expr -> Bool
prop_simplify n e = eval n (simplify e) == eval n e

-- ? eval n (Sub (Num 50) Input) == Just 42
-- ? eval 5 e == Just 42 && eval 6 e == Just 0
-- ? eval n (Div (Num 1) (Sub Input (Num 3))) == Nothing
