-- | Written by `snell cover Classes.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Classes hiding (describe)
-- >>> import qualified Classes
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

main :: IO ()
main = return ()
