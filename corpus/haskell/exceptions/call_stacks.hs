-- Which calls led to a failure, in texts of exceptions and on demand.
import Control.Exception
import GHC.Stack
import qualified Data.Map as M
import Data.Maybe (fromJust)

check :: HasCallStack => Int -> Int
check n
  | n > 3 = inner n
  | otherwise = n

inner :: HasCallStack => Int -> Int
inner n = error ("big " ++ show n)

whoami :: HasCallStack => String
whoami = prettyCallStack callStack

main :: IO ()
main = do
  r <- try (evaluate (check 5)) :: IO (Either SomeException Int)
  print r
  s <- try (evaluate (let x = undefined :: Int in x + 1)) :: IO (Either SomeException Int)
  print s
  t <- try (evaluate (error "plain" :: Int))
  case t of
    Left (ErrorCall m) -> putStrLn m
    Right _ -> return ()
  handle (\e -> putStrLn ("caught " ++ show (e :: SomeException))) (error "in io")
  putStrLn whoami
  print (map fst (getCallStack callStack))
  mapM_ (\f -> (evaluate (f 1) >>= print) `catch` \e -> putStrLn (takeWhile (/= '\n') (show (e :: SomeException)))) [(+ 1), error "a function", const (error "later")]
  print (length [error "x", undefined])
  error "the end"
