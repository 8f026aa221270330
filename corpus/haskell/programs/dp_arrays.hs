-- Dynamic programming with lazy and strict arrays: LCS, knapsack, edit scripts, matrix chain, coin change, longest increasing run, partitions.
import Data.Array
import Data.List (unfoldr, maximumBy, intercalate, foldl')
import Data.Ord (comparing)

-- Longest common subsequence, with the table kept for reconstruction
lcs :: Eq a => [a] -> [a] -> [a]
lcs xs ys = walk 0 0
  where
    (n, m) = (length xs, length ys)
    xa = listArray (0, n - 1) xs
    ya = listArray (0, m - 1) ys
    t = array ((0, 0), (n, m)) [((i, j), f i j) | i <- [0 .. n], j <- [0 .. m]] :: Array (Int, Int) Int
    f i j | i == n || j == m = 0
          | xa ! i == ya ! j = 1 + t ! (i + 1, j + 1)
          | otherwise = max (t ! (i + 1, j)) (t ! (i, j + 1))
    walk i j | i == n || j == m = []
             | xa ! i == ya ! j = xa ! i : walk (i + 1) (j + 1)
             | t ! (i + 1, j) >= t ! (i, j + 1) = walk (i + 1) j
             | otherwise = walk i (j + 1)

data Item = Item { label :: String, weight, worth :: Int }

knapsack :: Int -> [Item] -> (Int, [String])
knapsack cap items = (best ! (n, cap), pick n cap)
  where
    n = length items
    arr = listArray (1, n) items
    best = array ((0, 0), (n, cap)) [ ((i, w), cell i w) | i <- [0 .. n], w <- [0 .. cap] ]
    cell 0 _ = 0
    cell i w
      | weight it > w = best ! (i - 1, w)
      | otherwise = max (best ! (i - 1, w)) (worth it + best ! (i - 1, w - weight it))
      where it = arr ! i
    pick 0 _ = []
    pick i w
      | best ! (i, w) == best ! (i - 1, w) = pick (i - 1) w
      | otherwise = label it : pick (i - 1) (w - weight it)
      where it = arr ! i

data Step = Keep Char | Insert Char | Delete Char | Change Char Char

instance Show Step where
  show s = case s of
    Keep c -> [c]
    Insert c -> ['+', c]
    Delete c -> ['-', c]
    Change a b -> [a, '>', b]

edits :: String -> String -> (Int, [Step])
edits a b = t ! (0, 0)
  where
    n = length a
    m = length b
    aa = listArray (0, n) (a ++ "\0")
    bb = listArray (0, m) (b ++ "\0")
    t = listArray ((0, 0), (n, m)) [ go i j | i <- [0 .. n], j <- [0 .. m] ]
    go i j
      | i == n = (m - j, map Insert (drop j b))
      | j == m = (n - i, map Delete (drop i a))
      | aa ! i == bb ! j = let (k, s) = t ! (i + 1, j + 1) in (k, Keep (aa ! i) : s)
      | otherwise = foldr1 cheaper
          [ with (Change (aa ! i) (bb ! j)) (t ! (i + 1, j + 1))
          , with (Delete (aa ! i)) (t ! (i + 1, j))
          , with (Insert (bb ! j)) (t ! (i, j + 1)) ]
    with s (k, ss) = (k + 1, s : ss)
    cheaper x y = if fst x <= fst y then x else y

-- Matrix chain multiplication: cost and parenthesisation
chain :: [Int] -> (Int, String)
chain ds = c ! (1, n)
  where
    n = length ds - 1
    d = listArray (0, n) ds
    c = array ((1, 1), (n, n)) [ ((i, j), go i j) | i <- [1 .. n], j <- [i .. n] ]
    go i j | i == j = (0, "A" ++ show i)
           | otherwise = minimum
               [ (x + y + d ! (i - 1) * d ! k * d ! j, "(" ++ s ++ t ++ ")")
               | k <- [i .. j - 1], let { (x, s) = c ! (i, k); (y, t) = c ! (k + 1, j) } ]

coinWays :: [Int] -> Int -> Integer
coinWays coins total = foldl' step base coins ! total
  where
    base = listArray (0, total) (1 : replicate total 0)
    step old c = new
      where new = listArray (0, total) [ old ! i + (if i >= c then new ! (i - c) else 0) | i <- [0 .. total] ]

fewest :: [Int] -> Int -> Maybe [Int]
fewest coins total = (\_ -> unfoldr back total) <$> t ! total
  where
    t = listArray (0, total) (map go [0 .. total])
    go 0 = Just (0 :: Int)
    go n = case [ k + 1 | c <- coins, c <= n, Just k <- [t ! (n - c)] ] of
      [] -> Nothing
      ks -> Just (minimum ks)
    back 0 = Nothing
    back n = let c = head [ x | x <- coins, x <= n, fmap (+ 1) (t ! (n - x)) == t ! n ] in Just (c, n - c)

lis :: [Int] -> [Int]
lis xs = reverse (snd (maximumBy (comparing fst) (elems t)))
  where
    n = length xs
    a = listArray (0, n - 1) xs
    t = listArray (0, n - 1) [ best i | i <- [0 .. n - 1] ]
    best i = let cands = (0, []) : [ t ! j | j <- [0 .. i - 1], a ! j < a ! i ]
                 (k, s) = maximumBy (comparing fst) cands
             in (k + 1 :: Int, a ! i : s)

partitions :: Int -> Integer
partitions n = p ! (n, n)
  where
    p = array ((0, 0), (n, n)) [ ((i, k), f i k) | i <- [0 .. n], k <- [0 .. n] ]
    f 0 _ = 1
    f _ 0 = 0
    f i k = p ! (i, k - 1) + (if i >= k then p ! (i - k, k) else 0)

main :: IO ()
main = do
  putStrLn (lcs "the rain in spain" "then again in pain")
  print (lcs [1, 3, 5, 7, 9 :: Int] [9, 3, 4, 7, 5])
  print (knapsack 15 [Item "axe" 12 4, Item "gem" 2 2, Item "ring" 1 1, Item "coin" 1 2, Item "gold" 4 10])
  let (k, s) = edits "intention" "execution" in putStrLn (show k ++ ": " ++ intercalate " " (map show s))
  print (edits "" "abc", edits "abc" "abc")
  print (chain [30, 35, 15, 5, 10, 20, 25])
  print (coinWays [1, 2, 5, 10, 20, 50, 100, 200] 200, coinWays [2, 4] 7)
  print (fewest [25, 10, 1] 30, fewest [25, 10, 5, 1] 99, fewest [4, 6] 9)
  print (lis [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9])
  print (map partitions [1 .. 12], partitions 60)
  let hist = accumArray (+) 0 ('a', 'f') [ (c, 1) | c <- "abacabadeface", inRange ('a', 'f') c ] :: Array Char Int
  print (hist, bounds hist, hist // [('a', 0)] ! 'a')
  print (ixmap (0, 2) (\i -> toEnum (fromEnum 'c' + i)) hist)
