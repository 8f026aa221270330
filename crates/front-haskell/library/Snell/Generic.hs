{-# LANGUAGE PolyKinds #-}
-- | Classes without methods.
module Snell.Generic where

class Generic a

class Generic1 f
