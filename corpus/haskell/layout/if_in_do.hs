-- if, then and else on lines of a do block, at the same and at deeper columns.
import Control.Monad (when, unless, forM_)

test :: Int -> IO String
test n = do
  if n > 10
  then putStrLn "large"
  else putStrLn "small"
  r <- if even n
         then do
           putStrLn "  even"
           return "E"
         else do putStrLn "  odd"
                 return "O"
  if n == 0 then return () else do
    putStrLn "  nonzero"
    when (n > 5) $ do
      putStrLn "  above five"
  if n > 2 ; then return (r ++ "!")
    else if n > 1
    then return r
    else
      return ""

main :: IO ()
main = do
  forM_ [0, 2, 7, 12] $ \n -> do
    s <- test n
    putStrLn (show n ++ ": " ++ s)
  unless False $
    putStrLn "end"
  if True then putStrLn "a" else putStrLn "b"
  case () of
    _ | 1 > (2 :: Int) -> putStrLn "no"
      | otherwise -> do
    putStrLn "nested do at the same column as its alternative"
