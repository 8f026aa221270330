-- Methods with their own type variables and constraints.
module Main where

class Box f where
  mapBox :: (a -> b) -> f a -> f b
  showBox :: Show a => f a -> String
  foldBox :: Monoid m => (a -> m) -> f a -> m
  sumBox :: Num n => (a -> n) -> f a -> n

data Two a = Two a a
newtype One a = One a

instance Box Two where
  mapBox f (Two a b) = Two (f a) (f b)
  showBox (Two a b) = show a ++ "," ++ show b
  foldBox f (Two a b) = f a <> f b
  sumBox f (Two a b) = f a + f b

instance Box One where
  mapBox f (One a) = One (f a)
  showBox (One a) = show a
  foldBox f (One a) = f a
  sumBox f (One a) = f a

report :: (Box f, Show a) => f a -> String
report b = showBox b ++ "/" ++ foldBox show b ++ "/" ++ show (sumBox (const 1) b)

main :: IO ()
main = do
  putStrLn (report (Two 'a' 'b'))
  putStrLn (report (One [1, 2]))
  print (sumBox (* 0.5) (Two 1 2), sumBox length (One "abc"))
  putStrLn (showBox (mapBox (+ 1) (Two 1 2)) ++ showBox (mapBox not (One True)))
  print (foldBox (\x -> [x, x]) (Two 1 2))
