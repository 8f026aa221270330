-- wrong: tell of a string into a list of strings (line 6)
import Control.Monad.Writer

step :: Int -> Writer [String] Int
step n = do
  tell ("step " ++ show n)
  return (n + 1)

main :: IO ()
main = print (runWriter (step 1))
