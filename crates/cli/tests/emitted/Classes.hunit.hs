-- | Written by `snell cover Classes.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Classes hiding (describe)
import Control.Monad (when)
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))
import qualified Classes

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Classes" $ TestList
  [ TestLabel "area" $ TestList
    [ TestLabel "area (Square (-1)) gives 0" $ TestCase $
        (area :: Square -> Int) (Square (-1)) @?= 0
    , TestLabel "area (Square 0) gives 0" $ TestCase $
        (area :: Square -> Int) (Square 0) @?= 0
    , TestLabel "area (Box 0 0) gives 0" $ TestCase $
        (area :: Box -> Int) (Box 0 0) @?= 0
    ]
  , TestLabel "describe" $ TestList
    [ TestLabel "describe _ gives \"box\"" $ TestCase $
        (Classes.describe :: Box -> [Char]) undefined @?= "box"
    ]
  , TestLabel "both" $ TestList
    [ TestLabel "both (Square (-1)) _ gives (\"small\",\"box\")" $ TestCase $
        both (Square (-1)) undefined @?= ("small","box")
    , TestLabel "both (Square 4) _ gives (\"big\",\"box\")" $ TestCase $
        both (Square 4) undefined @?= ("big","box")
    ]
  ]
