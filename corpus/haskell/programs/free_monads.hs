-- Free monads from scratch: a key-value DSL with several interpreters, coproducts of effects, and a cooperative scheduler.
{-# LANGUAGE DeriveFunctor, TypeOperators, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
module Main where

import qualified Data.Map as M
import Control.Monad (ap, forM_, when)

data Free f a = Pure a | Free (f (Free f a))

instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free x) = Free (fmap (fmap f) x)
instance Functor f => Applicative (Free f) where { pure = Pure; (<*>) = ap }
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)

foldFree :: Functor f => (a -> r) -> (f r -> r) -> Free f a -> r
foldFree p _ (Pure a) = p a
foldFree p g (Free x) = g (fmap (foldFree p g) x)

-- coproducts, after "Data types à la carte"
infixr 6 :+:
data (f :+: g) a = Inl (f a) | Inr (g a) deriving Functor

class (Functor sub, Functor sup) => sub :<: sup where
  inj :: sub a -> sup a
instance Functor f => f :<: f where inj = id
instance {-# OVERLAPPING #-} (Functor f, Functor g) => f :<: (f :+: g) where inj = Inl
instance {-# OVERLAPPABLE #-} (Functor f, Functor g, Functor h, f :<: g) => f :<: (h :+: g) where inj = Inr . inj

send :: (f :<: g) => f (Free g a) -> Free g a
send = Free . inj

-- two effects
data KV a = Put String Int a | Get String (Maybe Int -> a) | Del String a deriving Functor
data Log a = Log String a deriving Functor

put :: (KV :<: f) => String -> Int -> Free f ()
put k v = send (Put k v (Pure ()))

get :: (KV :<: f) => String -> Free f (Maybe Int)
get k = send (Get k Pure)

del :: (KV :<: f) => String -> Free f ()
del k = send (Del k (Pure ()))

logMsg :: (Log :<: f) => String -> Free f ()
logMsg s = send (Log s (Pure ()))

increment :: (KV :<: f, Log :<: f) => String -> Free f Int
increment k = do
  v <- get k
  let n = maybe 1 (+ 1) v
  put k n
  when (v == Nothing) $ logMsg ("created " ++ k)
  return n

program :: (KV :<: f, Log :<: f) => Free f (Int, Maybe Int)
program = do
  _ <- increment "x"
  _ <- increment "y"
  n <- increment "x"
  del "y"
  logMsg "deleted y"
  m <- get "y"
  forM_ [1 .. 3] $ \_ -> increment "z"
  return (n, m)

-- interpreters
class Functor f => Run f where
  runAlg :: f (M.Map String Int -> ([String], r)) -> M.Map String Int -> ([String], r)
instance Run KV where
  runAlg (Put k v r) s = r (M.insert k v s)
  runAlg (Get k r) s = r (M.lookup k s) s
  runAlg (Del k r) s = r (M.delete k s)
instance Run Log where
  runAlg (Log m r) s = let (ms, x) = r s in (m : ms, x)
instance (Run f, Run g) => Run (f :+: g) where
  runAlg (Inl x) = runAlg x
  runAlg (Inr x) = runAlg x

run :: Run f => Free f a -> M.Map String Int -> ([String], (a, M.Map String Int))
run = foldFree (\a s -> ([], (a, s))) runAlg

class Functor f => Pretty f where
  prettyAlg :: f (Int -> [String]) -> Int -> [String]
instance Pretty KV where
  prettyAlg (Put k v r) n = (k ++ " := " ++ show v) : r n
  prettyAlg (Get k f) n = ("v" ++ show n ++ " <- " ++ k) : f (Just (n * 10)) (n + 1)
  prettyAlg (Del k r) n = ("delete " ++ k) : r n
instance Pretty Log where
  prettyAlg (Log m r) n = ("log " ++ show m) : r n
instance (Pretty f, Pretty g) => Pretty (f :+: g) where
  prettyAlg (Inl x) = prettyAlg x
  prettyAlg (Inr x) = prettyAlg x

pretty :: Pretty f => Free f a -> [String]
pretty p = foldFree (const (const ["done"])) prettyAlg p 0

-- cooperative threads
data Thread a = Yield a | Emit String a | Fork (Free Thread ()) a deriving Functor

yield :: Free Thread ()
yield = Free (Yield (Pure ()))
emit :: String -> Free Thread ()
emit s = Free (Emit s (Pure ()))
fork :: Free Thread () -> Free Thread ()
fork t = Free (Fork t (Pure ()))

roundRobin :: [Free Thread ()] -> [String]
roundRobin [] = []
roundRobin (Pure () : ts) = roundRobin ts
roundRobin (Free op : ts) = case op of
  Yield k -> roundRobin (ts ++ [k])
  Emit s k -> s : roundRobin (k : ts)
  Fork t k -> roundRobin (k : ts ++ [t])

worker :: String -> Int -> Free Thread ()
worker n k = forM_ [1 .. k] $ \i -> do
  emit (n ++ show i)
  when (i == 2) $ fork (emit (n ++ "-child") >> yield >> emit (n ++ "-grandchild"))
  yield

main :: IO ()
main = do
  let p = program :: Free (KV :+: Log) (Int, Maybe Int)
      (logs, (r, s)) = run p (M.fromList [("y", 41)])
  mapM_ putStrLn logs
  print (r, M.toList s)
  mapM_ putStrLn (pretty p)
  print (fst (run (program :: Free (Log :+: KV) (Int, Maybe Int)) M.empty))
  putStrLn (unwords (roundRobin [worker "a" 3, worker "b" 2, mapM_ (emit . show) [1 .. 3 :: Int]]))
