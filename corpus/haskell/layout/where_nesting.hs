-- where blocks inside where blocks, under instance methods and case alternatives.
module Main where

outer :: Int -> [Int]
outer n = go n
  where
    go 0 = []
    go k = step k : go (k - 1)
      where
        step j = inner + j
          where inner = base * j
    base = n + 1

newtype W = W Int

instance Show W where
  showsPrec d (W n) = showParen (d > p) body
    where
      p = 10
      body = showString pre . showsPrec (p + 1) n
        where pre = "W" ++ sep
              sep = " "

classify :: Int -> String
classify n = case compare n lim of
  LT -> small
    where small = "below " ++ show lim
  EQ -> "at"
  GT | d > 5 -> "far " ++ show d
     | otherwise -> "near " ++ show d
    where d = n - lim
  where lim = 10

main :: IO ()
main = print (outer 4) >> rest
  where
  rest = do
    print (Just (W 3))
    print [W (-2)]
    mapM_ putStrLn names
    where
    names = map classify [3, 10, 12, 20]
