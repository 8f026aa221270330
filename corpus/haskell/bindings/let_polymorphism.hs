-- Let-bound functions are generalised, lambda-bound ones are not, and patterns share.
module Main where

pairUp :: (Int, String)
pairUp = let ident x = x in (ident 3, ident "s")

twice :: (a -> a) -> a -> a
twice f = f . f

poly :: (String, String)
poly = (s 1, s 'c')
  where s x = show x ++ "!"

konst :: ([Int], [Bool])
konst = let e = [] in (1 : e, True : e)

nestedLet :: Int
nestedLet =
  let a = let b = let c = 3 in c * 2
          in b + 1
      f x = let y = x + a
                g z = let w = z + y in w * w
            in g 1
  in f 1 + a

withSig :: (Double, Int)
withSig =
  let sq :: Num a => a -> a
      sq x = x * x
  in (sq 1.5, sq 4)

main :: IO ()
main = do
  print pairUp
  print (twice (+ 1) 5, twice ('x' :) "")
  print poly
  print konst
  print nestedLet
  print withSig
  let k a _ = a
      swap (a, b) = (b, a)
  print (k 1 'x', k 'x' 1, swap (1, "a"), swap ("b", ()))
