-- | Written by `snell cover Poly.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Poly
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (assertBool, testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Poly"
  [ testGroup "member"
    [ testCase "member 0 (0 : _) gives True" $
        (member :: Integer -> [Integer] -> Bool) 0 (0 : undefined) @?= True
    , testCase "member 0 [1] gives False" $
        (member :: Integer -> [Integer] -> Bool) 0 [1] @?= False
    ]
  , testGroup "swap"
    [ testCase "swap (_,_) gives ((),())" $
        (swap :: ((), ()) -> ((), ())) ((),()) @?= ((),())
    ]
  , testGroup "nats"
    [ testCase "nats 0 gives 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : ..." $
        assertBool "does not match 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _" (case nats 0 of { 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _ -> True; _ -> False })
    ]
  , testGroup "apply"
    [ testCase "apply (\\_ -> True) _ gives 1" $
        apply (\_ -> True) undefined @?= 1
    , testCase "apply (\\_ -> False) _ gives 2" $
        apply (\_ -> False) undefined @?= 2
    ]
  ]
