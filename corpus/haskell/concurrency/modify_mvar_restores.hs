-- What an MVar held is put back when the modification fails, even if that is noticed only when the pair is looked at.
import Control.Concurrent.MVar
import Control.Exception

main :: IO ()
main = do
  v <- newMVar 'x'
  r <- try (modifyMVar v (\_ -> return undefined)) :: IO (Either ErrorCall ())
  putStrLn (either (const "failed") (const "done") r)
  readMVar v >>= print
  s <- try (modifyMVar_ v (\_ -> throwIO (userError "no"))) :: IO (Either IOException ())
  print s
  n <- modifyMVar v (\c -> return (succ c, fromEnum c))
  print n
  takeMVar v >>= print
