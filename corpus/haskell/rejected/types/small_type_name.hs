-- wrong: a type with a small letter is a variable (line 3)
foo :: int -> int
foo x = x + 1

bar :: string -> Bool
bar s = s == "a"

main :: IO ()
main = print (foo 3, bar "b")
