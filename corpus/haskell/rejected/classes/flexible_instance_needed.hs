-- wrong: instance head more specific than allowed without an extension (line 5)
class Pretty a where
  pretty :: a -> String

instance Pretty (Maybe Int) where
  pretty = maybe "-" show

main :: IO ()
main = putStrLn (pretty (Just (1 :: Int)))
