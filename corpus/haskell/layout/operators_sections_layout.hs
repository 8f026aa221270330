-- where after do, let blocks ended by then/of/in, guards in lambdas' cases, nested ifs in do.
module Main where

main = do
    let n = 5
        go i | i > n = return ()
             | odd i = do putStrLn ("odd " ++ show i)
                          go (i + 1)
             | otherwise = do
                 putStrLn $ "even " ++ show i
                 go (i + 1)
    go 1
    r <- if let q = 3 in q > 2 then return "then" else return "else"
    putStrLn r
    case let z = 4 in z * 2 of
      8 -> putStrLn "eight"
      _ -> putStrLn "?"
    print $ if n > 3
      then if n > 4
        then "a"
        else "b"
      else "c"
    helper 1 >> helper 2
    (if n == 5 then putStrLn else error) "function chosen"
    (case n of 5 -> print; _ -> const (return ())) n
    mapM_ print $ do
      x <- [1, 2]
      y <- [x, 10 * x]
      [y]
  where helper 1 = putStrLn "first"
        helper k = do
            let s = "helper"
            putStrLn (s ++ show k)
