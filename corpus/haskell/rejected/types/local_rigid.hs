-- wrong: local signature whose variable is not the outer one (line 6)
pairUp :: a -> [b] -> [(a, b)]
pairUp x ys = map f ys
  where
    f :: b -> (a, b)
    f y = (x, y)

main :: IO ()
main = print (pairUp 1 "ab")
