-- Effects happen in their order: what is raised, or fails, before an output leaves it undone.
import Control.Exception
import Control.Monad
import System.Environment

attempt :: String -> IO () -> IO ()
attempt name action = do
  result <- try action
  case result of
    Left e -> putStrLn (name ++ ": " ++ takeWhile (/= '\n') (show (e :: SomeException)))
    Right () -> putStrLn (name ++ ": done")

refuse :: Bool -> IO ()
refuse c = if c then ioError (userError "refused") else return ()

chosen :: Bool -> Int -> IO Int
chosen c y = if c then throwIO (userError "A") else if y > 3 then return 1 else return y

main :: IO ()
main = do
  none <- fmap null getArgs
  attempt "throwIO" (do { when none (throwIO (userError "u")); putStrLn "bad" })
  attempt "error" (do { when none (error "e"); putStrLn "bad"; print 1 })
  attempt "helper" (refuse none >> putStr "bad" >> putStrLn "!")
  attempt "unless" (do { unless none (putStrLn "bad"); putStrLn "good" })
  attempt "condition" (if (if none then error "D" else True) then putStrLn "yes" else putStrLn "no")
  attempt "case" (case (if none then throw Overflow else Just 'x') of { Just _ -> putStrLn "some"; Nothing -> putStrLn "none" })
  attempt "not evaluated" (chosen none (1 `div` (if none then 0 else 1)) >>= print)
  attempt "evaluated" (chosen (not none) (1 `div` (if none then 0 else 1)) >>= print)
