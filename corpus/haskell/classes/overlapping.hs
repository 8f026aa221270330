-- Overlapping instances chosen by pragmas: the most specific one wins.
{-# LANGUAGE FlexibleInstances, UndecidableInstances #-}
module Main where

class Pretty a where
  pretty :: a -> String

instance {-# OVERLAPPABLE #-} Show a => Pretty a where
  pretty x = "<" ++ show x ++ ">"

instance Pretty Bool where
  pretty True = "yes"
  pretty False = "no"

instance {-# OVERLAPPING #-} Pretty String where
  pretty s = s

instance Pretty a => Pretty [a] where
  pretty xs = "[" ++ concatMap pretty xs ++ "]"

instance (Pretty a, Pretty b) => Pretty (a, b) where
  pretty (a, b) = pretty a ++ " & " ++ pretty b

instance {-# OVERLAPS #-} Pretty a => Pretty (Maybe a) where
  pretty = maybe "-" pretty

instance {-# OVERLAPPING #-} Pretty (Maybe Int) where
  pretty = maybe "no int" (("int " ++) . show)

main :: IO ()
main = do
  putStrLn (pretty (3 :: Int))
  putStrLn (pretty True)
  putStrLn (pretty "text")
  putStrLn (pretty ["a", "b"])
  putStrLn (pretty [True, False])
  putStrLn (pretty (Just (1 :: Int), Just 'c'))
  putStrLn (pretty (Nothing :: Maybe Bool))
  putStrLn (pretty [(1.5 :: Double, "x")])
