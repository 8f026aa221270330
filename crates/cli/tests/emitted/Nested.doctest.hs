-- | Written by `snell cover Nested.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Nested
--
-- == eval
--
-- eval (Add (Lit 0) (Lit 0)) gives 0:
--
-- >>> (eval (Add (Lit 0) (Lit 0))) == (0)
-- True
--
-- eval (Neg (Lit 0)) gives 0:
--
-- >>> (eval (Neg (Lit 0))) == (0)
-- True
--
-- eval (Neg (Lit 1)) gives -1:
--
-- >>> (eval (Neg (Lit 1))) == (-1)
-- True
--
-- eval (Neg (Lit (-1))) gives 1:
--
-- >>> (eval (Neg (Lit (-1)))) == (1)
-- True
module Main (main) where

import Nested ()

main :: IO ()
main = return ()
