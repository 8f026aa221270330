-- | Written by `snell cover Sorted.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Sorted
--
-- == insert
--
-- insert 0 (0 : _) gives [0,0]:
--
-- >>> (insert 0 [0]) == ([0,0])
-- True
--
-- insert 1 [0] gives [0,1]:
--
-- >>> (insert 1 [0]) == ([0,1])
-- True
--
-- == isSorted
--
-- isSorted (1 : 0 : _) gives False:
--
-- >>> (isSorted (1 : 0 : undefined)) == (False)
-- True
--
-- isSorted [0,0] gives True:
--
-- >>> (isSorted [0,0]) == (True)
-- True
module Main (main) where

import Sorted ()

main :: IO ()
main = return ()
