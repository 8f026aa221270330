-- wrong: a tab and spaces that do not line up (line 3)
main :: IO ()
main = do
	putStrLn "tab is column nine"
    	putStrLn "this is column nine too"
       putStrLn "this is column eight"
