-- | Written by `snell cover Lazy.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Lazy
--
-- == pick
--
-- pick True _ gives 1:
--
-- >>> (pick True undefined) == (1)
-- True
--
-- pick False _ gives 2:
--
-- >>> (pick False undefined) == (2)
-- True
--
-- == firstBig
--
-- firstBig [] gives Nothing:
--
-- >>> (firstBig []) == (Nothing)
-- True
--
-- firstBig (1001 : _) gives Just 1001:
--
-- >>> (firstBig (1001 : undefined)) == (Just 1001)
-- True
module Main (main) where

import Lazy ()

main :: IO ()
main = return ()
