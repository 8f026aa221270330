-- Kind signatures, higher-kinded data, explicit forall, Data.Kind, type operators.
{-# LANGUAGE KindSignatures, ExplicitForAll, FlexibleContexts, StandaloneDeriving, UndecidableInstances, TypeOperators, PolyKinds #-}
module Main where

import Data.Kind (Type, Constraint)
import Data.Functor.Identity

data Person f = Person { name :: f String, age :: f Int }
deriving instance (Show (f String), Show (f Int)) => Show (Person f)

validate :: Person Maybe -> Maybe (Person Identity)
validate (Person n a) = Person <$> fmap Identity n <*> fmap Identity a

newtype Fix (f :: Type -> Type) = Fix { unFix :: f (Fix f) }

cata :: forall f a. Functor f => (f a -> a) -> Fix f -> a
cata alg = alg . fmap (cata alg) . unFix

data ExprF r = Lit Int | Add r r | Mul r r
instance Functor ExprF where
  fmap _ (Lit n) = Lit n
  fmap f (Add a b) = Add (f a) (f b)
  fmap f (Mul a b) = Mul (f a) (f b)

newtype App (f :: k -> Type) (a :: k) = App (f a)
data (f :+: g) a = L (f a) | R (g a)
infixr 6 :+:
instance (Functor f, Functor g) => Functor (f :+: g) where
  fmap h (L x) = L (fmap h x)
  fmap h (R x) = R (fmap h x)

newtype T (m :: Type -> Type) (a :: Type) = T { runT :: m (Maybe a) }
class Trans (t :: (Type -> Type) -> Type -> Type) where
  up :: Monad m => m a -> t m a
instance Trans T where up = T . fmap Just

count :: (Maybe :+: []) Int -> Int
count (L m) = maybe 0 id m
count (R l) = sum l

main :: IO ()
main = do
  print (validate (Person (Just "ann") (Just 3)))
  print (validate (Person (Just "ann") Nothing))
  let e = Fix (Add (Fix (Lit 2)) (Fix (Mul (Fix (Lit 3)) (Fix (Lit 4)))))
  print (cata (\x -> case x of { Lit n -> n; Add a b -> a + b; Mul a b -> a * b }) e)
  putStrLn (cata (\x -> case x of { Lit n -> show n; Add a b -> "(" ++ a ++ "+" ++ b ++ ")"; Mul a b -> a ++ "*" ++ b }) e)
  print (map count [L (Just 1), R [1, 2, 3], fmap (* 10) (R [1])])
  print (runT (up [1, 2]))
  print (case App (Just 'x') of App m -> m)
