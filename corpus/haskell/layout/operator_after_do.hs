-- A line that starts with an operator in the column of the statements ends the block: no statement starts like that.
import Control.Exception

infix 1 `is`

is :: (Eq a, Show a) => [a] -> [a] -> IO ()
is xs ys = putStrLn (if xs == ys then "same" else show xs ++ " is not " ++ show ys)

pairs :: [(Int, Int)]
pairs = do
  x <- [1 .. 3]
  y <- [x .. 3]
  return (x, y)
  ++ [(0, 0)]

main :: IO ()
main = do
  id $ do
    x <- [1, 2]
    [x, x * 10]
    `is` [1, 10, 2, 20]
  print pairs
  do
    putStrLn "first"
    _ <- evaluate (length [1, undefined])
    ioError (userError "second")
    `catch` \e -> print (e :: IOException)
  let long = do
        a <- Just 1
        b <- Just 2
        pure (a + b)
        >>= \c -> Just (c * 100)
  print long
