-- Tabs reach the next multiple of eight plus one.
module Main where

f x = case x of
	0 -> "zero"
        1 -> "one"
    	2 -> "two"
	_ -> let a = 1
	         b = 2
		 c = 3
	    in show (a + b + c)

main =
	do
	putStrLn (f 0)
        putStrLn (f 1)
   	putStrLn (f 2)
	putStrLn (f 3)
	mapM_ print g
  where
	g = [x * 2
		| x <- [1 .. 3]]
