-- | Written by `snell cover Dead.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Dead
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Dead" $ TestList
  [ TestLabel "sign" $ TestList
    [ TestLabel "sign 1 gives 1" $ TestCase $
        sign 1 @?= 1
    , TestLabel "sign (-1) gives -1" $ TestCase $
        sign (-1) @?= -1
    , TestLabel "sign 0 gives 0" $ TestCase $
        sign 0 @?= 0
    ]
  , TestLabel "name" $ TestList
    [ TestLabel "name Red gives \"red\"" $ TestCase $
        name Red @?= "red"
    , TestLabel "name Green gives \"green\"" $ TestCase $
        name Green @?= "green"
    , TestLabel "name Blue gives \"blue\"" $ TestCase $
        name Blue @?= "blue"
    ]
  , TestLabel "constant" $ TestList
    [ TestLabel "constant _ gives 0" $ TestCase $
        constant undefined @?= 0
    ]
  ]
