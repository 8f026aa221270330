-- | Written by `snell cover Poly.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Poly
--
-- == member
--
-- member 0 (0 : _) gives True:
--
-- >>> ((member :: Integer -> [Integer] -> Bool) 0 (0 : undefined)) == (True)
-- True
--
-- member 0 [1] gives False:
--
-- >>> ((member :: Integer -> [Integer] -> Bool) 0 [1]) == (False)
-- True
--
-- == swap
--
-- swap (_,_) gives ((),()):
--
-- >>> ((swap :: ((), ()) -> ((), ())) ((),())) == (((),()))
-- True
--
-- == nats
--
-- nats 0 gives 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : ...:
--
-- >>> case nats 0 of { 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _ -> True; _ -> False }
-- True
--
-- == apply
--
-- apply (\_ -> True) _ gives 1:
--
-- >>> (apply (\_ -> True) undefined) == (1)
-- True
--
-- apply (\_ -> False) _ gives 2:
--
-- >>> (apply (\_ -> False) undefined) == (2)
-- True
module Main (main) where

import Poly ()

main :: IO ()
main = return ()
