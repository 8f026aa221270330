-- wrong: type variable used with and without an argument (line 2)
f :: m a -> m
f x = undefined

main :: IO ()
main = putStrLn "x"
