-- Exceptions: a custom hierarchy, bracket and finally ordering, handlers, rethrowing, errors in pure code, and an uncaught one at the end.
{-# LANGUAGE ExistentialQuantification, ScopedTypeVariables #-}
module Main where

import Control.Exception
import Control.Monad
import Data.IORef
import Data.List (sort)
import Data.Maybe (fromJust)
import Data.Typeable (cast)
import System.IO
import System.IO.Error
import qualified Data.Map as Map

-- A hierarchy: ShopException above two leaves
data ShopException = forall e. Exception e => ShopException e
instance Show ShopException where showsPrec d (ShopException e) = showsPrec d e
instance Exception ShopException

data OutOfStock = OutOfStock String Int deriving Show
instance Exception OutOfStock where
  toException = toException . ShopException
  fromException x = do { ShopException e <- fromException x; cast e }

newtype PaymentError = PaymentError { reason :: String } deriving Show
instance Exception PaymentError where
  toException = toException . ShopException
  fromException x = do { ShopException e <- fromException x; cast e }
  displayException = ("payment: " ++) . reason

type Log = IORef [String]

say :: Log -> String -> IO ()
say l s = modifyIORef l (s :)

withResource :: Log -> String -> IO a -> IO a
withResource l n act = bracket (say l ("open " ++ n) >> return n) (\r -> say l ("close " ++ r)) (const act)

buy :: Log -> String -> Int -> IO Int
buy l what money = withResource l "till" $ withResource l what $ do
  when (what == "gold") $ throwIO (OutOfStock what 0)
  when (money < 10) $ throwIO (PaymentError "too little")
  when (what == "bug") $ void (evaluate (length [1 .. money `div` 0]))
  (return $! money - 10) `finally` say l "counted"

describe :: SomeException -> String
describe e
  | Just (OutOfStock w n) <- fromException e = "out of " ++ w ++ " (" ++ show n ++ ")"
  | Just (ae :: ArithException) <- fromException e = "arithmetic: " ++ show ae
  | Just (ShopException s) <- fromException e = "shop: " ++ displayException s
  | otherwise = "other: " ++ takeWhile (/= '\n') (show e)

attempt :: Log -> String -> Int -> IO ()
attempt l w m = do
  r <- try (buy l w m)
  case r of
    Right c -> putStrLn (w ++ ": change " ++ show c)
    Left e -> putStrLn (w ++ ": " ++ describe e)
  readIORef l >>= putStrLn . ("   " ++) . unwords . map (map (\c -> if c == ' ' then '-' else c)) . reverse
  writeIORef l []

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  l <- newIORef []
  mapM_ (uncurry (attempt l)) [("tea", 25), ("gold", 99), ("tea", 3), ("bug", 50)]
  -- handlers are tried in order
  forM_ [throwIO (PaymentError "x"), throwIO Overflow, ioError (userError "boo"), throwIO (AssertionFailed "af"), evaluate (head []) >> return ()] $ \act ->
    (act >> putStrLn "fine") `catches`
      [ Handler (\(e :: ShopException) -> putStrLn ("shop handler " ++ show e))
      , Handler (\(e :: ArithException) -> putStrLn ("arith handler " ++ show e))
      , Handler (\(e :: IOException) -> putStrLn ("io handler " ++ ioeGetErrorString e ++ " " ++ show (isUserError e)))
      , Handler (\(e :: SomeException) -> putStrLn ("some handler " ++ show (length (show e) > 2)))
      ]
  -- pure code
  r1 <- try (evaluate (Map.fromList [(1 :: Int, 'a')] Map.! 1)) :: IO (Either SomeException Char)
  print (either (const "missing") show r1)
  r2 <- try (evaluate (sum [1, 2, error "third"])) :: IO (Either ErrorCall Int)
  putStrLn (either (\(ErrorCall m) -> "pure error: " ++ m) show r2)
  r3 <- try (return (error "lazy" :: Int)) :: IO (Either ErrorCall Int)
  putStrLn (either (const "forced") (const "not forced") r3)
  r4 <- try (evaluate (case Just 3 of { Just n | n > 5 -> n :: Int })) :: IO (Either PatternMatchFail Int)
  putStrLn (either (const "pattern match failure") show r4)
  r5 <- tryJust (\e -> if e == DivideByZero then Just () else Nothing) (evaluate (7 `mod` (0 :: Int)))
  print r5
  print =<< (try (evaluate (minBound `div` (-1 :: Int))) :: IO (Either ArithException Int))
  -- order of cleanup, and rethrow
  flip catch (\(e :: ErrorCall) -> putStrLn ("outer " ++ show e)) $
    (do putStrLn "body"
        _ <- throwIO (ErrorCall "inner")
        putStrLn "unreachable") `catch` (\(e :: ErrorCall) -> putStrLn "rethrowing" >> throwIO e) `finally` putStrLn "cleanup"
  -- first failure of many
  results <- forM [0 .. 4 :: Int] $ \i -> handleJust (\e -> if isDoesNotExistError e then Just "none" else Nothing) return $
    if odd i then ioError (mkIOError doesNotExistErrorType "lookup" Nothing (Just (show i))) else return (show i)
  print (sort results)
  r6 <- try (readFile "no/such/file") :: IO (Either IOException String)
  putStrLn (either (\e -> if isDoesNotExistError e then "does not exist" else "?") id r6)
  print (fromJust (Just 1 :: Maybe Int))
  (putStrLn "last words" >> throwIO (PaymentError "nobody catches this")) `onException` putStrLn "on the way out"
  putStrLn "never"
