-- Bank account simulation with IORef: mutable accounts, a deterministic random generator, an event queue and exceptions.
module Main where

import Control.Exception
import Control.Monad
import Data.IORef
import Data.List (sortOn)
import qualified Data.Map as Map
import Text.Printf (printf)

data Account = Account
  { accId :: Int
  , accOwner :: String
  , accBalance :: IORef Int
  , accLimit :: Int
  }

data BankError
  = Overdrawn { who :: String, short :: Int }
  | Frozen String
  deriving Show

instance Exception BankError where
  displayException (Overdrawn w s) = w ++ " is short of " ++ show s
  displayException (Frozen w) = w ++ " is frozen"

-- | A generator is just an action.
newRandom :: Int -> IO (Int -> IO Int)
newRandom seed = do
  ref <- newIORef seed
  return $ \bound -> atomicModifyIORef' ref $ \s ->
    let s' = (s * 6364136223846793005 + 1442695040888963407) `mod` 9223372036854775807
    in (s', abs (s' `div` 65536) `mod` bound)

newAccount :: IORef Int -> String -> Int -> Int -> IO Account
newAccount counter name start limit = do
  n <- readIORef counter
  writeIORef counter $! n + 1
  bal <- newIORef start
  return Account { accId = n, accOwner = name, accBalance = bal, accLimit = limit }

withdraw :: Account -> Int -> IO ()
withdraw a n = do
  b <- readIORef (accBalance a)
  when (b - n < negate (accLimit a)) $ throwIO (Overdrawn (accOwner a) (n - b - accLimit a))
  writeIORef (accBalance a) (b - n)

deposit :: Account -> Int -> IO ()
deposit a n
  | accOwner a == "eve" && n > 400 = throwIO (Frozen "eve")
  | otherwise = modifyIORef' (accBalance a) (+ n)

-- | All or nothing.
transfer :: Account -> Account -> Int -> IO ()
transfer a b n = do
  withdraw a n
  deposit b n `onException` modifyIORef' (accBalance a) (+ n)

data Stats = Stats { done :: !Int, refused :: !Int, frozen :: !Int, volume :: !Int } deriving Show

simulate :: (Int -> IO Int) -> [Account] -> Int -> IO Stats
simulate rnd accs rounds = do
  stats <- newIORef (Stats 0 0 0 0)
  forM_ [1 .. rounds] $ \k -> do
    i <- rnd (length accs)
    j <- rnd (length accs)
    amount <- (+ 1) <$> rnd 500
    let a = accs !! i
        b = accs !! j
    unless (i == j) $ do
      r <- try (transfer a b amount)
      case r of
        Right () -> modifyIORef' stats (\s -> s { done = done s + 1, volume = volume s + amount })
        Left e@(Overdrawn {}) -> do
          modifyIORef' stats (\s -> s { refused = refused s + 1 })
          when (k <= 20) $ putStrLn ("  round " ++ show k ++ ": " ++ displayException e)
        Left (Frozen _) -> modifyIORef' stats (\s -> s { frozen = frozen s + 1 })
  readIORef stats

histogram :: [Int] -> Map.Map Int Int
histogram = foldr (\x -> Map.insertWith (+) (x `div` 250) 1) Map.empty

main :: IO ()
main = do
  rnd <- newRandom 42
  counter <- newIORef 1000
  accs <- zipWithM (\n k -> newAccount counter n (k * 100) (if even k then 50 else 0))
            ["ann", "bob", "cid", "dee", "eve"] [3 ..]
  before <- sum <$> mapM (readIORef . accBalance) accs
  st <- simulate rnd accs 300
  print st
  after <- sum <$> mapM (readIORef . accBalance) accs
  printf "before %d, after %d: %s\n" before after (if before == after then "balanced" else "LEAK")
  rows <- forM accs $ \a -> do
    b <- readIORef (accBalance a)
    return (accId a, accOwner a, b)
  forM_ (sortOn (\(_, _, b) -> negate b) rows) $ \(i, o, b) -> printf "%d %-4s %6d\n" i o b
  samples <- replicateM 40 (rnd 1000)
  print (take 10 samples)
  print (Map.toList (histogram samples))
  outcome <- try (evaluate (1 `div` (before - after)))
  case outcome of
    Left DivideByZero -> putStrLn "division by zero, as expected"
    Left e -> putStrLn ("other: " ++ show e)
    Right v -> print v
  handle (\e -> putStrLn ("caught " ++ show (e :: BankError))) $ do
    withdraw (head accs) 1000000
    putStrLn "not reached"
