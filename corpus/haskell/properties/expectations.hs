-- Expectations of hspec outside of a specification: which of them hold.
import Control.Exception
import Test.Hspec
import Test.HUnit.Lang (HUnitFailure)

holds :: String -> Expectation -> IO ()
holds name act = try act >>= \r -> putStrLn (name ++ ": " ++ either (\e -> const "no" (e :: HUnitFailure)) (const "yes") r)

main :: IO ()
main = do
  holds "be" (1 `shouldBe` (1 :: Int))
  holds "be not" (1 `shouldBe` (2 :: Int))
  holds "notbe" ("a" `shouldNotBe` "a")
  holds "satisfy" (3 `shouldSatisfy` (> (5 :: Int)))
  holds "not satisfy" (3 `shouldNotSatisfy` (> (5 :: Int)))
  holds "start" ("abc" `shouldStartWith` "ab")
  holds "end" ("abc" `shouldEndWith` "ab")
  holds "contain" ([1, 2, 3] `shouldContain` [2, 3 :: Int])
  holds "not contain" ([1, 2, 3] `shouldNotContain` [2, 3 :: Int])
  holds "match" ([1, 2, 3] `shouldMatchList` [3, 1, 2 :: Int])
  holds "match not" ([1, 1, 3] `shouldMatchList` [3, 1, 3 :: Int])
  holds "return" (return 'x' `shouldReturn` 'x')
  holds "throw" (evaluate (1 `div` 0 :: Int) `shouldThrow` (== DivideByZero))
  holds "throw none" (evaluate (1 :: Int) `shouldThrow` anyException)
  holds "throw error" (evaluate (error "boom" :: Int) `shouldThrow` errorCall "boom")
  holds "throw io" (ioError (userError "u") `shouldThrow` anyIOException)
  holds "failure" (expectationFailure "so")
