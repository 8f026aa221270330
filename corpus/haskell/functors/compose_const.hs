-- Data.Functor.Identity, Compose, Const, Product-like lenses, bifunctors, Void, Proxy.
{-# LANGUAGE RankNTypes, EmptyCase #-}
module Main where

import Data.Bifunctor
import Data.Coerce
import Data.Functor.Compose
import Data.Functor.Const
import Data.Functor.Identity
import Data.Proxy
import Data.Void

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s

view :: Lens s a -> s -> a
view l = getConst . l Const
over :: Lens s a -> (a -> a) -> s -> s
over l f = runIdentity . l (Identity . f)

_1 :: Lens (a, c) a
_1 f (a, c) = (\a' -> (a', c)) <$> f a
_2 :: Lens (c, a) a
_2 f (c, a) = (,) c <$> f a

class Named a where nameOf :: Proxy a -> String
instance Named Int where nameOf _ = "Int"
instance Named a => Named [a] where
  nameOf p = "[" ++ nameOf (inner p) ++ "]"
    where
        inner :: Proxy [a] -> Proxy a
        inner _ = Proxy

main :: IO ()
main = do
  print (view (_1 . _2) ((1, 'x'), True), over (_2 . _1) (+ 1) ('a', (5, "s")))
  print (Identity 3, fmap (+ 1) (Identity 3), Const "c" :: Const String Int)
  print (getCompose (fmap (+ 1) (Compose [Just 1, Nothing])), getCompose (pure 5 :: Compose Maybe [] Int))
  print (bimap length show ("abc", 1), first (+ 1) (1, 2), second (* 2) (1, 2), first length (Left "ab" :: Either String ()))
  print (bimap show not (Right True :: Either Int Bool), either absurd id (Right 3 :: Either Void Int))
  putStrLn (nameOf (Proxy :: Proxy [[Int]]))
  print (Proxy :: Proxy Int, Proxy == (Proxy :: Proxy ()), coerce (Identity (3 :: Int)) + (1 :: Int))
  print (fmap absurd ([] :: [Void]) :: [Int], vacuous (Nothing :: Maybe Void) :: Maybe Int)
  print (Compose (Just [1]), runIdentity (mapM (pure . succ) "abc"))
