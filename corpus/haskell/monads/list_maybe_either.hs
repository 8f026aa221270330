-- The list, Maybe and Either monads: order of effects and early ends.
module Main where

import Control.Monad

safeDiv :: Int -> Int -> Either String Int
safeDiv _ 0 = Left "div by zero"
safeDiv a b = Right (a `div` b)

calc :: Int -> Int -> Either String Int
calc a b = do
  x <- safeDiv a b
  when (x > 100) $ Left ("too big: " ++ show x)
  y <- safeDiv 1000 x
  pure (x + y)

pairs :: [(Int, Char)]
pairs = do
  n <- [1 .. 3]
  c <- "ab"
  guard (n /= 2 || c == 'b')
  return (n, c)

chain :: Int -> Maybe Int
chain n = do
  a <- if n > 0 then Just n else Nothing
  let b = a * 2
  c <- lookup b [(2, 20), (4, 40)]
  Just $ c + b

main :: IO ()
main = do
  print (map (uncurry calc) [(10, 2), (10, 0), (1000, 2), (1, 2)])
  print pairs
  print (map chain [0, 1, 2, 3])
  print (sequence [Just 1, Nothing], sequence [[1, 2], [3]], sequence_ [Just 1, Just 2])
  print (mapM (\x -> [x, -x]) [1, 2])
  print (filterM (const [True, False]) "abc")
  print (foldM (\a x -> if x > 0 then Just (a + x) else Nothing) 0 [1, 2, 3])
  print (join [[1], [2, 3]], join (Just Nothing :: Maybe (Maybe Int)), void (Just 3))
  print (zipWithM safeDiv [10, 20] [2, 5], zipWithM safeDiv [1, 2] [1, 0])
  print (replicateM 2 "xy", liftM2 (+) [1, 2] [10, 20], ap [succ] [1])
  print ((>=>) (\x -> [x, x + 1]) (\y -> [y * 2]) 5, (pure 3 :: Either () Int) >>= Right . (+ 1))
  print (mplus Nothing (Just 1), msum [[], [1], [2]], mzero :: Maybe ())
