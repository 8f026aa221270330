-- wrong: class method that needs a class the signature does not have (line 6)
class Collection c where
  toL :: c a -> [a]

hasDup :: Collection c => c a -> Bool
hasDup c = let xs = toL c in length (filter (== head xs) xs) > 1

main :: IO ()
main = putStrLn "x"
