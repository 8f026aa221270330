-- A bank in the State monad: accounts, transfers, interest, a statement for each account.
import Control.Monad.State
import qualified Data.Map as M
import Data.Maybe (fromMaybe)
import Data.List (foldl')

type AccountNo = Int
type Amount = Integer

data Account = Account { owner :: String, balance :: Amount, history :: [Entry] }
data Entry = Deposit Amount | Withdrawal Amount | TransferIn AccountNo Amount | TransferOut AccountNo Amount | Interest Amount
  deriving Show

data Bank = Bank { accounts :: M.Map AccountNo Account, nextNo :: AccountNo, journal :: [String] }

data Err = NoAccount AccountNo | Insufficient AccountNo Amount | Invalid Amount deriving (Show, Eq)

type BankM = State Bank

say :: String -> BankM ()
say s = modify $ \b -> b { journal = s : journal b }

open :: String -> BankM AccountNo
open who = do
  n <- gets nextNo
  modify $ \b -> b { accounts = M.insert n (Account who 0 []) (accounts b), nextNo = n + 1 }
  say (who ++ " opened " ++ show n)
  return n

withAccount :: AccountNo -> (Account -> BankM (Either Err a)) -> BankM (Either Err a)
withAccount n f = gets (M.lookup n . accounts) >>= maybe (return (Left (NoAccount n))) f

post :: AccountNo -> Entry -> BankM ()
post n e = modify $ \b -> b { accounts = M.adjust upd n (accounts b) }
  where
    upd a = a { balance = balance a + delta e, history = e : history a }

delta :: Entry -> Amount
delta (Deposit x) = x
delta (Withdrawal x) = negate x
delta (TransferIn _ x) = x
delta (TransferOut _ x) = -x
delta (Interest x) = x

deposit, withdraw :: AccountNo -> Amount -> BankM (Either Err ())
deposit n x
  | x <= 0 = return (Left (Invalid x))
  | otherwise = withAccount n $ \_ -> Right <$> post n (Deposit x)
withdraw n x
  | x <= 0 = return (Left (Invalid x))
  | otherwise = withAccount n $ \a ->
      if balance a < x
        then return (Left (Insufficient n (balance a)))
        else Right <$> post n (Withdrawal x)

transfer :: AccountNo -> AccountNo -> Amount -> BankM (Either Err ())
transfer a b x = withAccount a $ \acc -> withAccount b $ \_ ->
  if balance acc < x then return (Left (Insufficient a (balance acc))) else do
    post a (TransferOut b x)
    post b (TransferIn a x)
    say ("moved " ++ show x ++ " from " ++ show a ++ " to " ++ show b)
    return (Right ())

payInterest :: Integer -> BankM Amount
payInterest pct = do
  ns <- gets (M.keys . accounts)
  fmap sum . forM ns $ \n -> do
    bal <- gets (balance . (M.! n) . accounts)
    let i = bal * pct `div` 100
    when (i > 0) $ post n (Interest i)
    return i

attempt :: Show a => String -> BankM (Either Err a) -> BankM ()
attempt what act = act >>= either (\e -> say (what ++ " failed: " ++ show e)) (const (return ()))

total :: Bank -> Amount
total = sum . map balance . M.elems . accounts

scenario :: BankM (Amount, [AccountNo])
scenario = do
  ids <- mapM open ["ann", "bob", "cid"]
  let [a, b, c] = ids
  zipWithM_ (\n x -> attempt "deposit" (deposit n x)) ids [1000, 250, 75]
  attempt "withdraw" (withdraw b 300)
  attempt "withdraw" (withdraw b 50)
  attempt "transfer" (transfer a c 125)
  attempt "transfer" (transfer c 99 1)
  attempt "deposit" (deposit a (-5))
  forM_ [1 .. 3] $ \k -> attempt "standing order" (transfer a b (k * 100))
  before <- gets total
  i <- payInterest 3
  after <- gets total
  unless (after == before + i) $ say "books do not balance"
  return (i, ids)

statement :: AccountNo -> Account -> [String]
statement n (Account o b h) = (show n ++ " " ++ o ++ ": " ++ show b) : zipWith line (reverse h) (tail (scanl (+) 0 (map delta (reverse h))))
  where line e bal = "    " ++ show e ++ " -> " ++ show bal

main :: IO ()
main = do
  let ((i, ids), bank) = runState scenario (Bank M.empty 1 [])
  mapM_ putStrLn (reverse (journal bank))
  putStrLn ("interest paid: " ++ show i)
  forM_ ids $ \n -> mapM_ putStrLn (statement n (accounts bank M.! n))
  print (foldl' (\m a -> M.insertWith (+) (take 1 (owner a)) (balance a) m) M.empty (M.elems (accounts bank)))
  print (fromMaybe 0 (balance <$> M.lookup 7 (accounts bank)), evalState (replicateM 4 (state (\s -> (s * s, s + 1)))) 3)
