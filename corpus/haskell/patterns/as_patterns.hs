-- As-patterns on several levels, and in lambdas, lets and generators.
module Main where

dup :: [a] -> [a]
dup all'@(x : _) = x : all'
dup e@[] = e

merge :: Ord a => [a] -> [a] -> [a]
merge l@(x : xs) r@(y : ys)
  | x <= y = x : merge xs r
  | otherwise = y : merge l ys
merge [] r = r
merge l [] = l

nest :: Maybe (Int, (Char, Bool)) -> String
nest whole@(Just outer@(n, inner@(c, b))) = show whole ++ show outer ++ show inner ++ show (n, c, b)
nest n@Nothing = show n

main :: IO ()
main = do
  print (dup [1, 2, 3], dup "")
  print (merge [1, 4, 6] [2, 3, 7, 8])
  putStrLn (nest (Just (1, ('c', True))))
  putStrLn (nest Nothing)
  print ((\p@(a, _) -> (a, p)) (1, 2))
  let q@(r, s@[t, _]) = ('q', [True, False])
  print (q, r, s, t)
  print [(xs, x) | xs@(x : _) <- ["abc", "", "de"]]
  print (case "hello" of w@('h' : rest@(_ : _)) -> (w, rest); _ -> ("", ""))
