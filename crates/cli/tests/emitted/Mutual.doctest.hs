-- | Written by `snell cover Mutual.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Mutual
--
-- == isEven
--
-- isEven 0 gives True:
--
-- >>> (isEven 0) == (True)
-- True
--
-- isEven (-1) gives False:
--
-- >>> (isEven (-1)) == (False)
-- True
--
-- == isOdd
--
-- isOdd 0 gives False:
--
-- >>> (isOdd 0) == (False)
-- True
--
-- isOdd 1 gives True:
--
-- >>> (isOdd 1) == (True)
-- True
module Main (main) where

import Mutual ()

main :: IO ()
main = return ()
