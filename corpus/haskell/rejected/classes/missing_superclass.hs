-- wrong: instance without its superclass instance (line 4)
data Temp = Temp Int

instance Ord Temp where
  compare (Temp a) (Temp b) = compare a b

main :: IO ()
main = print (Temp 1 < Temp 2)
