-- wrong: definition works for Int only but promises any type (line 3)
increment :: a -> a
increment x = x + (1 :: Int)

main :: IO ()
main = print (increment 2)
