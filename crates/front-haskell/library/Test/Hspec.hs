-- | Specifications.
module Test.Hspec
  ( Spec, SpecWith, SpecM, Arg, Example, ActionWith
  , describe, context, it, specify, example, pending, pendingWith
  , xdescribe, xcontext, xit, xspecify, focus, fdescribe, fcontext, fit, fspecify, parallel, sequential, runIO
  , before, before_, beforeWith, beforeAll, beforeAll_, beforeAllWith, after, after_, afterAll, afterAll_
  , around, around_, aroundWith, mapSubject, ignoreSubject, hspec, module Test.Hspec.Expectations
  ) where

import Snell.Hspec
import Test.Hspec.Expectations
