{-# LANGUAGE TypeFamilies, FlexibleContexts, ScopedTypeVariables #-}
-- A family that gives type constructors is applied to more than its own arguments, which are then those of the result.
import Data.Kind (Type)
import qualified Data.Map as M

class Monad (Base m) => Run m where
  type Base m :: Type -> Type
  run :: m a -> Base m a

newtype Plain a = Plain a
newtype Failing a = Failing (Maybe a)

instance Run Plain where
  type Base Plain = []
  run (Plain x) = [x]

instance Run Failing where
  type Base Failing = Either String
  run (Failing m) = maybe (Left "none") Right m

twice :: Monad f => f a -> f (a, a)
twice m = do { x <- m; y <- m; return (x, y) }

runTwice :: Run m => m a -> Base m (a, a)
runTwice = twice . run

mapped :: Run m => (a -> b) -> m a -> Base m b
mapped f m = f <$> run m

class Container c where
  type Table c :: Type -> Type -> Type
  table :: c -> Table c Int String

data ByMap = ByMap

instance Container ByMap where
  type Table ByMap = M.Map
  table _ = M.fromList [(1, "one"), (2, "two")]

main :: IO ()
main = do
  print (runTwice (Plain 'x'))
  print (runTwice (Failing (Just 1)), runTwice (Failing Nothing :: Failing Int))
  print (mapped (+ 1) (Plain 41))
  print (M.elems (table ByMap))
