{-# LANGUAGE DataKinds, KindSignatures, ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes #-}
-- Numbers and texts as types: a ring of residues, and labels.
import Data.Proxy
import GHC.TypeLits

newtype Z (n :: Nat) = Z Integer deriving (Eq)

instance KnownNat n => Show (Z n) where
  showsPrec d (Z x) = showParen (d > 10) (showString (show x ++ " mod " ++ show (natVal (Proxy :: Proxy n))))

instance KnownNat n => Num (Z n) where
  Z a + Z b = mk (a + b)
  Z a * Z b = mk (a * b)
  negate (Z a) = mk (negate a)
  abs = id
  signum = id
  fromInteger = mk

mk :: forall n. KnownNat n => Integer -> Z n
mk x = Z (x `mod` natVal (Proxy :: Proxy n))

power :: KnownNat n => Z n -> Integer -> Z n
power b e
  | e == 0 = 1
  | even e = power (b * b) (e `div` 2)
  | otherwise = b * power b (e - 1)

newtype Tagged (s :: Symbol) a = Tagged a

instance (KnownSymbol s, Show a) => Show (Tagged s a) where
  show t@(Tagged x) = symbolVal (label t) ++ ": " ++ show x
    where
      label :: Tagged s a -> Proxy s
      label _ = Proxy

size :: forall n. KnownNat n => Integer
size = natVal (Proxy @n)

main :: IO ()
main = do
  print (3 * 5 + 4 :: Z 7)
  print (power 2 100 :: Z 1000000007)
  print [negate x | x <- [0, 1, 2 :: Z 5]]
  print (Tagged 3 :: Tagged "width in \"cm\"" Int)
  print (size @12, natVal (Proxy :: Proxy 0))
  print (fmap (const "same") (sameNat (Proxy :: Proxy 3) (Proxy :: Proxy 3)))
  print (fmap (const "same") (sameNat (Proxy :: Proxy 3) (Proxy :: Proxy 4)))
