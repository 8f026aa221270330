-- Type annotations in expressions: inside operators, lambdas, ranges, do and sections.
module Main where

main :: IO ()
main = do
  print (3 :: Double)
  print ((2 :: Int) ^ (3 :: Integer) + length ([] :: [()]))
  print [1 :: Double .. 3]
  print (map (fromIntegral :: Int -> Double) [1, 2])
  print ((read "3" :: Int) + (read "4"))
  print (fromIntegral (maxBound :: Int) + 1 :: Integer)
  let x = 5 :: Double
      ys = [] :: [Int]
      f = (\a -> a + 1) :: Int -> Int
      (p, q) = (1 :: Int, 'c' :: Char)
  print (x / 2, ys, f 3, p, q)
  z <- return 3 :: IO Int
  w <- (readIO "7" :: IO Integer)
  print (z, w)
  print (show (1 :: Int) ++ show (1 :: Float) :: String)
  print (if (True :: Bool) then 1 :: Int else 2)
  print (either (+ 1) length (Left 3 :: Either Int String), (minBound, maxBound) :: (Bool, Bool))
  print $ (toEnum 97 :: Char) : ("bc" :: String)
  print (case (1 :: Int, 2.5 :: Double) of (a, b) -> fromIntegral a + b :: Double)
