-- The lazy map keeps unevaluated values, the strict one does not.
module Main where

import qualified Data.Map as L
import qualified Data.Map.Lazy as LL
import qualified Data.Map.Strict as S
import Control.Exception

probe :: String -> a -> IO ()
probe what x = do
  r <- try (evaluate x)
  putStrLn (what ++ ": " ++ either (\e -> const "forced" (e :: ErrorCall)) (const "lazy") r)

main :: IO ()
main = do
  let bad = error "bad" :: Int
  probe "lazy insert" (L.insert 1 bad L.empty)
  probe "lazy fromList" (LL.fromList [(1, bad)])
  probe "strict insert" (S.insert 1 bad S.empty)
  probe "strict fromList" (S.fromList [(1, bad)])
  probe "strict insertWith new" (S.insertWith (+) 1 bad (S.fromList [(1, 1)]))
  probe "lazy insertWith" (L.insertWith (+) 1 bad (L.fromList [(1, 1)]))
  probe "lazy adjust" (L.adjust (const bad) 1 (L.fromList [(1, 1)]))
  probe "strict adjust" (S.adjust (const bad) 1 (S.fromList [(1, 1)]))
  probe "strict adjust absent" (S.adjust (const bad) 2 (S.fromList [(1, 1)]))
  probe "lazy map" (L.map (const bad) (L.fromList [(1, 1)]))
  probe "strict map" (S.map (const bad) (S.fromList [(1, 1)]))
  probe "fmap on a strict map" (fmap (const bad) (S.fromList [(1, 1)]))
  probe "key" (L.insert bad 'x' (L.fromList [(1, 'y')]))
  print (L.size (L.fromList [(i, bad) | i <- [1 .. 5]]))
  let m = L.fromList [(i, if i < 2 then toInteger i else m L.! (i - 1) + m L.! (i - 2)) | i <- [0 .. 30 :: Int]]
  print (m L.! 30)
