-- | Written by `snell cover Dead.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Dead
--
-- == sign
--
-- sign 1 gives 1:
--
-- >>> (sign 1) == (1)
-- True
--
-- sign (-1) gives -1:
--
-- >>> (sign (-1)) == (-1)
-- True
--
-- sign 0 gives 0:
--
-- >>> (sign 0) == (0)
-- True
--
-- == name
--
-- name Red gives "red":
--
-- >>> (name Red) == ("red")
-- True
--
-- name Green gives "green":
--
-- >>> (name Green) == ("green")
-- True
--
-- name Blue gives "blue":
--
-- >>> (name Blue) == ("blue")
-- True
--
-- == constant
--
-- constant _ gives 0:
--
-- >>> (constant undefined) == (0)
-- True
module Main (main) where

import Dead ()

main :: IO ()
main = return ()
