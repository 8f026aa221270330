-- | Written by `snell cover Guards.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Guards
--
-- == classify
--
-- classify (-1) gives "negative":
--
-- >>> (classify (-1)) == ("negative")
-- True
--
-- classify 102 gives "large and even":
--
-- >>> (classify 102) == ("large and even")
-- True
--
-- classify 101 gives "other":
--
-- >>> (classify 101) == ("other")
-- True
--
-- classify 0 gives "zero":
--
-- >>> (classify 0) == ("zero")
-- True
module Main (main) where

import Guards ()

main :: IO ()
main = return ()
