-- | Unit tests.
module Test.HUnit.Base (module Test.HUnit) where

import Test.HUnit
