-- wrong: Show derived although a component lacks it (line 4)
data Inner = Inner Int

data Outer = Outer Inner Int deriving Show

main :: IO ()
main = putStrLn "outer"
