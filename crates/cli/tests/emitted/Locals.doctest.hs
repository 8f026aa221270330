-- | Written by `snell cover Locals.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Locals
--
-- == total
--
-- total [-1] gives 0:
--
-- >>> (total [-1]) == (0)
-- True
--
-- total [0] gives 0:
--
-- >>> (total [0]) == (0)
-- True
--
-- == table
--
-- table 10 gives (2,"large"):
--
-- >>> (table 10) == ((2,"large"))
-- True
--
-- table 0 gives (1,"small"):
--
-- >>> (table 0) == ((1,"small"))
-- True
module Main (main) where

import Locals ()

main :: IO ()
main = return ()
