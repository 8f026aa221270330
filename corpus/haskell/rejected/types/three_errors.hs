-- wrong: three independent type errors in one module (line 3)
one :: Int
one = "one"

two :: String
two = 'c' : True

three :: Bool
three = not 3 && length "x"

main :: IO ()
main = print one
