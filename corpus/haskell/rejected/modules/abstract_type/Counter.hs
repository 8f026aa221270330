module Counter (Counter, new, bump, value) where

newtype Counter = MkCounter Int

new :: Counter
new = MkCounter 0

bump :: Counter -> Counter
bump (MkCounter n) = MkCounter (n + 1)

value :: Counter -> Int
value (MkCounter n) = n
