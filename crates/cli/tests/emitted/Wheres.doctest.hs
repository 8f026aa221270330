-- | Written by `snell cover Wheres.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Wheres
--
-- == price
--
-- price 0 _ gives 0:
--
-- >>> (price 0 undefined) == (0)
-- True
--
-- price 1 False gives 10:
--
-- >>> (price 1 False) == (10)
-- True
--
-- price 6 True gives 40:
--
-- >>> (price 6 True) == (40)
-- True
--
-- price 1 True gives 5:
--
-- >>> (price 1 True) == (5)
-- True
--
-- == lookupIn
--
-- lookupIn [] _ gives "none":
--
-- >>> (lookupIn [] undefined) == ("none")
-- True
--
-- lookupIn ((0,_ : _) : _) 0 gives "a":
--
-- >>> (lookupIn [(0,"a")] 0) == ("a")
-- True
module Main (main) where

import Wheres ()

main :: IO ()
main = return ()
