-- wrong: constructor used although only its type was imported (line 5)
import Data.Functor.Identity (Identity)

main :: IO ()
main = print (Identity 3)
