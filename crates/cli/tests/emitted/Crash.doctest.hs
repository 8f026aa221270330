-- | Written by `snell cover Crash.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Control.Exception (SomeException, evaluate, try)
-- >>> import Crash
-- >>> import Data.List (isInfixOf)
-- >>> :{
-- let fails :: String -> Int -> IO Bool
--     fails says size = either (isInfixOf says . message) (const False) <$> try (evaluate size)
--     message :: SomeException -> String
--     message = show
-- :}
--
-- == calc
--
-- calc Plus 0 0 gives 0:
--
-- >>> (calc Plus 0 0) == (0)
-- True
--
-- calc Minus 0 0 gives 0:
--
-- >>> (calc Minus 0 0) == (0)
-- True
--
-- calc Div 0 (-1) gives 0:
--
-- >>> (calc Div 0 (-1)) == (0)
-- True
--
-- == first
--
-- first (_ : _) gives ():
--
-- >>> ((first :: [()] -> ()) [()]) == (())
-- True
--
-- == pick
--
-- pick 1 gives 1:
--
-- >>> (pick 1) == (1)
-- True
--
-- pick (-6) fails: error "too small: -6":
--
-- >>> fails "too small: -6" (length (show (pick (-6))))
-- True
module Main (main) where

import Crash ()

main :: IO ()
main = return ()
