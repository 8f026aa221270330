-- bracket, finally, onException and the order in which things run.
module Main where

import Control.Exception
import Data.IORef

main :: IO ()
main = do
  logRef <- newIORef []
  let say s = modifyIORef logRef (s :)
      resource n = bracket (say ("open " ++ n) >> return n) (\x -> say ("close " ++ x))
  r <- try (resource "a" $ \a -> resource "b" $ \b -> do
    say ("use " ++ a ++ b)
    _ <- throwIO (userError "inside")
    say "never")
  say (either (\e -> "caught " ++ show (e :: IOException)) (const "ok") r)
  v <- resource "c" (\c -> return (length c)) `finally` say "finally"
  say (show v)
  _ <- try ((say "body" >> evaluate (error "x")) `onException` say "on exception") :: IO (Either ErrorCall ())
  _ <- try (say "1" `finally` throwIO (userError "in finalizer")) :: IO (Either IOException ())
  bracket_ (say "before") (say "after") (say "between")
  r2 <- try (evaluate (foldr (\x acc -> if x == 3 then throw (IndexOutOfBounds "three") else x + acc) 0 [1 ..]))
  say (either (\e -> "array exception " ++ show (e :: ArrayException)) show (r2 :: Either ArrayException Int))
  say =<< handleJust (\e -> if e == StackOverflow then Just () else Nothing) (\_ -> return "stack") (throwIO StackOverflow)
  m <- mask $ \restore -> restore (return "masked") `catch` \e -> return (show (e :: SomeException))
  say m
  readIORef logRef >>= mapM_ putStrLn . reverse
