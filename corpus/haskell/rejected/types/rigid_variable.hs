-- wrong: signature more general than the definition (line 3)
identity :: a -> b
identity x = x

main :: IO ()
main = print (identity 3 :: Int)
