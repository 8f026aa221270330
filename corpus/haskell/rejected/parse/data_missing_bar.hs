-- wrong: constructors separated by a comma (line 2)
data Colour = Red, Green, Blue

main :: IO ()
main = putStrLn "colours"
