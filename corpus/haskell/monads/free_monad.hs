-- A free monad with two interpreters, and an operational DSL.
{-# LANGUAGE DeriveFunctor #-}
module Main where

data Free f a = Pure a | Free (f (Free f a))

instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free x) = Free (fmap (fmap f) x)
instance Functor f => Applicative (Free f) where
  pure = Pure
  Pure f <*> x = fmap f x
  Free g <*> x = Free (fmap (<*> x) g)
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)

data Cmd next = Say String next | Ask (String -> next) | Stop deriving Functor

liftF :: Functor f => f a -> Free f a
liftF = Free . fmap Pure

say :: String -> Free Cmd ()
say s = liftF (Say s ())
ask :: Free Cmd String
ask = liftF (Ask id)
stop :: Free Cmd a
stop = liftF Stop

program :: Free Cmd Int
program = do
  say "name?"
  n <- ask
  if null n then stop else say ("hi " ++ n)
  rest <- program
  return (rest + length n)

pureRun :: [String] -> Free Cmd a -> ([String], Maybe a)
pureRun _ (Pure a) = ([], Just a)
pureRun ins (Free c) = case c of
  Say s k -> let (o, r) = pureRun ins k in (s : o, r)
  Ask k | i : is <- ins -> pureRun is (k i)
        | otherwise -> (["eof"], Nothing)
  Stop -> (["stopped"], Nothing)

ioRun :: Free Cmd a -> IO (Maybe a)
ioRun (Pure a) = return (Just a)
ioRun (Free (Say s k)) = putStrLn s >> ioRun k
ioRun (Free (Ask k)) = ioRun (k "")
ioRun (Free Stop) = return Nothing

main :: IO ()
main = do
  let (out, r) = pureRun ["ann", "bob", ""] program
  mapM_ putStrLn out
  print r
  ioRun program >>= print
  print (snd (pureRun ["x", "y"] ((++) <$> ask <*> ask)))
