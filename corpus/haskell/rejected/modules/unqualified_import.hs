-- wrong: an import clashes with the Prelude (line 5)
import Data.Map

main :: IO ()
main = print (filter even [1, 2, 3])
