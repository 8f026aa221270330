-- wrong: sort of a type without Ord (line 7)
import Data.List (sort)

data Size = Small | Large deriving (Show, Eq)

main :: IO ()
main = print (sort [Large, Small])
