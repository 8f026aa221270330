-- Lenses from scratch in the van Laarhoven style: lenses, traversals, prisms by hand, folds, a small game state updated through them.
{-# LANGUAGE RankNTypes #-}
module Main where

import Data.Functor.Const
import Data.Functor.Identity
import Data.Monoid
import qualified Data.Map as Map
import Control.Monad.State

type Lens s t a b = forall f. Functor f => (a -> f b) -> s -> f t
type Lens' s a = Lens s s a a
type Traversal s t a b = forall f. Applicative f => (a -> f b) -> s -> f t
type Traversal' s a = Traversal s s a a
type Getting r s a = (a -> Const r a) -> s -> Const r s
type Setter s t a b = (a -> Identity b) -> s -> Identity t

lens :: (s -> a) -> (s -> b -> t) -> Lens s t a b
lens get set f s = set s <$> f (get s)

infixl 8 ^., ^.., ^?
infixr 4 %~, .~, +~, <>~
infixl 1 &
infix 4 %=, .=, +=

(^.) :: s -> Getting a s a -> a
s ^. l = getConst (l Const s)

(^..) :: s -> Getting (Endo [a]) s a -> [a]
s ^.. l = appEndo (getConst (l (\a -> Const (Endo (a :))) s)) []

(^?) :: s -> Getting (First a) s a -> Maybe a
s ^? l = getFirst (getConst (l (Const . First . Just) s))

(%~) :: Setter s t a b -> (a -> b) -> s -> t
(%~) l f = runIdentity . l (Identity . f)

(.~) :: Setter s t a b -> b -> s -> t
l .~ b = l %~ const b

(+~) :: Num a => Setter s t a a -> a -> s -> t
l +~ n = l %~ (+ n)

(<>~) :: Semigroup a => Setter s t a a -> a -> s -> t
l <>~ x = l %~ (<> x)

(&) :: a -> (a -> b) -> b
x & f = f x

(%=) :: MonadState s m => Setter s s a b -> (a -> b) -> m ()
l %= f = modify (l %~ f)
(.=) :: MonadState s m => Setter s s a b -> b -> m ()
l .= b = l %= const b
(+=) :: (MonadState s m, Num a) => Setter s s a a -> a -> m ()
l += n = l %= (+ n)

use :: MonadState s m => Getting a s a -> m a
use l = gets (^. l)

sumOf :: Num a => Getting (Sum a) s a -> s -> a
sumOf l = getSum . getConst . l (Const . Sum)

anyOf :: Getting Any s a -> (a -> Bool) -> s -> Bool
anyOf l p = getAny . getConst . l (Const . Any . p)

_1 :: Lens (a, c) (b, c) a b
_1 f (a, c) = (\b -> (b, c)) <$> f a
_2 :: Lens (c, a) (c, b) a b
_2 f (c, a) = (,) c <$> f a
both :: Traversal (a, a) (b, b) a b
both f (a, b) = (,) <$> f a <*> f b

at :: Ord k => k -> Lens' (Map.Map k v) (Maybe v)
at k f m = (\mv -> maybe (Map.delete k m) (\v -> Map.insert k v m) mv) <$> f (Map.lookup k m)

_Just :: Traversal (Maybe a) (Maybe b) a b
_Just = traverse

_Left :: Traversal (Either a c) (Either b c) a b
_Left f (Left a) = Left <$> f a
_Left _ (Right c) = pure (Right c)

filtered :: (a -> Bool) -> Traversal' a a
filtered p f a = if p a then f a else pure a

-- The game

data Point = Point { _px, _py :: Int } deriving (Show, Eq)
data Unit = Unit { _name :: String, _health :: Int, _pos :: Point } deriving (Show, Eq)
data Game = Game { _score :: Int, _units :: [Unit], _bonus :: Map.Map String Int } deriving Show

px, py :: Lens' Point Int
px = lens _px (\p v -> p { _px = v })
py = lens _py (\p v -> p { _py = v })

name :: Lens' Unit String
name f u = (\n -> u { _name = n }) <$> f (_name u)
health :: Lens' Unit Int
health f u = (\n -> u { _health = n }) <$> f (_health u)
pos :: Lens' Unit Point
pos = lens _pos (\u p -> u { _pos = p })

score :: Lens' Game Int
score = lens _score (\g v -> g { _score = v })
units :: Lens' Game [Unit]
units = lens _units (\g v -> g { _units = v })
bonus :: Lens' Game (Map.Map String Int)
bonus = lens _bonus (\g v -> g { _bonus = v })

initial :: Game
initial = Game 0 [Unit "grunt" 10 (Point 1 7), Unit "ogre" 30 (Point 4 4), Unit "imp" 3 (Point 9 2)] (Map.fromList [("ogre", 5)])

fireBreath :: Point -> StateT Game IO ()
fireBreath (Point x y) = do
  units . traverse . filtered (near 4) . health %= subtract 5
  dead <- gets (\g -> filter ((<= 0) . (^. health)) (g ^. units))
  units %= filter ((> 0) . (^. health))
  score += length dead * 10
  forM_ dead $ \u -> do
    lift (putStrLn ((u ^. name) ++ " is gone"))
    extra <- use (bonus . at (u ^. name))
    maybe (bonus . at (u ^. name) .= Just 1) (score +=) extra
  where near r u = abs (u ^. pos . px - x) + abs (u ^. pos . py - y) <= r

main :: IO ()
main = do
  print ((1, (2, "three")) ^. _2 . _2, (1, 2) & _1 .~ "one", (3, 4) & both %~ negate)
  print ([(1, 'a'), (2, 'b')] ^.. traverse . _1, sumOf (traverse . both) [(1, 2), (3, 4)])
  print (Just 3 ^? _Just, Nothing ^? (_Just :: Traversal' (Maybe Int) Int), [Left 1, Right 'x', Left 5] & traverse . _Left +~ 100)
  print (initial ^. units . traverse . name, initial ^.. units . traverse . pos . px)
  print (initial & units . traverse . filtered ((> 5) . _health) . name <>~ "!" & (^.. units . traverse . name))
  print (Map.fromList [(1, "a")] & at 2 .~ Just "b" & at 1 .~ Nothing)
  g <- execStateT (mapM_ fireBreath [Point 8 3, Point 4 6, Point 4 5, Point 2 6]) initial
  print g
  print (anyOf (units . traverse . health) (< 20) g, g ^. bonus . at "imp")
