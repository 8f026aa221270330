-- Numbers and texts that become types at run time.
{-# LANGUAGE DataKinds, TypeApplications, ScopedTypeVariables, KindSignatures #-}
import Data.Proxy
import GHC.TypeLits

newtype Modulo (n :: Nat) = Modulo Integer deriving Eq
instance KnownNat n => Show (Modulo n) where
  show m@(Modulo k) = show k ++ " mod " ++ show (natVal m)

times :: forall n. KnownNat n => Modulo n -> Modulo n -> Modulo n
times (Modulo a) (Modulo b) = Modulo (a * b `mod` natVal (Proxy @n))

main :: IO ()
main = do
  case someNatVal 12 of
    Just (SomeNat p) -> print (natVal p) >> print (times (Modulo 7) (Modulo 8) `as` p)
    Nothing -> return ()
  print (fmap (const ()) (someNatVal (-1)))
  case someSymbolVal "a \"b\"" of
    SomeSymbol p -> putStrLn (symbolVal p)
  print (someNatVal 3 == someNatVal 3, someNatVal 4)
  where
    as :: Modulo n -> Proxy n -> Modulo n
    as m _ = m
