-- read of records, infix constructors and negative numbers in strange spacing.
module Main where

import Text.Read (readMaybe)
import qualified Data.Map as M
import qualified Data.Set as S

data V = V { vx, vy :: Int } | Int :@ Int | Neg V deriving (Show, Read, Eq, Ord)
infix 5 :@
data Op = Plus | Minus deriving (Show, Read, Eq, Ord, Enum, Bounded)
data Tree = Leaf | Node { left :: Tree, op :: Op, right :: Tree } deriving (Show, Read, Eq)

try' :: String -> Maybe V
try' = readMaybe

main :: IO ()
main = do
  mapM_ (print . try')
    [ "V {vx = 1, vy = 2}", "V{vx=1,vy=2}", " V { vx = ( 1 ) , vy = -2 } ", "V {vx = 1}", "V {vy = 2, vx = 1}"
    , "3 :@ 4", "(3) :@ (-4)", "3:@4", "3 :@ -4", "(3 :@ 4)", "Neg (3 :@ 4)", "Neg 3 :@ 4", "Neg V {vx = 0, vy = 0}", "Neg (V {vx = 0, vy = 0})" ]
  let t = Node { left = Leaf, op = Plus, right = Node Leaf Minus Leaf }
  print t
  print (read (show t) == t, (read . show) [t, Leaf] == [t, Leaf])
  print (read "fromList [(1,\"a\"),(2,\"b\")]" :: M.Map Int String, read "fromList [3,1]" :: S.Set Int)
  print (readMaybe "[Plus,Minus , Plus]" :: Maybe [Op], readMaybe "(Plus,Minus)" :: Maybe (Op, Op), (reads :: ReadS Op) "Plus Minus")
