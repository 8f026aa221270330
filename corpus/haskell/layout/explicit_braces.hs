-- A whole module with braces and semicolons, empty statements included.
module Main (main) where {
import Data.List (sort)
; import Data.Char (toUpper);

;; data P = P { px :: Int, py :: Int } deriving (Show, Eq)
; swap :: P -> P ; swap P { px = a, py = b } = P { px = b, py = a };
  f x = case x of { 0 -> "z"
 ; 1 ->
"one"
; _ | x > 100 -> "big" | x < 0, even x -> "neg even"
    ; _ -> "many" ; } ;

g y = r where { r = s + y ; ; s = 2 } ;
class C a where { c :: a -> Int ; c _ = 7 } ;
instance C Int where { } ;
instance C Bool where { c True = 1 ; c False = 0 } ;

main :: IO () ;
main = do { print (swap (P 1 2)) ;
; mapM_ (putStrLn . f) [0, 1, 2, 101, -4]
      ; let { a = 1 ; b = 2 }
; print (g (a + b))
 ; let { } ; if a > b then putStrLn "gt" ; else putStrLn "le"
 ; print (sort [3, 1, 2 :: Int]) ; putStrLn (map toUpper "done")
 ; print (c (5 :: Int), c True) ; } ;
}
