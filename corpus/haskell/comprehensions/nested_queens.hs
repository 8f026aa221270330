-- Comprehensions as a small search: queens, permutations, knapsack.
module Main where

queens :: Int -> [[Int]]
queens n = go n
  where
    go 0 = [[]]
    go k = [q : qs | qs <- go (k - 1), q <- [1 .. n], safe q qs]
    safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

perms :: Eq a => [a] -> [[a]]
perms [] = [[]]
perms xs = [x : p | x <- xs, p <- perms [y | y <- xs, y /= x]]

knap :: Int -> [(String, Int, Int)] -> [(Int, [String])]
knap _ [] = [(0, [])]
knap w ((name, weight, value) : rest) =
  [(v, ns) | (v, ns) <- knap w rest]
    ++ [(v + value, name : ns) | weight <= w, (v, ns) <- knap (w - weight) rest]

board :: [Int] -> [String]
board qs = [[if q == c then 'Q' else '.' | c <- [1 .. length qs]] | q <- qs]

main :: IO ()
main = do
  print (length (queens 6), head (queens 8))
  mapM_ putStrLn (board (head (queens 6)))
  print (perms [1, 2, 3])
  print (maximum (knap 10 [("a", 5, 10), ("b", 4, 40), ("c", 6, 30), ("d", 3, 50)]))
