-- wrong: Enum derived for constructors with arguments (line 2)
data Shape = Circle Int | Square Int deriving (Show, Enum)

main :: IO ()
main = print [Circle 1 ..]
