-- List comprehensions: n-queens, Pythagorean triples, magic squares, permutations by selection.
module Main where

queens :: Int -> [[Int]]
queens n = place n
  where
    place 0 = [[]]
    place k = [ q : qs | qs <- place (k - 1), q <- [1 .. n], safe q qs ]
    safe q qs = and [ q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs ]

triples :: Int -> [(Int, Int, Int)]
triples n = [ (a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c ]

magic :: [[Int]]
magic =
  [ [a, b, c, d, e, f, g, h, i]
  | a <- ds, b <- ds, b /= a
  , let c = 15 - a - b, c `elem` ds, c /= a, c /= b
  , d <- ds, d `notElem` [a, b, c]
  , let g = 15 - a - d, g `elem` ds, g `notElem` [a, b, c, d]
  , e <- ds, e `notElem` [a, b, c, d, g], c + e + g == 15
  , let f = 15 - d - e, f `elem` ds, f `notElem` [a, b, c, d, e, g]
  , let h = 15 - b - e, h `elem` ds, h `notElem` [a, b, c, d, e, f, g]
  , let i = 15 - a - e, i `elem` ds, i `notElem` [a, b, c, d, e, f, g, h]
  ]
  where ds = [1 .. 9]

perms :: [a] -> [[a]]
perms [] = [[]]
perms xs = [ y : zs | (y, ys) <- picks xs, zs <- perms ys ]
  where picks [] = []
        picks (p:ps) = (p, ps) : [ (q, p : qs) | (q, qs) <- picks ps ]

main :: IO ()
main = do
  print (length (queens 9), head (queens 11))
  print (length (triples 210), last (triples 60))
  mapM_ print magic
  print (length (perms [1 .. 8 :: Int]), sum [ head p | p <- perms [1 .. 6 :: Int] ])
