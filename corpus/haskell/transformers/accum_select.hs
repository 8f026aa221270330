-- Control.Monad.Trans.Accum and Control.Monad.Trans.Select.
import Control.Monad.IO.Class
import Control.Monad.Trans.Accum
import Control.Monad.Trans.Class
import Control.Monad.Trans.Select

queens :: Int -> Select Bool [Int]
queens n = go n []
  where
    go 0 placed = return (reverse placed)
    go k placed = do
      q <- select (\p -> pick p [1 .. n])
      if null [() | (d, c) <- zip [1 ..] placed, c == q || abs (c - q) == d] then go (k - 1) (q : placed) else return []
    pick p xs = case filter p xs of
      x : _ -> x
      [] -> 0

main :: IO ()
main = do
  print (runAccum (add "a" >> add "b" >> look) "z")
  print (execAccum (mapM_ (add . show) [1 .. 5 :: Int]) "", evalAccum (add [1] >> looks length) [0 :: Int])
  (r, w) <- runAccumT (lift (putStrLn "in") >> add "x" >> look >>= liftIO . putStrLn >> accum (\s -> (length s, "y"))) "0"
  print (r, w)
  print (runSelect (mapM (\i -> select (\p -> if p i then i else -i)) [1, 2, 3]) (\xs -> sum xs == 2))
  print (runSelect (queens 6) (\qs -> length qs == 6))
