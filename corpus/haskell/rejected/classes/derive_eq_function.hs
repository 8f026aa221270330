-- wrong: Eq derived for a type that holds a function (line 2)
data Handler = Handler String (Int -> Int) deriving (Eq)

main :: IO ()
main = putStrLn "handler"
