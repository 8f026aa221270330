-- wrong: misspelt constructor in a pattern (line 6)
data Colour = Red | Green

name :: Colour -> String
name Red = "red"
name Gren = "green"

main :: IO ()
main = putStrLn (name Red)
