-- | Written by `snell cover Poly.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Poly
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), assertBool, runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Poly" $ TestList
  [ TestLabel "member" $ TestList
    [ TestLabel "member 0 (0 : _) gives True" $ TestCase $
        (member :: Integer -> [Integer] -> Bool) 0 (0 : undefined) @?= True
    , TestLabel "member 0 [1] gives False" $ TestCase $
        (member :: Integer -> [Integer] -> Bool) 0 [1] @?= False
    ]
  , TestLabel "swap" $ TestList
    [ TestLabel "swap (_,_) gives ((),())" $ TestCase $
        (swap :: ((), ()) -> ((), ())) ((),()) @?= ((),())
    ]
  , TestLabel "nats" $ TestList
    [ TestLabel "nats 0 gives 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : ..." $ TestCase $
        assertBool "does not match 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _" (case nats 0 of { 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _ -> True; _ -> False })
    ]
  , TestLabel "apply" $ TestList
    [ TestLabel "apply (\\_ -> True) _ gives 1" $ TestCase $
        apply (\_ -> True) undefined @?= 1
    , TestLabel "apply (\\_ -> False) _ gives 2" $ TestCase $
        apply (\_ -> False) undefined @?= 2
    ]
  ]
