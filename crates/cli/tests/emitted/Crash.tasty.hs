-- | Written by `snell cover Crash.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Crash
import Data.List (isInfixOf)
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (Assertion, assertFailure, testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Crash"
  [ testGroup "calc"
    [ testCase "calc Plus 0 0 gives 0" $
        calc Plus 0 0 @?= 0
    , testCase "calc Minus 0 0 gives 0" $
        calc Minus 0 0 @?= 0
    , testCase "calc Div 0 (-1) gives 0" $
        calc Div 0 (-1) @?= 0
    ]
  , testGroup "first"
    [ testCase "first (_ : _) gives ()" $
        (first :: [()] -> ()) [()] @?= ()
    ]
  , testGroup "pick"
    [ testCase "pick 1 gives 1" $
        pick 1 @?= 1
    , testCase "pick (-6) fails: error \"too small: -6\"" $
        fails "too small: -6" (length (show (pick (-6))))
    ]
  ]

-- | Evaluating all of a value must fail, and the failure must say this.
fails :: String -> Int -> Assertion
fails says size = do
  outcome <- try (evaluate size)
  case outcome of
    Left failure
      | says `isInfixOf` show (failure :: SomeException) -> return ()
      | otherwise -> assertFailure ("another failure: " ++ show failure)
    Right _ -> assertFailure "no failure"
