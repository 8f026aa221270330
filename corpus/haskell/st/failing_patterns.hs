-- A pattern that may fail in the do block of an ST computation, and one that does.
import Control.Exception
import Control.Monad.ST
import Data.STRef

lastOf :: [a] -> Maybe a
lastOf xs = runST (do
  ref <- newSTRef Nothing
  mapM_ (writeSTRef ref . Just) xs
  Just x <- readSTRef ref
  return (Just x))

main :: IO ()
main = do
  print (lastOf "abc")
  r <- try (evaluate (lastOf ""))
  case r of
    Left (ErrorCall text) -> putStrLn (take 38 text)
    Right x -> print x
