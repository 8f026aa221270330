-- wrong: library function used without its import (line 3)
main :: IO ()
main = print (sortBy compare [3, 1, 2])
