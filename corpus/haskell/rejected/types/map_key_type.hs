-- wrong: wrong key type for a Map (line 8)
import qualified Data.Map as Map

stock :: Map.Map String Int
stock = Map.fromList [("pear", 3)]

main :: IO ()
main = print (Map.lookup 7 (Map.insert 'p' 2 stock))
