-- Own exceptions with fields, fromException, several handlers, rethrowing.
module Main where

import Control.Exception
import Control.Monad

data BankError
  = Insufficient { needed :: Int, available :: Int }
  | NoAccount String
  deriving (Show, Eq)
instance Exception BankError

newtype ParseError = ParseError Int deriving Show
instance Exception ParseError where
  displayException (ParseError n) = "parse error at " ++ show n

action :: Int -> IO Int
action 0 = throwIO (NoAccount "bob")
action 1 = throwIO (ParseError 7)
action 2 = evaluate (1 `div` 0)
action 3 = throw (Insufficient 10 5)
action 4 = ioError (userError "io")
action n = return (n * 100)

main :: IO ()
main = do
  forM_ [0 .. 5] $ \n -> do
    s <- (show <$> action n) `catches`
      [ Handler (\e -> return ("bank " ++ show (e :: BankError)))
      , Handler (\e -> return (displayException (e :: ParseError)))
      , Handler (\e -> return ("arith " ++ show (e :: ArithException)))
      , Handler (\e -> return ("some " ++ show (e :: SomeException)))
      ]
    putStrLn s
  r <- try (action 3 `catch` \e -> case e of
    NoAccount _ -> return 0
    other -> throwIO other)
  print (r :: Either BankError Int)
  r2 <- try (action 1 `catch` (\e -> do putStrLn ("inner " ++ show (e :: ArithException)); return 1))
  case r2 of
    Left e -> putStrLn ("outer " ++ maybe "unknown" show (fromException e :: Maybe ParseError))
    Right v -> print v
  let e = toException (NoAccount "x")
  print (fmap needed (fromException (toException (Insufficient 1 2))), fromException e == Just (NoAccount "x"))
  r3 <- try (evaluate (length [1, throw (ParseError 0)]))
  print (either (\(ParseError n) -> n) id r3)
