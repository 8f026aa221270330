-- wrong: same parameter twice in a data declaration (line 2)
data Both a a = Both a a

main :: IO ()
main = putStrLn "both"
