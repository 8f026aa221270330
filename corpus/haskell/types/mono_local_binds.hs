-- GADTs turn on MonoLocalBinds: local functions that close over variables are monomorphic.
{-# LANGUAGE GADTs, ScopedTypeVariables #-}
module Main where

data Eql a b where Refl :: Eql a a

castWith :: Eql a b -> a -> b
castWith Refl x = x

data Rep a where
  RInt :: Rep Int
  RBool :: Rep Bool
  RList :: Rep a -> Rep [a]
  RPair :: Rep a -> Rep b -> Rep (a, b)

eqRep :: Rep a -> Rep b -> Maybe (Eql a b)
eqRep RInt RInt = Just Refl
eqRep RBool RBool = Just Refl
eqRep (RList a) (RList b) = case eqRep a b of
  Just Refl -> Just Refl
  Nothing -> Nothing
eqRep (RPair a b) (RPair c d) = do
  Refl <- eqRep a c
  Refl <- eqRep b d
  return Refl
eqRep _ _ = Nothing

showR :: Rep a -> a -> String
showR RInt n = show n
showR RBool b = if b then "T" else "F"
showR (RList r) xs = "[" ++ concatMap (showR r) xs ++ "]"
showR (RPair a b) (x, y) = showR a x ++ "/" ++ showR b y

zero :: Rep a -> a
zero RInt = 0
zero RBool = False
zero (RList _) = []
zero (RPair a b) = (zero a, zero b)

data Dyn where Dyn :: Rep a -> a -> Dyn

fromDyn :: Rep a -> Dyn -> Maybe a
fromDyn r (Dyn r' x) = fmap (\e -> castWith e x) (eqRep r' r)

main :: IO ()
main = do
  let ds = [Dyn RInt 3, Dyn RBool True, Dyn (RList (RPair RInt RBool)) [(1, True), (2, False)], Dyn RInt 4]
  mapM_ (\(Dyn r x) -> putStrLn (showR r x)) ds
  print [n | Just n <- map (fromDyn RInt) ds]
  print (zero (RPair RInt (RList RBool)))
  let k = 10
      addK x = x + k
      pairUp :: forall a. a -> (a, a)
      pairUp a = (a, a)
  print (addK 5, pairUp 'x', pairUp True)
