-- A program that tests itself with HUnit; what it reports goes to the standard error, the counts are printed.
import Control.Exception (evaluate)
import qualified Data.Map as M
import Test.HUnit

data Account = Account { owner :: String, balance :: Int } deriving (Eq, Show)

deposit :: Int -> Account -> Either String Account
deposit n a
  | n <= 0 = Left "not positive"
  | otherwise = Right a { balance = balance a + n }

withdraw :: Int -> Account -> Either String Account
withdraw n a
  | n > balance a = Left ("only " ++ show (balance a))
  | otherwise = Right a { balance = balance a - n }

transfer :: Int -> String -> String -> M.Map String Account -> Either String (M.Map String Account)
transfer n from to bank = do
  a <- maybe (Left ("no " ++ from)) Right (M.lookup from bank)
  b <- maybe (Left ("no " ++ to)) Right (M.lookup to bank)
  a' <- withdraw n a
  b' <- deposit n b
  return (M.insert to b' (M.insert from a' bank))

bank0 :: M.Map String Account
bank0 = M.fromList [(o, Account o b) | (o, b) <- [("ann", 100), ("bob", 20)]]

single, moves, wrong :: Test
single = TestList
  [ "deposit" ~: deposit 5 (Account "x" 1) ~?= Right (Account "x" 6)
  , "negative" ~: Left "not positive" ~=? deposit (-5) (Account "x" 1)
  , TestLabel "withdraw" (TestCase (assertEqual "too much" (Left "only 1") (withdraw 5 (Account "x" 1)))) ]
moves = test
  [ "moved" ~: do
      let Right bank = transfer 30 "ann" "bob" bank0
      map balance (M.elems bank) @?= [70, 50]
  , "unknown" ~: transfer 1 "ann" "eve" bank0 ~?= Left "no eve"
  , "sum" ~: (fmap (sum . map balance . M.elems) (transfer 7 "bob" "ann" bank0) == Right 120) ~? "money is lost" ]
wrong = TestLabel "wrong" (TestList
  [ TestCase (assertBool "this is false" (1 > 2))
  , TestCase (assertFailure "always")
  , TestCase (evaluate (length (undefined : undefined)) >>= print)
  , TestCase (3 @=? length "ab")
  , TestCase (return ()) ])

main :: IO ()
main = do
  print =<< runTestTT single
  print =<< runTestTT moves
  counts <- runTestTT wrong
  print (cases counts, tried counts, errors counts, failures counts)
  print (testCaseCount (TestList [single, moves, wrong]), single)
  print (testCasePaths moves)
