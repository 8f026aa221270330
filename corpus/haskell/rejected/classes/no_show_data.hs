-- wrong: print of a type without Show (line 5)
data Point = Point Int Int

main :: IO ()
main = print (Point 1 2)
