-- wrong: import of a name the module does not export (line 2)
import Data.List (sort, shuffle)

main :: IO ()
main = print (shuffle (sort [2, 1]))
