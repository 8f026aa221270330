-- A finally tagless interpreter: one term, many meanings (evaluate, print, count, optimise, compile), with effects as classes too.
{-# LANGUAGE RankNTypes, FlexibleInstances #-}
module Main where

import Control.Monad.State hiding (fix)
import Control.Monad.Writer (Writer, runWriter, tell)

class LangSym repr where
  int  :: Int -> repr Int
  bool :: Bool -> repr Bool
  add  :: repr Int -> repr Int -> repr Int
  mul  :: repr Int -> repr Int -> repr Int
  leq  :: repr Int -> repr Int -> repr Bool
  if_  :: repr Bool -> repr a -> repr a -> repr a
  lam  :: (repr a -> repr b) -> repr (a -> b)
  app  :: repr (a -> b) -> repr a -> repr b
  fix  :: (repr a -> repr a) -> repr a

-- Meaning 1: Haskell values
newtype R a = R { unR :: a }

instance LangSym R where
  int = R
  bool = R
  add (R a) (R b) = R (a + b)
  mul (R a) (R b) = R (a * b)
  leq (R a) (R b) = R (a <= b)
  if_ (R c) t e = if c then t else e
  lam f = R (unR . f . R)
  app (R f) (R a) = R (f a)
  fix f = R (let x = unR (f (R x)) in x)

-- Meaning 2: text, with a supply of variable names
newtype S a = S { unS :: Int -> Int -> ShowS }   -- precedence, next variable

instance LangSym S where
  int n = S (\p _ -> showsPrec p n)
  bool b = S (\_ _ -> shows b)
  add = infixS 6 " + "
  mul = infixS 7 " * "
  leq = infixS 4 " <= "
  if_ (S c) (S t) (S e) = S $ \p v -> showParen (p > 0) (showString "if " . c 0 v . showString " then " . t 0 v . showString " else " . e 0 v)
  lam f = S $ \p v -> showParen (p > 0) (showChar '\\' . var v . showString " -> " . unS (f (S (\_ _ -> var v))) 0 (v + 1))
  app (S f) (S a) = S $ \p v -> showParen (p > 10) (f 10 v . showChar ' ' . a 11 v)
  fix f = S $ \p v -> showParen (p > 10) (showString "fix (\\" . var v . showString " -> " . unS (f (S (\_ _ -> var v))) 0 (v + 1) . showChar ')')

var :: Int -> ShowS
var n = showString (if n < 26 then [toEnum (fromEnum 'a' + n)] else 'x' : show n)

infixS :: Int -> String -> S a -> S b -> S c
infixS d op (S a) (S b) = S $ \p v -> showParen (p > d) (a d v . showString op . b (d + 1) v)

view :: S a -> String
view e = unS e 0 0 ""

-- Meaning 3: size
newtype Size a = Size { size :: Int }

instance LangSym Size where
  int _ = Size 1
  bool _ = Size 1
  add a b = Size (1 + size a + size b)
  mul a b = Size (1 + size a + size b)
  leq a b = Size (1 + size a + size b)
  if_ c t e = Size (1 + size c + size t + size e)
  lam f = Size (1 + size (f (Size 0)))
  app f a = Size (1 + size f + size a)
  fix f = Size (1 + size (f (Size 0)))

-- Meaning 4: partial evaluation on top of any other meaning
data P repr a = P { static :: Maybe a, dynamic :: repr a }

instance LangSym repr => LangSym (P repr) where
  int n = P (Just n) (int n)
  bool b = P (Just b) (bool b)
  add a b = case (static a, static b) of
    (Just x, Just y) -> int (x + y)
    (Just 0, _) -> b
    (_, Just 0) -> a
    _ -> P Nothing (add (dynamic a) (dynamic b))
  mul a b = case (static a, static b) of
    (Just x, Just y) -> int (x * y)
    (Just 1, _) -> b
    (_, Just 1) -> a
    (Just 0, _) -> int 0
    (_, Just 0) -> int 0
    _ -> P Nothing (mul (dynamic a) (dynamic b))
  leq a b = case (static a, static b) of
    (Just x, Just y) -> bool (x <= y)
    _ -> P Nothing (leq (dynamic a) (dynamic b))
  if_ c t e = case static c of
    Just b -> if b then t else e
    Nothing -> P Nothing (if_ (dynamic c) (dynamic t) (dynamic e))
  lam f = P Nothing (lam (dynamic . f . P Nothing))
  app f a = P Nothing (app (dynamic f) (dynamic a))
  fix f = P Nothing (fix (dynamic . f . P Nothing))

term1 :: LangSym r => r Int
term1 = add (mul (int 1) (int 7)) (if_ (leq (int 2) (int 3)) (int 10) (int 0))

power :: LangSym r => r (Int -> Int -> Int)
power = fix (\self -> lam (\x -> lam (\n -> if_ (leq n (int 0)) (int 1) (mul x (app (app self x) (add n (int (-1))))))))

term2 :: LangSym r => r (Int -> Int)
term2 = lam (\x -> add (mul x (int 1)) (add (int 0) (mul (int 0) x)))

everything :: Show a => (forall r. LangSym r => r a) -> IO ()
everything e = do
  putStrLn (view e)
  putStrLn (view (dynamic e))
  print (unR e, size e, size (dynamic e))

-- Effects in the same style: a program over an abstract monad

class Monad m => MonadConsole m where
  say :: String -> m ()
  hear :: m (Maybe String)

newtype Fake a = Fake { unFake :: StateT [String] (Writer [String]) a }
instance Functor Fake where fmap f (Fake m) = Fake (fmap f m)
instance Applicative Fake where { pure = Fake . pure; Fake f <*> Fake a = Fake (f <*> a) }
instance Monad Fake where Fake m >>= k = Fake (m >>= unFake . k)
instance MonadConsole Fake where
  say = Fake . lift . tell . pure
  hear = Fake (state (\ls -> case ls of { [] -> (Nothing, []); (x:xs) -> (Just x, xs) }))

instance MonadConsole IO where
  say = putStrLn
  hear = return (Just "quit")

adder :: MonadConsole m => Int -> m Int
adder total = do
  say ("total " ++ show total)
  l <- hear
  case l of
    Nothing -> say "bye" >> return total
    Just "quit" -> return total
    Just s -> adder (total + length s)

main :: IO ()
main = do
  everything term1
  everything (app term2 (int 5))
  everything (app (app power (int 3)) (int 4))
  putStrLn (view power)
  putStrLn (view (dynamic term2))
  print (runWriter (runStateT (unFake (adder 0)) ["one", "three", "quit", "unread"]))
  adder 40 >>= print
