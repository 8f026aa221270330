-- Lambdas and case expressions as last arguments, in sections and in tuples.
module Main where

apply :: a -> (a -> b) -> b
apply x f = f x

main :: IO ()
main = do
  print $ apply 3 $ \x -> case x of
    3 -> "three"
    _ -> "other"
  print (apply 4 (\x -> case x of
    3 -> "three"
    _ -> "other"))
  print (map (\x -> x + 1) [1, 2], (\(a, b) -> a - b) (5, 3))
  print $ foldr (\c acc -> case c of
                    ' ' -> acc
                    _   -> c : acc) [] "a b c"
  print . sum $ map (\n ->
     let sq = n * n
     in if odd n
          then sq
          else negate sq) [1 .. 5]
  mapM_ (\(i, s) -> do
      putStr (show i)
      putStr ":"
      putStrLn s
    ) (zip [1 :: Int ..] ["x", "y"])
  print ((if True then \x -> x else \x -> x + 1) 3) `andThen` ()
  where
    andThen io u = io >> print u
