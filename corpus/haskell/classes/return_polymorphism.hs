-- The instance is chosen by the result type, through contexts and recursion.
module Main where

class Default a where
  def :: a
instance Default Int where def = 7
instance Default Bool where def = True
instance Default [a] where def = []
instance (Default a, Default b) => Default (a, b) where def = (def, def)
instance Default b => Default (a -> b) where def = const def
instance Default a => Default (Maybe a) where def = Just def

class Variadic r where
  collect :: [Int] -> r
instance Variadic Int where collect = sum
instance (Integral a, Variadic r) => Variadic (a -> r) where
  collect acc x = collect (fromIntegral x : acc)

sumOf :: Variadic r => r
sumOf = collect []

class Sized a where
  size :: a -> Int
  sizeList :: [a] -> Int
  sizeList = sum . map size
instance Sized Char where
  size _ = 1
  sizeList s = 1000 + length s
instance Sized a => Sized [a] where size = sizeList
instance Sized Int where size = id

main :: IO ()
main = do
  print (def :: (Int, (Bool, [Char])))
  print ((def :: Char -> Maybe Int) 'x')
  print (def + 1 :: Int)
  print (if def then "true" else "false")
  print (sumOf (1 :: Int) (2 :: Integer) (3 :: Int) :: Int)
  print (size "abc", size ["ab", "c"], size [[1, 2], [3 :: Int]])
