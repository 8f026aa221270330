-- A default signature with an equality, which makes a method of a transformer from that of the monad inside.
{-# LANGUAGE DefaultSignatures, GADTs #-}
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer

class Monad m => MonadLog m where
  logIt :: String -> m ()
  default logIt :: (MonadTrans t, MonadLog n, m ~ t n) => String -> m ()
  logIt = lift . logIt
  level :: m Int
  default level :: (MonadTrans t, MonadLog n, m ~ t n) => m Int
  level = lift level

instance MonadLog IO where
  logIt = putStrLn . ("log: " ++)
  level = return 7
instance MonadLog m => MonadLog (StateT s m)
instance MonadLog m => MonadLog (ReaderT r m)
instance (Monoid w, MonadLog m) => MonadLog (WriterT w m) where
  logIt s = lift (logIt ("w:" ++ s))

twice :: MonadLog m => String -> m Int
twice s = logIt s >> logIt s >> level

main :: IO ()
main = do
  runReaderT (evalStateT (logIt "a" >> modify (+ 1) >> get >>= logIt . show) 41) ()
  n <- evalStateT (runReaderT (twice "b") 'r') "s"
  print n
  print =<< runWriterT (evalStateT (twice "c") True :: WriterT String IO Int)
