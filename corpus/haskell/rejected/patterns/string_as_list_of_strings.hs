-- wrong: string pattern among list patterns (line 3)
command :: [String] -> Int
command "quit" = 0
command ["go", _] = 1
command _ = 2

main :: IO ()
main = print (command ["quit"])
