-- where under instance methods, class defaults, case alternatives and lambdas' case.
module Main where

class Pretty a where
  pretty :: a -> String
  pretty x = open ++ body x ++ close
    where open = "<"
          close = ">"
  body :: a -> String

newtype M = M [[Int]]

instance Pretty M where
  body (M rows)
    | null rows = none
    | otherwise = concatMap line rows
    where
      none = "empty"
      line r = concatMap cell r ++ sep
        where cell c | c < 0 = '-' : digits (negate c)
                     | otherwise = ' ' : digits c
              digits = show
      sep = ";"

instance Pretty Int where
  pretty n = case compare n 0 of
      LT -> neg
      EQ -> "zero"
      GT -> pos
    where neg = "neg" ++ rest
          pos = "pos" ++ rest
          rest = ' ' : body (abs n)
  body = show

instance Pretty a => Pretty (Maybe a) where
  body = maybe dash pretty where dash = "-"

main :: IO ()
main = do
  putStrLn (pretty (M [[1, -2], [3]]))
  putStrLn (pretty (M []))
  mapM_ (putStrLn . pretty) [-5, 0, 7 :: Int]
  putStrLn (pretty (Just (Just (3 :: Int))) ++ pretty (Nothing :: Maybe Int))
