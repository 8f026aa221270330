//! Mutable state: what others change, or what functions change besides giving a value, is not forgotten in proofs.

use crate::support::Folder;

const PROGRAM: &str = "\
{-# LANGUAGE RankNTypes #-}
module Stored (given, returned, counted, caught) where
import Control.Exception
import Control.Monad
import Control.Monad.ST
import Data.IORef
import Data.STRef
import System.IO.Unsafe

-- Divides by zero if the function writes it.
given :: (forall s. STRef s Int -> ST s ()) -> Int
given change = runST (do { r <- newSTRef 1; change r; v <- readSTRef r; return (10 `div` v) })

-- Fails when what it gives is run for the third time.
returned :: IO (IO Int)
returned = do
  r <- newIORef 0
  return (do { modifyIORef r (+ 1); v <- readIORef r; if v > 2 then error \"three\" else return v })

-- Gives 2 for 5000.
counted :: Int -> Int
counted n = runST (do
  r <- newSTRef (0 :: Integer)
  forM_ [1 .. n] (\\_ -> modifySTRef r (+ 1))
  v <- readSTRef r
  if v >= 5000 then return 2 else return 3)

-- Gives 1 for 5000.
caught :: Int -> Int
caught n = unsafePerformIO (fmap (\\r -> case r of { Left DivideByZero -> 1; Left _ -> 2; Right v -> v }) (try (evaluate (down n))))

down :: Int -> Int
down n = if n == 5000 then n `div` 0 else if n > 5000 then 3 else down (n - 1)
";

#[test]
fn what_others_may_change_is_not_called_safe() {
    let ran = Folder::new("state_audit").file("Stored.hs", PROGRAM).run("audit Stored.hs --all");
    let safe = ran.stdout.split("SAFE").nth(1).unwrap_or_default();
    assert!(!safe.contains("10 `div` v") && !safe.contains("three"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("DEAD"), "{}", ran.stdout);
}

#[test]
fn effects_of_recursive_functions_are_not_forgotten() {
    let ran =
        Folder::new("state_cover").file("Stored.hs", PROGRAM).run("cover Stored.hs --max-steps 10000 --solver none");
    assert!(ran.stdout.contains("0 dead"), "{}{}", ran.stdout, ran.stderr);
}

#[test]
fn unknown_functions_are_said_to_change_nothing() {
    let ran = Folder::new("state_explore").file("Stored.hs", PROGRAM).run("explore Stored.hs given");
    assert!(ran.stdout.contains("no others but for what was not seen"), "{}", ran.stdout);
    assert!(ran.stdout.contains("assumed   unknown functions change nothing that they are given"), "{}", ran.stdout);
}
