-- | Written by `snell cover Multi.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Multi
--
-- == grade
--
-- grade 90 gives 'A':
--
-- >>> (grade 90) == ('A')
-- True
--
-- grade 80 gives 'B':
--
-- >>> (grade 80) == ('B')
-- True
--
-- grade 0 gives 'C':
--
-- >>> (grade 0) == ('C')
-- True
--
-- == swap
--
-- swap (Left _) gives Right 0:
--
-- >>> (swap (Left 0)) == (Right 0)
-- True
--
-- swap (Right _) gives Left False:
--
-- >>> (swap (Right False)) == (Left False)
-- True
--
-- == ladder
--
-- ladder 1 gives 10:
--
-- >>> (ladder 1) == (10)
-- True
--
-- ladder 2 gives 20:
--
-- >>> (ladder 2) == (20)
-- True
--
-- ladder 0 gives 40:
--
-- >>> (ladder 0) == (40)
-- True
module Main (main) where

import Multi ()

main :: IO ()
main = return ()
