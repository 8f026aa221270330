-- | Written by `snell cover Strings.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Strings
--
-- == command
--
-- command "" gives 0:
--
-- >>> (command "") == (0)
-- True
--
-- command ('a' : _) gives -1:
--
-- >>> (command ('a' : undefined)) == (-1)
-- True
--
-- command "s" gives 3:
--
-- >>> (command "s") == (3)
-- True
--
-- command "stop" gives 2:
--
-- >>> (command "stop") == (2)
-- True
--
-- command "start" gives 1:
--
-- >>> (command "start") == (1)
-- True
--
-- == shout
--
-- shout "" gives "nothing":
--
-- >>> (shout "") == ("nothing")
-- True
--
-- shout "!" gives "!":
--
-- >>> (shout "!") == ("!")
-- True
--
-- shout "a" gives "a!":
--
-- >>> (shout "a") == ("a!")
-- True
module Main (main) where

import Strings ()

main :: IO ()
main = return ()
