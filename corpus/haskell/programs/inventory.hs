{- | Records-heavy warehouse: orders, stock movements, validation, reports; reads its command script from standard input. -}
{-# LANGUAGE RecordWildCards, NamedFieldPuns #-}
module Main (main) where

import           Control.Monad   (foldM, forM_, unless, when)
import           Data.Char       (isDigit, toUpper)
import           Data.Foldable   (for_, traverse_)
import           Data.Function   (on, (&))
import           Data.List       (groupBy, partition, sortBy, sortOn)
import qualified Data.Map.Strict as Map
import           Data.Map.Strict (Map)
import           Data.Maybe      (catMaybes, fromMaybe)
import           Data.Ord        (Down (..), comparing)
import           System.Exit     (exitWith, ExitCode (..))
import           Text.Printf     (printf)

-- * Types

newtype Sku = Sku { unSku :: String } deriving (Eq, Ord)

instance Show Sku where show (Sku s) = '#' : s

newtype Cents = Cents { cents :: Int } deriving (Eq, Ord)

instance Show Cents where
  show (Cents n) = sign ++ show q ++ "." ++ (if r < 10 then "0" else "") ++ show r
    where (q, r) = abs n `divMod` 100
          sign = if n < 0 then "-" else ""

instance Semigroup Cents where Cents a <> Cents b = Cents (a + b)
instance Monoid Cents where mempty = Cents 0

scale :: Int -> Cents -> Cents
scale k (Cents n) = Cents (k * n)

data Category = Tools | Garden | Kitchen | Other String
  deriving (Eq, Ord, Show)

data Product = Product
  { sku      :: Sku
  , name     :: String
  , price    :: Cents
  , category :: Category
  , reorder  :: Maybe Int      -- ^ when to order more
  } deriving (Eq, Show)

data Movement
  = Received { what :: Sku, howMany :: !Int, from :: String }
  | Shipped  { what :: Sku, howMany :: !Int, order :: Int }
  | Lost     { what :: Sku, howMany :: !Int }
  deriving Show

data Order = Order
  { orderId  :: Int
  , customer :: String
  , items    :: [(Sku, Int)]
  , status   :: Status
  } deriving Show

data Status = Open | Partial { missing :: [(Sku, Int)] } | Done
  deriving (Eq, Show)

data Warehouse = Warehouse
  { products  :: Map Sku Product
  , stock     :: Map Sku Int
  , orders    :: Map Int Order
  , ledger    :: [Movement]
  , nextOrder :: Int
  , warnings  :: [String]
  }

data Problem
  = NoSuchProduct Sku
  | NoSuchOrder Int
  | NotEnough { wanted, available :: Int, which :: Sku }
  | AlreadyExists Sku
  | BadCommand { text :: String, reason :: String }
  deriving (Eq)

instance Show Problem where
  showsPrec _ p = case p of
    NoSuchProduct s -> showString "no such product " . shows s
    NoSuchOrder n -> showString "no such order " . shows n
    NotEnough {..} -> showString ("not enough of " ++ show which ++ ": wanted " ++ show wanted ++ ", have " ++ show available)
    AlreadyExists Sku { unSku = s } -> showString (s ++ " already exists")
    BadCommand { text = t, reason } -> showString (reason ++ " in " ++ show t)

emptyWarehouse :: Warehouse
emptyWarehouse = Warehouse
  { products = Map.empty, stock = mempty, orders = mempty, ledger = [], nextOrder = 100, warnings = [] }

-- * Operations

type Op = Warehouse -> Either Problem Warehouse

productOf :: Sku -> Warehouse -> Either Problem Product
productOf s Warehouse { products } = maybe (Left (NoSuchProduct s)) Right (Map.lookup s products)

onHand :: Sku -> Warehouse -> Int
onHand s = Map.findWithDefault 0 s . stock

addProduct :: Product -> Op
addProduct p@Product { sku = s } w
  | s `Map.member` products w = Left (AlreadyExists s)
  | otherwise = Right w { products = Map.insert s p (products w) }

move :: Movement -> Op
move m w = do
  Product { reorder, name } <- productOf (what m) w
  let have = onHand (what m) w
      delta = case m of
        Received { howMany = n } -> n
        _ -> negate (howMany m)
  when (have + delta < 0) $ Left NotEnough { wanted = howMany m, available = have, which = what m }
  let warn = [ name ++ " is low (" ++ show (have + delta) ++ ")" | Just k <- [reorder], have + delta < k, have >= k ]
  pure w { stock = Map.insert (what m) (have + delta) (stock w)
         , ledger = m : ledger w
         , warnings = warn ++ warnings w }

placeOrder :: String -> [(Sku, Int)] -> Op
placeOrder who is w@Warehouse { nextOrder = n } = do
  traverse_ (\(s, _) -> productOf s w) is
  pure w { orders = Map.insert n o (orders w), nextOrder = n + 1 }
  where o = Order { orderId = nextOrder w, customer = who, items = is, status = Open }

ship :: Int -> Op
ship n w = case Map.lookup n (orders w) of
  Nothing -> Left (NoSuchOrder n)
  Just o@Order {..} -> do
    let todo = case status of
          Open -> items
          Partial { missing } -> missing
          Done -> []
        (ok, short) = partition (\(s, k) -> onHand s w >= k) todo
    w' <- foldM (\acc (s, k) -> move Shipped { what = s, howMany = k, order = orderId } acc) w ok
    let o' = o { status = if null short then Done else Partial short }
    pure w' { orders = Map.insert n o' (orders w') }

-- * Commands

data Command
  = Change Op
  | Report (Warehouse -> [String])

parse :: String -> Either Problem (Maybe Command)
parse l = case words l of
  [] -> Right Nothing
  ('-':'-':_) : _ -> Right Nothing
  ["product", s, n, p, c] -> mk s n p c Nothing
  ["product", s, n, p, c, r] -> number r >>= mk s n p c . Just
  ["receive", s, k, f] -> (\n -> change (move Received { what = Sku s, howMany = n, from = f })) <$> number k
  ["lose", s, k] -> (\n -> change (move (Lost (Sku s) n))) <$> number k
  "order" : who : rest@(_:_) -> change . placeOrder who <$> pairs rest
  ["ship", n] -> change . ship <$> number n
  ["stock"] -> report stockReport
  ["value"] -> report valueReport
  ["orders"] -> report orderReport
  ["ledger"] -> report ledgerReport
  (c:_) -> Left (BadCommand { text = l, reason = "unknown command " ++ c })
  where
    change = Just . Change
    report = Right . Just . Report
    mk s n p c r = do
      pr <- number p
      pure (change (addProduct Product { sku = Sku s, name = n, price = Cents pr, category = cat c, reorder = r }))
    cat "tools" = Tools
    cat "garden" = Garden
    cat "kitchen" = Kitchen
    cat x = Other x
    number s | not (null s) && all isDigit s = Right (read s)
             | otherwise = Left BadCommand { reason = "bad number " ++ s, text = l }
    pairs (s:k:r) = do { n <- number k; rest <- pairs r; pure ((Sku s, n) : rest) }
    pairs [] = pure []
    pairs [s] = Left BadCommand { reason = "no quantity for " ++ s, text = l }

-- * Reports

stockReport :: Warehouse -> [String]
stockReport w = [ printf "  %-6s %-12s %4d  %s" (show sku) name (onHand sku w) (flag p) | p@Product {..} <- Map.elems (products w) ]
  where flag Product { reorder = Just k, sku = s } | onHand s w < k = "LOW"
        flag _ = "ok"

valueReport :: Warehouse -> [String]
valueReport w = map line groups ++ ["  total " ++ show (mconcat (map snd valued))]
  where
    valued = [ (category p, scale (onHand (sku p) w) (price p)) | p <- Map.elems (products w) ]
    groups = valued & sortOn fst & groupBy ((==) `on` fst) & map (\g -> (fst (head g), foldMap snd g)) & sortBy (comparing (Down . snd))
    line (c, v) = "  " ++ label c ++ ": " ++ show v
    label (Other (x:xs)) = toUpper x : xs
    label c = show c

orderReport :: Warehouse -> [String]
orderReport Warehouse { orders = os, products = ps } =
  [ "  " ++ show orderId ++ " " ++ customer ++ " " ++ show total ++ " " ++ show status
  | Order {..} <- Map.elems os
  , let total = mconcat [ scale k (maybe mempty price (Map.lookup s ps)) | (s, k) <- items ] ]

ledgerReport :: Warehouse -> [String]
ledgerReport = map (("  " ++) . show) . reverse . ledger

run :: (Warehouse, Int) -> (Int, String) -> IO (Warehouse, Int)
run (w, bad) (n, l) = case parse l >>= traverse apply of
  Left p -> do
    putStrLn ("line " ++ show n ++ ": " ++ show p)
    pure (w, bad + 1)
  Right Nothing -> pure (w, bad)
  Right (Just (out, w')) -> do
    unless (null out) $ putStrLn (l ++ ":")
    mapM_ putStrLn out
    for_ (take (length (warnings w') - length (warnings w)) (warnings w')) $ \x -> putStrLn ("warning: " ++ x)
    pure (w', bad)
  where
    apply (Change f) = (,) [] <$> f w
    apply (Report r) = Right (r w, w)

main :: IO ()
main = do
  script <- getContents
  (w, bad) <- foldM run (emptyWarehouse, 0) (zip [1 ..] (lines script))
  let open = catMaybes [ case status o of { Done -> Nothing; _ -> Just (orderId o) } | o <- Map.elems (orders w) ]
  putStrLn ("open orders: " ++ show open)
  forM_ (reverse (warnings w)) putStrLn
  when (bad > 0) $ do
    printf "%d bad line%s\n" bad (if bad == 1 then "" else "s" :: String)
    exitWith (ExitFailure (fromMaybe 9 (lookup bad [(k, k) | k <- [1 .. 8]])))
