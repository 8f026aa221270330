{-# LANGUAGE DataKinds, KindSignatures, TypeOperators, ScopedTypeVariables, TypeApplications, TypeFamilies, UndecidableInstances, FlexibleContexts, PolyKinds, NoStarIsType #-}
import GHC.TypeLits
import Data.Proxy
import Data.Kind
import Data.Type.Bool
safeIndex :: forall i n. (KnownNat i, KnownNat n, i + 1 <= n) => Proxy i -> Proxy n -> Integer
safeIndex i n = natVal n - natVal i
type family Fact (n :: Nat) :: Nat where { Fact 0 = 1; Fact n = n * Fact (n - 1) }
type family Len (xs :: [k]) :: Nat where { Len '[] = 0; Len (x ': xs) = 1 + Len xs }
type Max a b = If (a <=? b) b a
main = do
  print (safeIndex (Proxy @2) (Proxy @5))
  print (natVal (Proxy @(Fact 5)), natVal (Proxy @(Len '[Int,Bool,Char])), natVal (Proxy @(Max 3 8)))
