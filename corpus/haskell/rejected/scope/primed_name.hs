-- wrong: prime forgotten (line 5)
foldl1' :: (a -> a -> a) -> [a] -> a
foldl1' f (x:xs) = go x xs
  where go acc [] = acc
        go acc (y:ys) = go acc' ys
          where acc'' = f acc y
foldl1' _ [] = error "empty"

main :: IO ()
main = print (foldl1' (+) [1, 2])
