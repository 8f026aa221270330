-- wrong: Just forgotten (line 4)
safeHead :: [a] -> Maybe a
safeHead [] = Nothing
safeHead (x:_) = x

main :: IO ()
main = print (safeHead [1])
