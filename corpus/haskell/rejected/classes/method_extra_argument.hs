-- wrong: method implemented with too many arguments (line 5)
data V = V Int Int

instance Show V where
  show (V a b) prefix = prefix ++ show a ++ show b

main :: IO ()
main = print (V 1 2)
