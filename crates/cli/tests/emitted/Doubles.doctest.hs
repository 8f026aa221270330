-- | Written by `snell cover Doubles.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Doubles
--
-- == half
--
-- half 2.0 gives 1.0:
--
-- >>> (half 2.0) == (1.0)
-- True
--
-- half 0.0 gives (0/0):
--
-- >>> show (half 0.0) == show ((0 / 0))
-- True
--
-- == wrap
--
-- wrap 4 gives Opaque 4:
--
-- >>> case wrap 4 of { Opaque 4 -> True; _ -> False }
-- True
--
-- wrap 0 gives Opaque 0:
--
-- >>> case wrap 0 of { Opaque 0 -> True; _ -> False }
-- True
module Main (main) where

import Doubles ()

main :: IO ()
main = return ()
