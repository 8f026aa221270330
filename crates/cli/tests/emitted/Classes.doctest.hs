-- | Written by `snell cover Classes.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Classes hiding (describe)
-- >>> import qualified Classes
--
-- == area
--
-- area (Square (-1)) gives 0:
--
-- >>> ((area :: Square -> Int) (Square (-1))) == (0)
-- True
--
-- area (Square 0) gives 0:
--
-- >>> ((area :: Square -> Int) (Square 0)) == (0)
-- True
--
-- area (Box 0 0) gives 0:
--
-- >>> ((area :: Box -> Int) (Box 0 0)) == (0)
-- True
--
-- == describe
--
-- describe _ gives "box":
--
-- >>> ((Classes.describe :: Box -> [Char]) undefined) == ("box")
-- True
--
-- == both
--
-- both (Square (-1)) _ gives ("small","box"):
--
-- >>> (both (Square (-1)) undefined) == (("small","box"))
-- True
--
-- both (Square 4) _ gives ("big","box"):
--
-- >>> (both (Square 4) undefined) == (("big","box"))
-- True
module Main (main) where

import Classes ()

main :: IO ()
main = return ()
