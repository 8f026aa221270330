-- wrong: qualified name with an alias never imported (line 5)
import qualified Data.Map as M

table :: M.Map Int String
table = Map.fromList [(1, "one")]

main :: IO ()
main = print table
