-- Constructor, tuple, list, literal, wildcard and variable patterns, nested.
module Main where

f :: (Int, [Maybe Char]) -> String
f (0, []) = "zero and empty"
f (n, [Just c]) = show n ++ [c]
f (n, Nothing : rest) = "N" ++ f (n, rest)
f (n, Just 'x' : Just y : _) = "x then " ++ [y]
f (_, [_, _]) = "two"
f (n, (_ : _ : _ : _)) | n > 0 = "three or more"
f _ = "default"

g :: [[Int]] -> Int
g [[], [a], [b, c]] = a + b + c
g ([x] : _) = x
g ((x : y : _) : _) = x * y
g _ = -1

h :: Either (Int, Bool) String -> Int
h (Left (n, True)) = n
h (Left (_, False)) = 0
h (Right "") = 100
h (Right ('a' : s)) = length s
h (Right "hello") = 5
h (Right _) = -1

main :: IO ()
main = do
  mapM_ (putStrLn . f)
    [ (0, []), (1, [Just 'c']), (2, [Nothing, Nothing, Just 'd'])
    , (3, [Just 'x', Just 'q', Nothing]), (3, [Just 'a', Nothing])
    , (1, [Just 'a', Nothing, Nothing]), (-1, [Just 'a', Nothing, Nothing]) ]
  print (map g [[[], [1], [2, 3]], [[9], []], [[4, 5, 6]], [], [[]]])
  print (map h [Left (3, True), Left (3, False), Right "", Right "abc", Right "hello", Right "zz"])
