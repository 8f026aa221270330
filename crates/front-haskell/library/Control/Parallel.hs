-- | What could be computed at the same time, and is computed when it is needed.
module Control.Parallel (par, pseq) where

infixr 0 `par`, `pseq`

par, pseq :: a -> b -> b
par _ b = b
pseq = seq
