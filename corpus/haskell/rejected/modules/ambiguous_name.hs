-- wrong: name that two imports provide (line 6)
import Data.List
import Data.Map

main :: IO ()
main = print (filter even [1, 2, 3])
