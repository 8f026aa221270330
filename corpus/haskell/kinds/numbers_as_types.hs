{-# LANGUAGE DataKinds, KindSignatures, TypeOperators, ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes, TypeFamilies, NoStarIsType, FlexibleContexts #-}
import GHC.TypeLits
import Data.Proxy
newtype Matrix (r :: Nat) (c :: Nat) = Matrix [[Int]] deriving Show
mul :: Matrix a b -> Matrix b c -> Matrix a c
mul (Matrix x) (Matrix y) = Matrix [[sum (zipWith (*) r c) | c <- cols] | r <- x] where cols = foldr (zipWith (:)) (repeat []) y
size :: forall r c. (KnownNat r, KnownNat c) => Matrix r c -> (Integer, Integer)
size _ = (natVal (Proxy @r), natVal (Proxy @c))
vcat :: Matrix a c -> Matrix b c -> Matrix (a + b) c
vcat (Matrix a) (Matrix b) = Matrix (a ++ b)
cells :: forall r c. (KnownNat (r * c)) => Matrix r c -> Integer
cells _ = natVal (Proxy @(r * c))
main = do
  let m = Matrix [[1,2],[3,4]] :: Matrix 2 2
  print (mul m m); print (size m); print (size (vcat m m)); print (cells m)
  print (natVal (Proxy @(2 ^ 10 - 1)), symbolVal (Proxy @(AppendSymbol "ab" "cd")))
  print (natVal (Proxy :: Proxy (Div 17 5)), natVal (Proxy :: Proxy (Mod 17 5)), natVal (Proxy @(Log2 1024)))
  case someNatVal 12 of { Just (SomeNat p) -> print (natVal p); Nothing -> return () }
  case sameNat (Proxy @3) (Proxy @3) of { Just _ -> putStrLn "same"; Nothing -> putStrLn "no" }
