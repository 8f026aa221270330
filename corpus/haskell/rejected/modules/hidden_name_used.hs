-- wrong: name used although its import hides it (line 5)
import Prelude hiding (filter)

main :: IO ()
main = print (filter even [1, 2, 3])
