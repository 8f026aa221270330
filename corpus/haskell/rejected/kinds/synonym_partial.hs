-- wrong: type synonym not fully applied (line 6)
type Pair a b = (a, b)

newtype Wrap f = Wrap (f Int)

x :: Wrap (Pair Int)
x = Wrap (1, 2)

main :: IO ()
main = putStrLn "x"
