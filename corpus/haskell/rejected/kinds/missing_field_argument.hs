-- wrong: type constructor without its argument in a data type (line 4)
import qualified Data.Map as Map

data Store = Store { items :: Map.Map String }

main :: IO ()
main = putStrLn "store"
