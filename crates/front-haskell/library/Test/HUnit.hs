{-# LANGUAGE FlexibleInstances, MagicHash #-}
-- | Unit tests.
module Test.HUnit
  ( Assertion, assertFailure, assertString, assertBool, assertEqual, (@?=), (@=?), (@?), Assertable (..)
  , AssertionPredicate, AssertionPredicable (..), ListAssertable (..)
  , Test (..), Node (..), Path, Testable (..), (~:), (~?=), (~=?), (~?), Counts (..), testCaseCount, testCasePaths
  , runTestTT, runTestTTAndExit, runTestText, performTestCase, HUnitFailure (..)
  ) where

import Control.Exception (AsyncException, Exception, Handler (..), SomeException, catches, throwIO)
import Control.Monad (unless)
import System.Exit
import System.IO

infix 1 @?, @=?, @?=
infixr 0 ~:
infix 1 ~?, ~=?, ~?=

newtype HUnitFailure = HUnitFailure String

instance Show HUnitFailure where
  showsPrec d (HUnitFailure text) = showParen (d > 10) (showString "HUnitFailure " . showsPrec 11 text)

instance Exception HUnitFailure

type Assertion = IO ()

assertFailure :: String -> IO a
assertFailure text = throwIO (HUnitFailure text)

assertString :: String -> Assertion
assertString text = unless (null text) (assertFailure text)

assertBool :: String -> Bool -> Assertion
assertBool text ok = unless ok (assertFailure text)

assertEqual :: (Eq a, Show a) => String -> a -> a -> Assertion
assertEqual preface expected actual = unless (actual == expected) (assertFailure
  ((if null preface then "" else preface ++ "\n") ++ "expected: " ++ show expected ++ "\n but got: " ++ show actual))

class Assertable t where
  assert :: t -> Assertion

instance Assertable () where
  assert = return

instance Assertable Bool where
  assert = assertBool ""

instance ListAssertable t => Assertable [t] where
  assert = listAssert

instance Assertable t => Assertable (IO t) where
  assert = (>>= assert)

class ListAssertable t where
  listAssert :: [t] -> Assertion

instance ListAssertable Char where
  listAssert = assertString

type AssertionPredicate = IO Bool

class AssertionPredicable t where
  assertionPredicate :: t -> AssertionPredicate

instance AssertionPredicable Bool where
  assertionPredicate = return

instance AssertionPredicable t => AssertionPredicable (IO t) where
  assertionPredicate = (>>= assertionPredicate)

(@?) :: AssertionPredicable t => t -> String -> Assertion
predicate @? text = assertionPredicate predicate >>= assertBool text

(@=?), (@?=) :: (Eq a, Show a) => a -> a -> Assertion
expected @=? actual = assertEqual "" expected actual
actual @?= expected = assertEqual "" expected actual

data Test = TestCase Assertion | TestList [Test] | TestLabel String Test

instance Show Test where
  showsPrec _ (TestCase _) = showString "TestCase _"
  showsPrec _ (TestList ts) = showString "TestList " . showList ts
  showsPrec p (TestLabel l t) = showString "TestLabel " . showString l . showChar ' ' . showsPrec p t

class Testable t where
  test :: t -> Test

instance Testable Test where
  test = id

instance Assertable t => Testable (IO t) where
  test act = TestCase (act >>= assert)

instance Testable t => Testable [t] where
  test ts = TestList (map test ts)

(~:) :: Testable t => String -> t -> Test
label ~: t = TestLabel label (test t)

(~=?), (~?=) :: (Eq a, Show a) => a -> a -> Test
expected ~=? actual = TestCase (expected @=? actual)
actual ~?= expected = TestCase (actual @?= expected)

(~?) :: AssertionPredicable t => t -> String -> Test
predicate ~? text = TestCase (predicate @? text)

data Counts = Counts { cases, tried, errors, failures :: Int }
  deriving (Eq, Show, Read)

data Node = ListItem Int | Label String
  deriving (Eq, Show, Read)

type Path = [Node]

testCasePaths :: Test -> [Path]
testCasePaths = map fst . flatten# []

flatten# :: Path -> Test -> [(Path, Assertion)]
flatten# path t = case t of
  TestCase act -> [(path, act)]
  TestList ts -> concat (zipWith (\n -> flatten# (ListItem n : path)) [0 ..] ts)
  TestLabel label inner -> flatten# (Label label : path) inner

testCaseCount :: Test -> Int
testCaseCount = length . flatten# []

data Result# = Success# | Failure# String | Error# String

-- | What went wrong, and whether it was a failure rather than an error.
performTestCase :: Assertion -> IO (Maybe (Bool, String))
performTestCase act = outcome# act >>= \r -> return (case r of
  Success# -> Nothing
  Failure# text -> Just (True, text)
  Error# text -> Just (False, text))

outcome# :: Assertion -> IO Result#
outcome# act = (act >> return Success#) `catches`
  [ Handler (\(HUnitFailure text) -> return (Failure# text))
  , Handler (\e -> throwIO (e :: AsyncException))
  , Handler (\e -> return (Error# (show (e :: SomeException)))) ]

-- | Runs all tests, and tells what went wrong on the standard error.
runTestTT :: Test -> IO Counts
runTestTT t = fmap fst (runTestText hPutStrLn# t)
  where
    hPutStrLn# = hPutStrLn stderr

runTestText :: (String -> IO ()) -> Test -> IO (Counts, Int)
runTestText say t = do
  counts <- go (Counts { cases = testCaseCount t, tried = 0, errors = 0, failures = 0 }) (flatten# [] t)
  say ("Cases: " ++ show (cases counts) ++ "  Tried: " ++ show (tried counts) ++ "  Errors: " ++ show (errors counts)
    ++ "  Failures: " ++ show (failures counts))
  return (counts, 0)
  where
    go counts [] = return counts
    go counts ((path, act) : rest) = do
      result <- outcome# act
      let more = counts { tried = tried counts + 1 }
      case result of
        Success# -> go more rest
        Failure# text -> report "Failure" path text >> go (more { failures = failures more + 1 }) rest
        Error# text -> report "Error" path text >> go (more { errors = errors more + 1 }) rest
    report what path text = say ("### " ++ what ++ place (reverse path) ++ "\n" ++ text)
    place [] = ":"
    place path = " in: " ++ foldr1 (\a b -> a ++ ":" ++ b) (map node path)
    node (ListItem n) = show n
    node (Label l) = l

runTestTTAndExit :: Test -> IO ()
runTestTTAndExit t = do
  counts <- runTestTT t
  if errors counts + failures counts == 0 then exitSuccess else exitFailure
