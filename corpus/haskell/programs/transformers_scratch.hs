-- Monad transformers written from scratch (StateT, ReaderT, WriterT, ExceptT, ContT) with their lifting classes.
{-# LANGUAGE FunctionalDependencies, FlexibleInstances, FlexibleContexts, UndecidableInstances, InstanceSigs #-}
module Main where

import Data.Char (isDigit, isSpace)

-- Identity ------------------------------------------------------------------

newtype Id a = Id { runId :: a }
instance Functor Id where fmap f (Id a) = Id (f a)
instance Applicative Id where { pure = Id; Id f <*> Id a = Id (f a) }
instance Monad Id where Id a >>= k = k a

class MonadT t where
  up :: Monad m => m a -> t m a

-- StateT ----------------------------------------------------------------------

newtype StT s m a = StT { runStT :: s -> m (a, s) }

instance Monad m => Functor (StT s m) where
  fmap :: (a -> b) -> StT s m a -> StT s m b
  fmap f (StT g) = StT $ \s -> g s >>= \(a, s') -> return (f a, s')
instance Monad m => Applicative (StT s m) where
  pure a = StT $ \s -> return (a, s)
  StT mf <*> StT ma = StT $ \s -> do
    (f, s1) <- mf s
    (a, s2) <- ma s1
    return (f a, s2)
instance Monad m => Monad (StT s m) where
  (>>=) :: StT s m a -> (a -> StT s m b) -> StT s m b
  StT g >>= k = StT $ \s -> g s >>= \(a, s') -> runStT (k a) s'
instance MonadT (StT s) where
  up m = StT $ \s -> m >>= \a -> return (a, s)

-- ReaderT ---------------------------------------------------------------------

newtype RdT r m a = RdT { runRdT :: r -> m a }

instance Functor m => Functor (RdT r m) where fmap f (RdT g) = RdT (fmap f . g)
instance Applicative m => Applicative (RdT r m) where
  pure = RdT . const . pure
  RdT f <*> RdT a = RdT (\r -> f r <*> a r)
instance Monad m => Monad (RdT r m) where
  RdT g >>= k = RdT (\r -> g r >>= \a -> runRdT (k a) r)
instance MonadT (RdT r) where up = RdT . const

-- WriterT ---------------------------------------------------------------------

newtype WrT w m a = WrT { runWrT :: m (a, w) }

instance Functor m => Functor (WrT w m) where
  fmap f (WrT m) = WrT (fmap (\(a, w) -> (f a, w)) m)
instance (Monoid w, Applicative m) => Applicative (WrT w m) where
  pure a = WrT (pure (a, mempty))
  WrT f <*> WrT a = WrT (comb <$> f <*> a)
    where comb (g, w) (x, w') = (g x, w <> w')
instance (Monoid w, Monad m) => Monad (WrT w m) where
  WrT m >>= k = WrT $ do
    (a, w) <- m
    (b, w') <- runWrT (k a)
    pure (b, w <> w')
instance Monoid w => MonadT (WrT w) where
  up m = WrT (m >>= \a -> return (a, mempty))

-- ExceptT ---------------------------------------------------------------------

newtype ExT e m a = ExT { runExT :: m (Either e a) }

instance Functor m => Functor (ExT e m) where fmap f = ExT . fmap (fmap f) . runExT
instance Monad m => Applicative (ExT e m) where
  pure = ExT . return . Right
  ExT f <*> ExT a = ExT (f >>= either (return . Left) (\g -> fmap (fmap g) a))
instance Monad m => Monad (ExT e m) where
  ExT m >>= k = ExT (m >>= either (return . Left) (runExT . k))
instance MonadT (ExT e) where up = ExT . fmap Right

-- ContT ------------------------------------------------------------------------

newtype CoT r m a = CoT { runCoT :: (a -> m r) -> m r }

instance Functor (CoT r m) where fmap f (CoT c) = CoT (\k -> c (k . f))
instance Applicative (CoT r m) where { pure a = CoT ($ a); CoT f <*> CoT a = CoT (\k -> f (\g -> a (k . g))) }
instance Monad (CoT r m) where CoT c >>= f = CoT (\k -> c (\a -> runCoT (f a) k))
instance MonadT (CoT r) where up m = CoT (m >>=)

callcc :: ((a -> CoT r m b) -> CoT r m a) -> CoT r m a
callcc f = CoT $ \k -> runCoT (f (\a -> CoT (\_ -> k a))) k

-- The classes --------------------------------------------------------------------

class Monad m => HasState s m | m -> s where
  fetch :: m s
  store :: s -> m ()

class Monad m => HasEnv r m | m -> r where
  env :: m r
  locally :: (r -> r) -> m a -> m a

class (Monoid w, Monad m) => HasLog w m | m -> w where
  say :: w -> m ()

class Monad m => HasErr e m | m -> e where
  raise :: e -> m a
  rescue :: m a -> (e -> m a) -> m a

update :: HasState s m => (s -> s) -> m ()
update f = fetch >>= store . f

instance Monad m => HasState s (StT s m) where
  fetch = StT (\s -> return (s, s))
  store s = StT (\_ -> return ((), s))
instance HasState s m => HasState s (RdT r m) where { fetch = up fetch; store = up . store }
instance (Monoid w, HasState s m) => HasState s (WrT w m) where { fetch = up fetch; store = up . store }
instance HasState s m => HasState s (ExT e m) where { fetch = up fetch; store = up . store }
instance HasState s m => HasState s (CoT r m) where { fetch = up fetch; store = up . store }

instance Monad m => HasEnv r (RdT r m) where
  env = RdT return
  locally f (RdT g) = RdT (g . f)
instance HasEnv r m => HasEnv r (StT s m) where
  env = up env
  locally f (StT g) = StT (locally f . g)
instance HasEnv r m => HasEnv r (ExT e m) where
  env = up env
  locally f (ExT m) = ExT (locally f m)
instance (Monoid w, HasEnv r m) => HasEnv r (WrT w m) where
  env = up env
  locally f (WrT m) = WrT (locally f m)

instance (Monoid w, Monad m) => HasLog w (WrT w m) where say w = WrT (return ((), w))
instance HasLog w m => HasLog w (StT s m) where say = up . say
instance HasLog w m => HasLog w (RdT r m) where say = up . say
instance HasLog w m => HasLog w (ExT e m) where say = up . say

instance Monad m => HasErr e (ExT e m) where
  raise = ExT . return . Left
  rescue (ExT m) h = ExT (m >>= either (runExT . h) (return . Right))
instance HasErr e m => HasErr e (StT s m) where
  raise = up . raise
  rescue (StT g) h = StT (\s -> g s `rescue` \e -> runStT (h e) s)
instance HasErr e m => HasErr e (RdT r m) where
  raise = up . raise
  rescue (RdT g) h = RdT (\r -> g r `rescue` \e -> runRdT (h e) r)
instance (Monoid w, HasErr e m) => HasErr e (WrT w m) where
  raise = up . raise
  rescue (WrT m) h = WrT (m `rescue` (runWrT . h))

-- A calculator written once against the classes -----------------------------------

data Tok = N Int | O Char | L | Rp deriving (Show, Eq)

lexer :: HasErr String m => String -> m [Tok]
lexer "" = return []
lexer (c:cs)
  | isSpace c = lexer cs
  | isDigit c = let (d, r) = span isDigit (c : cs) in fmap (N (read d) :) (lexer r)
  | c `elem` "+-*/" = fmap (O c :) (lexer cs)
  | c == '(' = fmap (L :) (lexer cs)
  | c == ')' = fmap (Rp :) (lexer cs)
  | otherwise = raise ("bad character " ++ [c])

next :: (HasState [Tok] m) => m (Maybe Tok)
next = do
  ts <- fetch
  case ts of
    [] -> return Nothing
    (t:_) -> return (Just t)

skip :: HasState [Tok] m => m ()
skip = update (drop 1)

calc :: (HasState [Tok] m, HasErr String m, HasLog [String] m, HasEnv Int m) => m Int
calc = term >>= more
  where
    more a = next >>= \t -> case t of
      Just (O o) | o `elem` "+-" -> do
        skip
        b <- term
        d <- env
        say [replicate d ' ' ++ show a ++ [' ', o, ' '] ++ show b]
        more (if o == '+' then a + b else a - b)
      _ -> return a
    term = factor >>= moreT
    moreT a = next >>= \t -> case t of
      Just (O '*') -> skip >> factor >>= moreT . (a *)
      Just (O '/') -> do
        skip
        b <- factor
        if b == 0 then raise "division by zero" else moreT (a `div` b)
      _ -> return a
    factor = next >>= \t -> case t of
      Just (N n) -> skip >> return n
      Just (O '-') -> skip >> fmap negate factor
      Just L -> do
        skip
        v <- locally (+ 2) calc
        t' <- next
        if t' == Just Rp then skip >> return v else raise "missing )"
      Just x -> raise ("unexpected " ++ show x)
      Nothing -> raise "unexpected end"

whole :: (HasState [Tok] m, HasErr String m, HasLog [String] m, HasEnv Int m) => String -> m Int
whole s = do
  ts <- lexer s
  store ts
  v <- calc
  r <- fetch
  if null r then return v else raise ("left over " ++ show (length r))

-- two different stacks for the same program: does the log survive an error?
run1 :: String -> (Either String (Int, [Tok]), [String])
run1 s = runId (runWrT (runExT (runStT (runRdT (whole s) 0) [])))

run2 :: String -> Either String ((Int, [String]), [Tok])
run2 s = runId (runExT (runRdT (runStT (runWrT (whole s)) []) 0))

safely :: (HasErr String m, HasState [Tok] m, HasLog [String] m, HasEnv Int m) => String -> m Int
safely s = whole s `rescue` \e -> say ["rescued: " ++ e] >> return 0

-- Early exit by continuation, with state underneath
search :: (Int -> Bool) -> [Int] -> (Maybe Int, Int)
search p xs = runId (runStT (runCoT (callcc loop) return) 0)
  where
    loop exit = do
      mapM_ (\x -> update (+ 1) >> (if p x then exit (Just x) else return Nothing)) xs
      return Nothing

main :: IO ()
main = do
  mapM_ (\s -> print (run1 s) >> print (run2 s))
    [ "1 + 2 * 3", "(1 + 2) * (3 - (4 - 5))", "2 * (3", "8 / (4 - 2 - 2)", "7 & 8", "1 2", "-(-3 + 1) - -4", "" ]
  print (runId (runWrT (runExT (runStT (runRdT (mapM safely ["1+1", "1/0", "(2+3)*4", ")"]) 0) []))))
  print (search (> 10) [3, 8, 14, 2, 99])
  print (search (> 100) [3, 8, 14])
  r <- runStT (mapM (\x -> up (print x) >> update (+ x) >> fetch) [1 .. 4 :: Int]) 100
  print r
