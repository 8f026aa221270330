-- The parts of QuickCheck as modules of their own, and properties of actions.
import Data.IORef
import Test.QuickCheck
import Test.QuickCheck.Function (Fun, applyFun)
import Test.QuickCheck.Gen (elements, vectorOf)
import Test.QuickCheck.Modifiers (NonEmptyList (..), Positive (..))
import Test.QuickCheck.Monadic (assert, monadicIO, pick, pre, run)

prop_sum :: [Int] -> Property
prop_sum xs = monadicIO $ do
  r <- run (newIORef 0)
  run (mapM_ (\x -> modifyIORef r (+ x)) xs)
  n <- run (readIORef r)
  k <- pick (elements [1, 2])
  assert (n == sum xs && k > (0 :: Int))

prop_head :: Fun Int Bool -> NonEmptyList Int -> Bool
prop_head f (NonEmpty xs) = head (map (applyFun f) xs) == applyFun f (head xs)

main :: IO ()
main = do
  quickCheck prop_sum
  quickCheck (\(Positive n) -> monadicIO (do { pre (n > (0 :: Int)); assert (n * 2 > n) }))
  quickCheck prop_head
  quickCheck (forAll (vectorOf 3 (elements "ab")) (\s -> length s == 3))
