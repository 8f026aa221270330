-- Existential state machines and streams, unpacked by case and by patterns of functions.
{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
module Main where

data Step s a = Done | Skip s | Yield a s
data Stream a = forall s. Stream (s -> Step s a) s

stream :: [a] -> Stream a
stream = Stream next
  where next [] = Done
        next (x : xs) = Yield x xs

unstream :: Stream a -> [a]
unstream (Stream next s0) = go s0
  where go s = case next s of
          Done -> []
          Skip s' -> go s'
          Yield a s' -> a : go s'

mapS :: (a -> b) -> Stream a -> Stream b
mapS f (Stream next s0) = Stream next' s0
  where next' s = case next s of
          Done -> Done
          Skip s' -> Skip s'
          Yield a s' -> Yield (f a) s'

filterS :: (a -> Bool) -> Stream a -> Stream a
filterS p (Stream next s0) = Stream (\s -> case next s of
  Yield a s' | not (p a) -> Skip s'
  other -> other) s0

zipS :: Stream a -> Stream b -> Stream (a, b)
zipS (Stream n1 a0) (Stream n2 b0) = Stream next (a0, b0, Nothing)
  where
    next (a, b, Nothing) = case n1 a of
      Done -> Done
      Skip a' -> Skip (a', b, Nothing)
      Yield x a' -> Skip (a', b, Just x)
    next (a, b, Just x) = case n2 b of
      Done -> Done
      Skip b' -> Skip (a, b', Just x)
      Yield y b' -> Yield (x, y) (a, b', Nothing)

main :: IO ()
main = do
  print (unstream (mapS (* 2) (filterS odd (stream [1 .. 9]))))
  print (unstream (zipS (filterS even (stream [1 .. 9])) (stream "abc")))
  print (take 3 (unstream (mapS show (stream [1 ..]))))
