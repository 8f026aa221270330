{-# LANGUAGE MagicHash, DataKinds, KindSignatures, PolyKinds, TypeFamilies, TypeOperators, NoStarIsType #-}
-- | Numbers and texts as types, and arithmetic with them, which the type checker does.
module Snell.Numbers where

import Snell.Base (Bool (..), Ordering (..))

infix 4 <=?, <=
infixl 6 +, -
infixl 7 *, `Div`, `Mod`
infixr 8 ^

-- | The kind of numbers.
data Nat

-- | The kind of texts.
data Symbol

-- | A number that nobody wrote, applied to its digits.
data Number#

-- | A text that nobody wrote, applied to its parts.
data Text#

-- | What numbers and answers are made of.
type Digits# = '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
type Answers# = '( '[ 'False, 'True], '[ 'LT, 'EQ, 'GT])

type family (a :: Nat) + (b :: Nat) :: Nat
type family (a :: Nat) - (b :: Nat) :: Nat
type family (a :: Nat) * (b :: Nat) :: Nat
type family (a :: Nat) ^ (b :: Nat) :: Nat
type family Div (a :: Nat) (b :: Nat) :: Nat
type family Mod (a :: Nat) (b :: Nat) :: Nat
type family Log2 (a :: Nat) :: Nat
type family (a :: Nat) <=? (b :: Nat) :: Bool
type family CmpNat (a :: Nat) (b :: Nat) :: Ordering
type family CmpSymbol (a :: Symbol) (b :: Symbol) :: Ordering
type family AppendSymbol (a :: Symbol) (b :: Symbol) :: Symbol

type a <= b = (a <=? b) ~ 'True

-- | What a constraint says that can't hold.
data ErrorMessage = Text Symbol | forall t. ShowType t | ErrorMessage :<>: ErrorMessage | ErrorMessage :$$: ErrorMessage

infixl 6 :<>:
infixl 5 :$$:

type family TypeError (a :: ErrorMessage) :: b
