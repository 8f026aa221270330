-- | Assertions, and what a failed one throws.
module Test.HUnit.Lang (Assertion, assertFailure, assertEqual, HUnitFailure (..)) where

import Test.HUnit
