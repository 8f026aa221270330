-- Data.Sequence, Data.Tree and Data.Graph from containers.
{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
module Main where

import qualified Data.Sequence as Seq
import Data.Sequence (Seq (..), (|>), (<|), (><), ViewL (..), viewl)
import Data.Tree
import Data.Graph
import Data.Foldable (toList)

rotate :: Int -> Seq a -> Seq a
rotate 0 s = s
rotate n (x :<| xs) = rotate (n - 1) (xs |> x)
rotate _ Empty = Seq.empty

main :: IO ()
main = do
  let s = Seq.fromList [1 .. 5]
  print s
  print ((0 <| s) |> 6, s >< Seq.singleton 9, Seq.length s, Seq.index s 2, Seq.lookup 9 s)
  print (toList (rotate 2 s), Seq.reverse s, Seq.update 1 99 s, Seq.adjust (* 2) 0 s, sum s)
  print (case viewl s of { x :< rest -> (x, length rest); EmptyL -> (0, 0) }, case s of { _ :|> l -> l; Empty -> 0 })
  print (Seq.take 2 s, Seq.drop 3 s, Seq.splitAt 2 s, Seq.filter even s, Seq.sort (Seq.fromList "hello"))
  print (Seq.mapWithIndex (,) (Seq.fromList "ab"), Seq.insertAt 1 'x' (Seq.fromList "ab"), Seq.deleteAt 0 s, fmap (+ 1) s)
  let t = Node 1 [Node 2 [Node 4 []], Node 3 []]
  putStr (drawTree (fmap show t))
  print (flatten t, levels t, sum t, foldTree (\x xs -> x + maximum (0 : xs)) t)
  print (unfoldTree (\n -> (n, [m | m <- [2 * n, 2 * n + 1], m < 6])) 1)
  let (g, fromV, _) = graphFromEdges [("a", 1, [2]), ("b", 2, [3]), ("c", 3, [])]
  print (map ((\(n, _, _) -> n) . fromV) (topSort g))
  print (map flattenSCC (stronglyConnComp [('x', 1, [2]), ('y', 2, [1]), ('z', 3, [3 :: Int]), ('w', 4, [])]))
