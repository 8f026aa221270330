-- catch, handle, try and the standard exception types, chosen by type.
{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import Control.Exception
import System.IO.Error
import qualified Data.Map as M

main :: IO ()
main = do
  r1 <- try (evaluate (1 `div` (0 :: Int))) :: IO (Either ArithException Int)
  print r1
  r2 <- try (evaluate (head [])) :: IO (Either ErrorCall ())
  putStrLn (either (const "head failed") show r2)
  r3 <- try (throwIO (userError "mine"))
  case r3 of
    Left e | isUserError e -> putStrLn ("user error: " ++ ioeGetErrorString e)
           | otherwise -> putStrLn "other io error"
    Right () -> putStrLn "none"
  handle (\(ErrorCall m) -> putStrLn ("caught: " ++ m)) (error "message")
  (evaluate (M.fromList [(1, 2)] M.! 5) >>= print) `catch` \(e :: SomeException) -> putStrLn "missing key"
  r4 <- try (evaluate (let f (Just x) = x in f (Nothing :: Maybe Int)))
  putStrLn (either (\(_ :: PatternMatchFail) -> "pattern") show r4)
  r5 <- try (throw Overflow) :: IO (Either ArithException ())
  print r5
  r6 <- try (readFile "no/such/file.txt" >>= putStr)
  putStrLn (either (\e -> if isDoesNotExistError e then "does not exist" else show e) (const "?") r6)
  x <- catch (evaluate (2 ^ (-1 :: Int))) (\(e :: SomeException) -> return 0)
  print (x :: Int)
  r7 <- try (evaluate (assertPositive (-1)))
  print (either (\(ErrorCall m) -> Left m) Right r7)
  print =<< tryJust (\e -> if e == DivideByZero then Just "zero" else Nothing) (evaluate (5 `mod` (0 :: Integer)))
  r8 <- try (evaluate undefined) :: IO (Either SomeException ())
  putStrLn (either (const "undefined") show r8)
  where assertPositive n | n > 0 = n :: Int
                         | otherwise = error ("not positive: " ++ show n)
