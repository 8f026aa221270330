-- wrong: update of fields that no one constructor has (line 5)
data S = Circle { radius :: Int } | Rect { width :: Int } deriving Show

main :: IO ()
main = print ((Circle 1) { radius = 2, width = 3 })
