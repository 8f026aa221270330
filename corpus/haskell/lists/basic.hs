-- Prelude list functions on empty, single and longer lists.
module Main where

main :: IO ()
main = do
  let xs = [5, 3, 8, 1] :: [Int]
  print (head xs, last xs, tail xs, init xs, null xs, length xs)
  print (xs !! 2, reverse xs, take 2 xs, drop 2 xs, splitAt 1 xs, take (-1) xs, drop 99 xs)
  print (takeWhile (> 2) xs, dropWhile (> 2) xs, span even [2, 4, 5, 6], break (> 3) [1, 2, 5, 1])
  print (elem 3 xs, notElem 3 xs, lookup 2 [(1, "a"), (2, "b")], filter odd xs)
  print (sum xs, product xs, maximum xs, minimum xs, sum [] :: Int, product [] :: Int)
  print (and [], or [], all even [], any even [], concat [[1], [], [2, 3]], concatMap (replicate 2) "ab")
  print (zip [1, 2, 3] "ab", zip3 [1] [2] [3], zipWith (+) [1, 2] [10, 20, 30], unzip [(1, 'a'), (2, 'b')])
  print (foldr (-) 0 [1, 2, 3], foldl (-) 0 [1, 2, 3], foldr1 (-) [1, 2, 3], foldl1 (-) [1, 2, 3])
  print (scanl (+) 0 [1, 2, 3], scanr (+) 0 [1, 2, 3], scanl1 max [3, 1, 4], scanr1 (+) [1, 2, 3])
  print (take 3 (iterate (* 2) 1), take 4 (cycle [1, 2]), replicate 3 'x', take 2 (repeat ()))
  print (map (map (+ 1)) [[1], [2, 3]], [1, 2] ++ [3], 0 : xs, [[]] ++ [[1]])
  print (words "a b", unwords ["x", "y"], lines "p\nq", curry fst 1 2, flip (-) 1 2)
  print (until (> 100) (* 3) 1, either show (map succ) (Right "abc" :: Either Int String), maybe 0 (+ 1) (Just 5))
  print (sequence [[1, 2], [3, 4]], mapM (\x -> [x, x * 10]) [1, 2], (=<<) (replicate 2) [1, 2])
  print (foldr (\x acc -> acc ++ [x]) [] "abc", [x | [x] <- ["a", "bc", "d"]], compare [1] [1, 2])
