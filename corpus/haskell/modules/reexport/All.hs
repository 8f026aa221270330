-- Gathers other modules under one name.
module All
  ( module Vec
  , module Data.List
  , module Ops
  , toUpper
  ) where

import Data.Char (toUpper, toLower)
import Data.List (sort, nub)
import Vec
import Ops
