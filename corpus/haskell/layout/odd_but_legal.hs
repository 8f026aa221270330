-- Strange indentation that the layout rule allows.
module Main where
import Data.List
  (sort
  ,nub)

f x =
  case x of
              1 -> "one"
              2 ->
               "two"
              n | n > 10
                  -> "big"
                | otherwise -> let
                    s = show n
                    t = s
                      ++ s
                    in
                    t

g
  :: Int
  -> Int
g
  n
  =
  n
  +
  1

h = \
  x
  -> x

data R = R
  { a :: Int
  , b
      , c :: Int }
      deriving
  Show

class K a where k :: a
                k = undefined
                j :: a -> Int
                j _ = 1
instance K Int where k = 5
instance K () where
instance K Bool where { k = True
  ; j _ = 2
 }

main = do print (map f [1, 2, 11, 5])
          let x = 1
              y = 2 in print (x + y)
          print $
           g 3
          if h True
            then
              print 'y'
            else
              print 'n'
          print R { a = 1, b = 2,
             c = 3 }
          print
             [
               1
             , 2
             ]
          let z = do
               p <- [1, 2]
               return p
          print (sort z, nub z, k :: Int, j (), j True)
