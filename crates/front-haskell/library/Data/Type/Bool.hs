{-# LANGUAGE TypeFamilies, DataKinds, TypeOperators, PolyKinds #-}
-- | Truth values as types.
module Data.Type.Bool (If, type (&&), type (||), Not) where

infixr 3 &&
infixr 2 ||

type family If c t e where
  If 'True t e = t
  If 'False t e = e

type family a && b where
  'False && a = 'False
  'True && a = a
  a && 'False = 'False
  a && 'True = a
  a && a = a

type family a || b where
  'False || a = a
  'True || a = 'True
  a || 'False = a
  a || 'True = 'True
  a || a = a

type family Not a where
  Not 'False = 'True
  Not 'True = 'False
