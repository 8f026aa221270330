-- Uses the type of another module; exports what it defines by module name.
module Ops (module Ops) where

import Vec (V (..))

norm1 :: V -> Int
norm1 V { vx = a, vy = b } = abs a + abs b

counter, secretFactor :: Int
counter = 42
secretFactor = 100
