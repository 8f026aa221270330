{-# LANGUAGE TypeFamilies, DataKinds, GADTs, KindSignatures, RankNTypes, PolyKinds, TypeOperators, ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes, UndecidableInstances, ExplicitNamespaces, ConstraintKinds, FlexibleInstances, FlexibleContexts, MultiParamTypeClasses, StandaloneDeriving #-}
module Main where
import Data.Kind
import Data.Proxy
import Data.Type.Equality
import GHC.TypeLits (Nat, KnownNat, natVal, symbolVal)
import qualified GHC.TypeLits

data Nat' = Z | S Nat'

data SNat (n :: Nat') where
  SZ :: SNat 'Z
  SS :: SNat n -> SNat ('S n)

type family (a :: Nat') + (b :: Nat') :: Nat' where
  'Z + b = b
  'S a + b = 'S (a Main.+ b)

plusZ :: SNat n -> (n Main.+ 'Z) :~: n
plusZ SZ = Refl
plusZ (SS n) = case plusZ n of Refl -> Refl

plusS :: SNat n -> SNat m -> (n Main.+ 'S m) :~: 'S (n Main.+ m)
plusS SZ _ = Refl
plusS (SS n) m = case plusS n m of Refl -> Refl

data Vec (n :: Nat') (a :: Type) where
  VNil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>
deriving instance Show a => Show (Vec n a)

append :: Vec n a -> Vec m a -> Vec (n Main.+ m) a
append VNil ys = ys
append (x :> xs) ys = x :> append xs ys

vlen :: Vec n a -> SNat n
vlen VNil = SZ
vlen (_ :> xs) = SS (vlen xs)

vrev :: Vec n a -> Vec n a
vrev v = case plusZ (vlen v) of Refl -> go v VNil
  where
    go :: Vec n a -> Vec m a -> Vec (n Main.+ m) a
    go VNil acc = acc
    go (x :> xs) acc = case plusS (vlen xs) (vlen acc) of Refl -> go xs (x :> acc)

data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)

type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)

showH :: All Show ts => HList ts -> [String]
showH HNil = []
showH (HCons x xs) = show x : showH xs

class KnownNat' (n :: Nat') where natVal' :: Int
instance KnownNat' 'Z where natVal' = 0
instance KnownNat' n => KnownNat' ('S n) where natVal' = 1 Prelude.+ natVal' @n

newtype Mod (n :: Nat) = Mod Integer deriving (Eq)
instance KnownNat n => Show (Mod n) where show (Mod x) = show x ++ " mod " ++ show (natVal (Proxy :: Proxy n))
instance KnownNat n => Num (Mod n) where
  Mod a + Mod b = mk (a Prelude.+ b)
  Mod a * Mod b = mk (a Prelude.* b)
  negate (Mod a) = mk (negate a)
  abs = id
  signum = id
  fromInteger = mk
mk :: forall n. KnownNat n => Integer -> Mod n
mk x = Mod (x `mod` natVal (Proxy @n))

data Door = Opened | Closed
data DoorS (s :: Door) where
  MkDoor :: String -> DoorS s
close :: DoorS 'Opened -> DoorS 'Closed
close (MkDoor n) = MkDoor n
nameOf :: DoorS s -> String
nameOf (MkDoor n) = n

data Some (f :: k -> Type) = forall a. Some (f a)

fromInt :: Int -> Some SNat
fromInt 0 = Some SZ
fromInt n = case fromInt (n - 1) of Some k -> Some (SS k)

toInt :: SNat n -> Int
toInt SZ = 0
toInt (SS n) = 1 Prelude.+ toInt n

main :: IO ()
main = do
  let v = 1 :> 2 :> 3 :> VNil :: Vec ('S ('S ('S 'Z))) Int
  print (append v v)
  print (vrev v)
  mapM_ putStrLn (showH (HCons (1 :: Int) (HCons "two" (HCons (Just 3.0) HNil))))
  print (natVal' @('S ('S 'Z)))
  print (3 * 5 :: Mod 7)
  print (2 ^ (100 :: Int) :: Mod 1000007)
  print (natVal (Proxy :: Proxy (2 GHC.TypeLits.+ 3)), symbolVal (Proxy :: Proxy "hello"))
  putStrLn (nameOf (close (MkDoor "front")))
  case fromInt 5 of Some n -> print (toInt n)
  print (castWith Refl 'x')
