-- The least and the greatest tuples, up to large ones.
main :: IO ()
main = do
  print (minBound :: (Bool, Ordering))
  print (maxBound :: (Bool, Ordering, (), Bool))
  print (minBound :: (Bool, Bool, Bool, Bool, Bool, Bool, Bool))
  print (maxBound :: (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Ordering))
  print ((maxBound, minBound) :: ((Bool, Bool, Bool, Bool, Bool, Bool, Bool), Char))
