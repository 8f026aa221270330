-- Control.Monad: loops, folds, filters, guards, joins, lifting.
module Main where

import Control.Monad

main :: IO ()
main = do
  forM_ [1, 2] print
  mapM_ print "ab"
  r <- forM [1, 2, 3] (\x -> return (x * x))
  print r
  when (sum r > 10) $ putStrLn "when"
  unless (sum r > 10) $ putStrLn "unless"
  replicateM_ 2 (putStr "r")
  putStrLn ""
  xs <- foldM (\acc x -> do { putStr (show x ++ "."); return (x : acc) }) [] [1 .. 4]
  print xs
  foldM_ (\a x -> print (a + x) >> return (a + x)) 0 [1, 2]
  zipWithM_ (\i s -> putStrLn (show i ++ s)) [1 ..] ["a", "b"]
  ys <- filterM (\x -> putStr "f" >> return (odd x)) [1 .. 5]
  print ys
  (as, bs) <- mapAndUnzipM (\x -> return (x, x * 2)) [1, 2]
  print (as, bs)
  print (join [[1], [2]], void (Just 1), liftM (+ 1) (Just 1), liftM2 (,) "ab" [1, 2], ap [(+ 1), (* 2)] [10])
  print (guard True :: Maybe (), guard False :: [()], mfilter even (Just 3), msum [Nothing, Just 1])
  print ((forever (Left "stop") :: Either String ()), replicateM 2 [0, 1], [1, 2] >> "ab", Just 1 <* Just 2)
  print (foldM (\a x -> [a + x, a * x]) 1 [2, 3], (<$!>) (+ 1) (Just 1), (>=>) (\x -> [x, x]) (\y -> [y + 1]) 1)
  print (mapM_ (\x -> if x > 2 then Nothing else Just ()) [1, 2, 3], sequence_ [Just 1], forM (Just 3) (\x -> [x, x + 1]))
  mapM_ (putStr . show) (Just 5) >> putStrLn "!"
  print =<< mapM (return . (* 2)) [1, 2]
  (print <=< return . (+ 1)) 41
  forever (do { n <- Nothing :: Maybe Int; Just n }) `seq` print "end"
