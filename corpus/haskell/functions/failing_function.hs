-- Functions that give functions by failing: they fail when the function is wanted, however many arguments come.
import Control.Exception
import Control.Monad.ST

newtype Step a = Step (Int -> Step2 a)
newtype Step2 a = Step2 (Int -> Int -> a)

class Broken f where
  broken :: String -> f a

instance Broken Step where
  broken text = errorWithoutStackTrace text

instance Broken (ST s) where
  broken text = errorWithoutStackTrace text

use :: Step a -> a
use (Step f) = case f 1 of Step2 g -> g 2 3

never :: String -> Int -> Int -> Int
never text = errorWithoutStackTrace text

attempt :: a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\(ErrorCall text) -> "failed: " ++ text) (const "fine") r)

main :: IO ()
main = do
  attempt (use (broken "one") :: Int)
  attempt (runST (broken "two") :: Int)
  attempt (never "three" 1 2)
  attempt (map (never "four" 1) [1, 2])
  attempt (sum (map (never "five" 1) [1, 2]))
