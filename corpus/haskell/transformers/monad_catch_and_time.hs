import Control.Monad.Catch
import Control.Monad.State
import qualified Control.Exception as E
import Data.Bifoldable
import qualified Data.ByteString as B
import Type.Reflection (typeRep)
import Data.Time
import Data.Type.Equality
data MyE = MyE Int deriving Show
instance Exception MyE
f :: (MonadThrow m) => Int -> m Int
f n = if n > 3 then throwM (MyE n) else return (n * 2)
main = do
  print (f 2 :: Maybe Int, f 5 :: Maybe Int)
  r <- try (f 9) :: IO (Either MyE Int)
  print r
  r2 <- evalStateT (do { modify (+1); x <- (f 10 `catch` \(MyE k) -> return (k + 1)); s <- get; return (x, s) }) 0
  print r2
  (do { _ <- bracket (putStrLn "acq" >> return 1) (\_ -> putStrLn "rel") (\x -> f (x + 5)); return () }) `catchAll` (\e -> putStrLn ("caught " ++ show e))
  print (bisum (1, 2), biList (Left 3 :: Either Int Int), bilength (1,2))
  print (B.unpack (B.intersperse 0 (B.pack [1,2,3])), B.elemIndices 2 (B.pack [2,1,2]))
  let d = fromGregorian 2024 2 29
  putStrLn (formatTime defaultTimeLocale "%Y/%m/%d %A %j %B" d)
  print (addGregorianYearsClip 1 d, dayOfWeek d, parseTimeM True defaultTimeLocale "%Y-%m-%d" "2023-07-04" :: Maybe Day)
  print (UTCTime d 3661.5, addUTCTime 86400 (UTCTime d 0), diffUTCTime (UTCTime d 10) (UTCTime d 4.25))
  print (timeToTimeOfDay 3725, fmap (\t -> formatTime defaultTimeLocale "%H:%M:%S %p %e" t) (parseTimeM True defaultTimeLocale "%Y-%m-%dT%H:%M:%SZ" "2020-01-02T13:04:05Z" :: Maybe UTCTime))
