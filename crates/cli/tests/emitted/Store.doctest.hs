-- | Written by `snell cover Store.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Data.Ratio ((%))
-- >>> import Store
-- >>> import qualified Data.Map as Map
-- >>> import qualified Data.Set as S
--
-- == take1
--
-- take1 Pen (Map.fromList []) gives Nothing:
--
-- >>> (take1 Pen (Map.fromList [])) == (Nothing)
-- True
--
-- take1 Pen (Map.fromList [(Pen,1)]) gives Just (Map.fromList []):
--
-- >>> (take1 Pen (Map.fromList [(Pen,1)])) == (Just (Map.fromList []))
-- True
--
-- take1 Pen (Map.fromList [(Pen,2)]) gives Just (Map.fromList [(Pen,1)]):
--
-- >>> (take1 Pen (Map.fromList [(Pen,2)])) == (Just (Map.fromList [(Pen,1)]))
-- True
--
-- take1 Pen (Map.fromList [(Pen,0)]) gives Nothing:
--
-- >>> (take1 Pen (Map.fromList [(Pen,0)])) == (Nothing)
-- True
--
-- == new
--
-- new 0 (S.fromList []) gives S.fromList [0]:
--
-- >>> (new 0 (S.fromList [])) == (S.fromList [0])
-- True
--
-- new 0 (S.fromList [0]) gives S.fromList [0]:
--
-- >>> (new 0 (S.fromList [0])) == (S.fromList [0])
-- True
--
-- == half
--
-- half (0 % 1) gives 0 % 1:
--
-- >>> (half (0 % 1)) == (0 % 1)
-- True
--
-- half ((-2) % 1) gives (-1) % 1:
--
-- >>> (half ((-2) % 1)) == ((-1) % 1)
-- True
module Main (main) where

import Store ()

main :: IO ()
main = return ()
