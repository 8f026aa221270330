-- | Written by `snell cover Hidden.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Hidden
--
-- == api
--
-- api 11 gives 1:
--
-- >>> (api 11) == (1)
-- True
--
-- api 0 gives 0:
--
-- >>> (api 0) == (0)
-- True
module Main (main) where

import Hidden ()

main :: IO ()
main = return ()
