-- | What specifications are made of.
module Test.Hspec.Core.Spec
  ( Spec, SpecWith, SpecM, Arg, Example, ActionWith, describe, context, it, specify, pending, pendingWith
  , xdescribe, xcontext, xit, xspecify, focus, fdescribe, fcontext, fit, fspecify, parallel, sequential, runIO
  ) where

import Snell.Hspec
