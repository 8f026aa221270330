-- Operator names made of unusual symbols, and qualified operators.
module Main where

import qualified Prelude as P
import Prelude hiding ((+), (.))
import qualified Data.Map as Map
import Data.Map (Map, (!))

(+) :: [a] -> [a] -> [a]
(+) = (P.++)

(.) :: a -> (a -> b) -> b
x . f = f x

(!!!), (<~~>), (\\/), (@@), (~>), (#), (&&&&), (.|.), (*.), (.*) :: Int -> Int -> Int
a !!! b = a P.- b
a <~~> b = a P.* b
a \\/ b = max a b
a @@ b = a P.+ b P.+ 1
a ~> b = a P.* 10 P.+ b
a # b = b
a &&&& b = a
a .|. b = a P.+ 100 P.* b
a *. b = a `div` b
a .* b = a `mod` b

main :: IO ()
main = do
  print ([1] + [2, 3])
  print ([3, 1] . length)
  print (5 !!! 3, 5 <~~> 3, 5 \\/ 3, 5 @@ 3, 5 ~> 3, 5 # 3, 5 &&&& 3, 5 .|. 3, 7 *. 2, 7 .* 2)
  print (1 P.+ 2, (P.+) 3 4, (P.+ 1) 2, (1 P.-) 5)
  print (Map.fromList [(1, 'a')] ! 1, Map.fromList [(2, 'b')] Map.! 2)
  print ((P..) succ succ 1, map (5 `P.subtract`) [10])
  print (Map.foldr (P.+) 0 P.$ Map.fromList [(1, 10), (2, 20)])
  print [False ..]
