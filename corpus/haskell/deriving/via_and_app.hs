-- A newtype over a transformer stack with derived mtl classes, and deriving via.
{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingVia, StandaloneDeriving #-}
module Main where

import Control.Monad.Except
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer
import Data.Monoid (Any (..))

data Config = Config { limit :: Int, verbose :: Bool }
data AppError = LimitReached Int | Unknown String deriving (Show, Eq)

newtype App a = App { unApp :: ReaderT Config (StateT Int (WriterT [String] (Either AppError))) a }
  deriving (Functor, Applicative, Monad, MonadReader Config, MonadState Int, MonadWriter [String], MonadError AppError)

runApp :: Config -> Int -> App a -> Either AppError ((a, Int), [String])
runApp c s = runWriterT . flip runStateT s . flip runReaderT c . unApp

step :: String -> App Int
step name = do
  l <- asks limit
  n <- get
  v <- asks verbose
  when v $ tell [name ++ "@" ++ show n]
  when (n >= l) $ throwError (LimitReached n)
  put (n + length name)
  gets (* 2)

newtype Score = Score Int
  deriving (Show, Eq, Ord)
  deriving (Semigroup, Monoid) via (Sum Int)
newtype Flag = Flag Bool deriving stock (Show)
deriving via Any instance Semigroup Flag
deriving via Any instance Monoid Flag

main :: IO ()
main = do
  print (runApp (Config 10 True) 0 (mapM step ["abc", "de", "f"]))
  print (runApp (Config 4 True) 0 (mapM step ["abc", "de", "f"]))
  print (runApp (Config 4 False) 3 ((step "abcdef" >> step "x") `catchError` \e -> tell [show e] >> return 0))
  print (runApp (Config 1 True) 0 (local (\c -> c { limit = 100 }) (step "long" >> step "er")))
  print (mconcat [Score 1, Score 5], mempty :: Score, Flag False <> Flag True <> mempty)
