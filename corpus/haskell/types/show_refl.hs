-- Equal types: shown and compared.
{-# LANGUAGE TypeOperators #-}
import Data.Type.Equality
main = do
  print (Refl :: Int :~: Int)
  print (Refl == (Refl :: Int :~: Int))
