-- Scoped type variables: signatures in wheres, patterns and lambdas, result signatures.
{-# LANGUAGE ScopedTypeVariables, InstanceSigs #-}
module Main where

import Control.Exception
import qualified Data.Map as M

sortUniq :: forall a. Ord a => [a] -> [a]
sortUniq = M.keys . toMap
  where
    toMap :: [a] -> M.Map a ()
    toMap xs = M.fromList [(x, ()) | (x :: a) <- xs]

boundsOf :: forall a. (Bounded a, Enum a) => a -> (Int, Int)
boundsOf _ = (fromEnum (minBound :: a), fromEnum (maxBound :: a))

class Container f where
  build :: forall a. Int -> a -> f a
instance Container [] where
  build :: forall a. Int -> a -> [a]
  build n x = go n
    where go :: Int -> [a]
          go 0 = []
          go k = x : go (k - 1)

f (x :: Int, ys :: [Char]) = replicate x 'z' ++ ys

main :: IO ()
main = do
  print (sortUniq "mississippi", boundsOf True, boundsOf 'x')
  print (build 3 'q' :: String)
  putStrLn (f (2, "ab"))
  r <- try (evaluate (1 `div` 0 :: Int))
  case r of
    Left (e :: ArithException) -> putStrLn ("arith: " ++ show e)
    Right (n :: Int) -> print n
  n :: Int <- return 5
  let g :: forall b. Show b => b -> String
      g b = h b ++ "!"
        where h :: b -> String
              h = show
  putStrLn (g n ++ g 'c')
  print ((\(x :: Double) -> x / 2) 3, (read "7" :: Int) + 1, [fromIntegral n :: Double, 2])
  print (let (a :: Int, b) = (1, 2 :: Integer) in (a, b), (5 :: Int) `seq` (maxBound :: Char))
