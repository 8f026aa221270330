-- wrong: import of a module that does not exist (line 2)
import Data.Lists (sort)

main :: IO ()
main = print (sort [2, 1])
