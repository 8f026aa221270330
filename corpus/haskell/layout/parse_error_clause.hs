-- Implicit blocks that end where the next token would be an error.
module Main where

-- let on one line closed by `in`
a :: Int
a = let x = 1; y = 2 in x + y

-- closed by a parenthesis, a bracket, a comma
b :: (Int, Int)
b = (case 3 of n -> n + 1, let z = 5 in z)

c :: [Int]
c = [case i of { 0 -> 10; _ -> i } | i <- [0, 1, 2], let j = i * 2, j < 4]

d :: Int -> String
d n = if case n of 0 -> True; _ -> False then "zero" else "other"

e :: Int -> Int
e x = (let y = x * x in y) + (case x of { 1 -> 100 ; _ -> 0 })

f :: Maybe Int -> Int
f m = let g (Just v) = v; g Nothing = 0 in g m where _unused = ()

h :: [Int] -> [Int]
h xs = [let q = x in q + 1 | x <- xs]

op :: Int
op = (do 5) + (do { 6 })

main :: IO ()
main = do
  print a; print b
  print c
  putStrLn (d 0 ++ d 1)
  print (e 1, e 2)
  print (f (Just 4), f Nothing)
  print (h [1, 2, 3])
  print op
  mapM_ print (do x <- [1, 2]; return (x * 2))
  let p = 1; q = 2 in print (p + q)
  print $ (\x -> case x of 1 -> 'a'; _ -> 'b') 1
