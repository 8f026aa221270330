-- Actions, exceptions, mutable state, local polymorphism, existential types and GADTs.
-- @actions bump readBack guarded0 safeDivide chooseIO whenPositive
-- @explore bump readBack guarded0 safeDivide chooseIO whenPositive counterST runState2 evalG shapeArea showables applyPoly writer
{-# LANGUAGE ExistentialQuantification, GADTs, RankNTypes #-}
module Actions where

import Control.Exception
import Control.Monad
import Control.Monad.ST
import Data.IORef
import Data.STRef

data G a where
  IntG :: Int -> G Int
  BoolG :: Bool -> G Bool
  IfG :: G Bool -> G Int -> G Int -> G Int
  LessG :: G Int -> G Int -> G Bool

data Shape = Sq Int | Rect Int Int
  deriving Show

bump :: Int -> IO Int
bump n = do
  r <- newIORef n
  modifyIORef r (+ 1)
  readIORef r

readBack :: [Int] -> IO [Int]
readBack xs = do
  r <- newIORef []
  forM_ xs $ \x -> when (x > 0) (modifyIORef r (x :))
  readIORef r

guarded0 :: Int -> IO String
guarded0 n = (evaluate (10 `div` n) >>= \q -> return (if q > 4 then "big" else "small")) `catch` handler
  where
    handler :: ArithException -> IO String
    handler e = return ("caught " ++ show e)

safeDivide :: Int -> Int -> IO (Either ArithException Int)
safeDivide a b = try (evaluate (a `div` b))

chooseIO :: Maybe Int -> IO Int
chooseIO (Just n) | n > 3 = return n
chooseIO (Just _) = throwIO (userError "small")
chooseIO Nothing = ioError (userError "none")

whenPositive :: Int -> IO Bool
whenPositive n = do
  r <- newIORef False
  when (n > 0) $ writeIORef r True
  readIORef r

counterST :: [Bool] -> Int
counterST bs = runST $ do
  r <- newSTRef 0
  forM_ bs $ \b -> when b (modifySTRef r (+ 1))
  readSTRef r

newtype State s a = State { runState :: s -> (a, s) }

runState2 :: Int -> State Int Bool
runState2 n = State $ \s -> if s > n then (True, s) else (False, s + n)

evalG :: G Int -> Int
evalG (IntG n) = n
evalG (IfG c a b) = if test c then evalG a else evalG b

test :: G Bool -> Bool
test (BoolG b) = b
test (LessG a b) = evalG a < evalG b

shapeArea :: Shape -> Int
shapeArea (Sq n) = n * n
shapeArea (Rect a b) = a * b

showables :: Bool -> [String]
showables b = map render [Wrap b, Wrap 'x', Wrap (Just b)]

data Wrapped = forall a. Show a => Wrap a

render :: Wrapped -> String
render (Wrap a) = show a

applyPoly :: (Int, Bool) -> (Int, Bool)
applyPoly (n, b) = both (\x -> x)
  where
    both :: (forall a. a -> a) -> (Int, Bool)
    both f = (f n, f b)

newtype Writer w a = Writer (a, w)
  deriving Show

writer :: Int -> Writer [String] Int
writer n
  | n > 5 = Writer (n, ["big"])
  | otherwise = Writer (n + 1, [])
