-- Data.Fixed: numbers with a number of decimal places.
import Data.Fixed

main :: IO ()
main = do
  print [1.25, -0.5, 3 :: Centi]
  print (1.239 :: Deci, 7 :: Uni, 1 / 3 :: Micro, -1 / 3 :: Milli)
  print (2.5 * 1.5 :: Centi, 10 / 4 :: Centi, recip 8 :: Milli)
  print (map (fromIntegral :: Int -> Centi) [1, 2], realToFrac (1.5 :: Double) :: Centi)
  print (truncate (2.75 :: Centi) :: Int, round (2.75 :: Centi) :: Int, properFraction (-2.75 :: Centi) :: (Int, Centi))
  print (Just (-1.5 :: Deci), [0.5, 1 .. 2.5 :: Deci] == [])
  putStrLn (showFixed True (1.500 :: Milli) ++ " " ++ showFixed True (2 :: Milli) ++ " " ++ showFixed False (2 :: Milli))
  print (read "12.345" :: Centi, read "(-3)" :: Centi)
  print (resolution (1 :: Micro), MkFixed 12345 :: Centi)
  print (7.5 `mod'` 2 :: Double, (-7.5) `div'` 2 :: Int, 7.5 `divMod'` 2 :: (Int, Double))
  print (sum (replicate 10 0.1) :: Centi, sum (replicate 10 0.1) == (1 :: Double))
