{-# LANGUAGE MagicHash #-}
-- | Trees of tests, run in order; what they print is plain.
module Test.Tasty
  ( TestTree, TestName, testGroup, defaultMain, localOption, adjustOption, mkTimeout, Timeout, withResource
  , sequentialTestGroup, test#, TestResult# (..)
  ) where

import Control.Exception
import Control.Monad (unless)
import Data.IORef
import System.Exit (exitFailure, exitSuccess)

type TestName = String

-- | Whether it passed, and what is said of it.
data TestResult# = TestResult# Bool String

data TestTree
  = Single# TestName (IO TestResult#)
  | Group# TestName [TestTree]
  | Resource# (IO (IO Bool -> IO Bool, TestTree))

testGroup, sequentialTestGroup :: TestName -> [TestTree] -> TestTree
testGroup = Group#
sequentialTestGroup = Group#

test# :: TestName -> IO TestResult# -> TestTree
test# = Single#

data Timeout = Timeout# Integer

mkTimeout :: Integer -> Timeout
mkTimeout = Timeout#

localOption :: v -> TestTree -> TestTree
localOption _ t = t

adjustOption :: (v -> v) -> TestTree -> TestTree
adjustOption _ t = t

-- | What is acquired once before the tests, and released after them.
withResource :: IO a -> (a -> IO ()) -> (IO a -> TestTree) -> TestTree
withResource acquire release f = Resource# (do
  ref <- newIORef Nothing
  let get = readIORef ref >>= maybe (ioError (userError "a resource is used outside of its tests")) return
  return (\run -> acquire >>= \x -> writeIORef ref (Just x) >> (run `finally` release x), f get))

defaultMain :: TestTree -> IO ()
defaultMain tree = do
  counts <- newIORef (0 :: Int, 0 :: Int)
  _ <- walk counts (width 0 tree) 0 tree
  (ran, failed) <- readIORef counts
  putStrLn ""
  if failed == 0
    then putStrLn ("All " ++ show ran ++ " tests passed (0.00s)") >> exitSuccess
    else putStrLn (show failed ++ " out of " ++ show ran ++ " tests failed (0.00s)") >> exitFailure
  where
    width depth t = case t of
      Single# name _ -> depth + length name
      Group# _ ts -> maximum (0 : map (width (depth + 2)) ts)
      Resource# _ -> 0
    walk :: IORef (Int, Int) -> Int -> Int -> TestTree -> IO Bool
    walk counts w depth t = case t of
      Group# name ts -> do
        putStrLn (replicate depth ' ' ++ name)
        fmap and (mapM (walk counts w (depth + 2)) ts)
      Resource# make -> make >>= \(around, inner) -> around (walk counts w depth inner)
      Single# name act -> do
        TestResult# ok text <- act `catches`
          [ Handler (\e -> throwIO (e :: AsyncException))
          , Handler (\e -> return (TestResult# False ("Exception: " ++ show (e :: SomeException)))) ]
        modifyIORef counts (\(n, k) -> (n + 1, if ok then k else k + 1))
        putStrLn (replicate depth ' ' ++ name ++ ": " ++ replicate (w - depth - length name) ' '
          ++ (if ok then "OK" else "FAIL"))
        unless (null text) (mapM_ (\l -> putStrLn (replicate (depth + 2) ' ' ++ l)) (lines text))
        return ok
