\documentclass{article}
\begin{document}
A literate program in the \LaTeX{} style.

\begin{code}
module Main where

data Tree a = Leaf | Node (Tree a) a (Tree a)
\end{code}

This text is ignored: main = undefined

\begin{code}
insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

toList :: Tree a -> [a]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

main :: IO ()
main = print (toList (foldr insert Leaf [3, 1, 4, 1, 5, 9, 2, 6 :: Int]))
\end{code}
\end{document}
