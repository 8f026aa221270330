-- Guards in case alternatives and what happens when all of them fail.
module Main where

f :: Maybe Int -> String
f m = case m of
  Just n | n > 100 -> "huge"
         | even n
         , n > 10 -> "even over ten"
  Just 7 -> "seven"
  Just n | let k = n * 2, k > 15 -> "double " ++ show k
         | Just c <- lookup n table -> c
    where table = [(1, "uno"), (2, "dos")]
  Just _ -> "some"
  Nothing -> "none"

g :: [Int] -> [Int] -> String
g xs ys = case (xs, ys) of
  (x : _, y : _)
    | x == y -> "equal heads"
    | x > y, let d = x - y -> "more by " ++ show d
  ([], []) -> "both empty"
  (_, _) | null xs -> "left empty" | null ys -> "right empty"
  _ -> "less"

main :: IO ()
main = do
  mapM_ (putStrLn . f) [Just 101, Just 12, Just 7, Just 9, Just 1, Just 3, Nothing]
  mapM_ (putStrLn . uncurry g) [([1], [1]), ([5], [2]), ([], []), ([], [1]), ([1], []), ([1], [2])]
  print $ case (1, 2) of
    (a, b) | a > b -> 'x'
           | a < b -> 'y'
    _ -> 'z'
