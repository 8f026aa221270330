-- | Written by `snell cover Shipping.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Control.Exception (SomeException, evaluate, try)
-- >>> import Data.List (isInfixOf)
-- >>> import Shipping
-- >>> :{
-- let fails :: String -> Int -> IO Bool
--     fails says size = either (isInfixOf says . message) (const False) <$> try (evaluate size)
--     message :: SomeException -> String
--     message = show
-- :}
--
-- == shipping
--
-- shipping _ [] gives Free:
--
-- >>> (shipping undefined []) == (Free)
-- True
--
-- shipping _ [30001] fails: error "too heavy":
--
-- >>> fails "too heavy" (length (show (shipping undefined [30001])))
-- True
--
-- shipping Express [0] gives Heavy:
--
-- >>> (shipping Express [0]) == (Heavy)
-- True
--
-- shipping Home [0] gives Light:
--
-- >>> (shipping Home [0]) == (Light)
-- True
--
-- shipping Home [1001] gives Heavy:
--
-- >>> (shipping Home [1001]) == (Heavy)
-- True
module Main (main) where

import Shipping ()

main :: IO ()
main = return ()
