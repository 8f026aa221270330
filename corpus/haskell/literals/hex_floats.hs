-- HexFloatLiterals.
{-# LANGUAGE HexFloatLiterals #-}
main :: IO ()
main = do
  print (0x1.8p1 :: Double)
  print (0x0.1 :: Double, 0xF.FFp-4 :: Double, 0x1p10 :: Double, -0x1p-2 :: Double)
  print (0x1.8p1 :: Rational, 0x10 :: Int)
