-- wrong: method implemented at the wrong type (line 8)
class Shape a where
  area :: a -> Double

data Sq = Sq Double

instance Shape Sq where
  area (Sq s) = show (s * s)

main :: IO ()
main = print (area (Sq 2))
