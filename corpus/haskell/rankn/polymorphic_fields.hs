{-# LANGUAGE RankNTypes, GADTs #-}
-- Fields with constrained polymorphic types, selected: in a newtype, in a record, in GADT syntax, unapplied.

newtype Shower r = Shower { run :: forall a. Show a => a -> r }

data Pair = Pair { both :: forall a. (Ord a, Show a) => a -> a -> String, tag :: Int }

newtype Program f a where
  Program :: { interpret :: forall m. Monad m => (forall x. f x -> m x) -> m a } -> Program f a

instance Functor (Program f) where
  fmap g (Program p) = Program (\h -> fmap g (p h))

instance Applicative (Program f) where
  pure x = Program (\_ -> return x)
  Program p <*> Program q = Program (\h -> p h <*> q h)

instance Monad (Program f) where
  Program p >>= k = Program (\h -> p h >>= \x -> interpret (k x) h)

data Talk a where
  Say :: String -> Talk ()
  Ask :: Talk Int

say :: String -> Program Talk ()
say s = Program (\h -> h (Say s))

ask :: Program Talk Int
ask = Program (\h -> h Ask)

console :: Talk a -> IO a
console (Say s) = putStrLn s
console Ask = return 21

main :: IO ()
main = do
  print (run (Shower show) 1, run (Shower (length . show)) "abc")
  let p = Pair { both = \x y -> show (max x y), tag = 7 }
  putStrLn (both p 'a' 'b' ++ both p [1, 2] [3] ++ show (tag p))
  putStrLn (both p { both = \x y -> show (min x y) } 'a' 'b')
  print (map (\s -> run s True) [Shower show, Shower (\x -> show [x])])
  let f s = run s :: Int -> String
  putStrLn (f (Shower (reverse . show)) 123)
  interpret (do { n <- ask; m <- ask; say (show (n + m)); fmap (* 2) ask }) console >>= print
