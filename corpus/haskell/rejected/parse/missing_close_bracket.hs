-- wrong: closing bracket missing (line 5)
primes :: [Int]
primes = [2, 3, 5, 7

main :: IO ()
main = print primes
