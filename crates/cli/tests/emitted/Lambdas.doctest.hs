-- | Written by `snell cover Lambdas.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Lambdas
--
-- == clean
--
-- clean [-1] gives [0]:
--
-- >>> (clean [-1]) == ([0])
-- True
--
-- clean [0] gives [0]:
--
-- >>> (clean [0]) == ([0])
-- True
--
-- == pick
--
-- pick Nothing gives 0:
--
-- >>> (pick Nothing) == (0)
-- True
--
-- pick (Just 0) gives 0:
--
-- >>> (pick (Just 0)) == (0)
-- True
module Main (main) where

import Lambdas ()

main :: IO ()
main = return ()
