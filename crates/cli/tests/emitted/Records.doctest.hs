-- | Written by `snell cover Records.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Records
--
-- == promote
--
-- promote (User _ _ True) gives User "" 0 True:
--
-- >>> (promote (User "" 0 True)) == (User "" 0 True)
-- True
--
-- promote (User _ 18 False) gives User "" 18 True:
--
-- >>> (promote (User "" 18 False)) == (User "" 18 True)
-- True
--
-- promote (User _ 0 False) gives User "" 0 False:
--
-- >>> (promote (User "" 0 False)) == (User "" 0 False)
-- True
--
-- == greet
--
-- greet (User "" _ _) gives "who?":
--
-- >>> (greet (User "" undefined undefined)) == ("who?")
-- True
--
-- greet (User (_ : _) _ _) gives "hi a":
--
-- >>> (greet (User "a" 0 False)) == ("hi a")
-- True
module Main (main) where

import Records ()

main :: IO ()
main = return ()
