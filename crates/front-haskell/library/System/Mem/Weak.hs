-- | Weak pointers. What they point to stays, and nothing is finalized but by hand.
module System.Mem.Weak (Weak, mkWeak, deRefWeak, finalize, mkWeakPtr, addFinalizer, mkWeakPair) where

import Data.IORef

data Weak v = Weak (IORef (Maybe v)) (Maybe (IO ()))

mkWeak :: k -> v -> Maybe (IO ()) -> IO (Weak v)
mkWeak _ v end = newIORef (Just v) >>= \r -> return (Weak r end)

deRefWeak :: Weak v -> IO (Maybe v)
deRefWeak (Weak r _) = readIORef r

finalize :: Weak v -> IO ()
finalize (Weak r end) = readIORef r >>= \v -> case v of
  Nothing -> return ()
  Just _ -> writeIORef r Nothing >> maybe (return ()) id end

mkWeakPtr :: k -> Maybe (IO ()) -> IO (Weak k)
mkWeakPtr k = mkWeak k k

addFinalizer :: k -> IO () -> IO ()
addFinalizer _ _ = return ()

mkWeakPair :: k -> v -> Maybe (IO ()) -> IO (Weak (k, v))
mkWeakPair k v = mkWeak k (k, v)
