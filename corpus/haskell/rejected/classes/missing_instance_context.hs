-- wrong: instance for a container without a context for its content (line 5)
newtype Wrap a = Wrap a

instance Show (Wrap a) where
  show (Wrap x) = "Wrap " ++ show x

main :: IO ()
main = print (Wrap 3)
