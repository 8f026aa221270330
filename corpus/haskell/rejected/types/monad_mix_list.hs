-- wrong: list and Maybe in one do block (line 5)
pairs :: Maybe (Int, Int)
pairs = do
  x <- Just 1
  y <- [2, 3]
  return (x, y)

main :: IO ()
main = print pairs
