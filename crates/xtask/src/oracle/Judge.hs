{-# LANGUAGE DefaultSignatures, FlexibleContexts, TypeOperators #-}
-- What every driver of explored calls has in common. `hole` stands for what a path never looks at, `cut` for what it
-- does not show.
module Judge (Walk (..), Generic, value, fails, action, hole, cut) where

import qualified Control.Exception as E
import qualified Data.Array as A
import qualified Data.Foldable as F
import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import qualified Data.Map as M
import Data.Ratio (Ratio)
import qualified Data.Sequence as Seq
import qualified Data.Set as S
import qualified Data.Text as T
import GHC.Generics
import System.IO (hFlush, stdout)
import System.IO.Unsafe (unsafePerformIO)
import System.Timeout (timeout)

data Unknown = Hole | Cut
  deriving (Eq, Show)

instance E.Exception Unknown

hole, cut :: a
hole = E.throw Hole
cut = E.throw Cut

-- | What an action gives.
action :: IO a -> a
action = unsafePerformIO

-- | The characters of a text, at most so many, and what ended it before its end.
collect :: Int -> String -> IO (String, Maybe E.SomeException)
collect n = go n []
  where
    go 0 seen _ = return (reverse seen, Nothing)
    go k seen rest = do
      next <- E.try (E.evaluate (forced rest))
      case next of
        Left e -> return (reverse seen, Just e)
        Right Nothing -> return (reverse seen, Nothing)
        Right (Just (c, cs)) -> go (k - 1 :: Int) (c : seen) cs
    forced [] = Nothing
    forced (c : cs) = c `seq` Just (c, cs)

longest :: Int
longest = 100000

-- | Whether a call gives this value.
value :: Show a => Int -> a -> a -> IO ()
value n actual expected = judged n $ do
  (wanted, end) <- collect longest (show expected)
  case end >>= E.fromException of
    Just Cut -> do
      (found, end') <- collect (length wanted) (show actual)
      return (found == wanted && null end', said found end')
    Just Hole -> do
      (found, end') <- collect longest (show actual)
      return (found == wanted && (end' >>= E.fromException) == Just Hole, said found end')
    Nothing -> do
      (found, end') <- collect longest (show actual)
      return (found == wanted && null end && null end', said found end')
  where said found e = found ++ maybe "" ((" !! " ++) . text) e

-- | Whether a call fails with these words, whatever stands for its holes.
fails :: (Show a, Walk a) => Int -> a -> String -> IO ()
fails n actual wanted = judged n $ do
  end <- E.try (walk actual)
  case end of
    Right () -> return (False, "a value")
    Left e -> return (text e == wanted, text e)

-- | Evaluates all of a value but its holes.
class Walk a where
  walk :: a -> IO ()
  default walk :: (Generic a, Parts (Rep a)) => a -> IO ()
  walk x = known x (parts (from x))

-- | Goes on if it is there.
known :: a -> IO () -> IO ()
known x more = do
  there <- E.try (E.evaluate x)
  case there of
    Right _ -> more
    Left e -> case E.fromException e of
      Just Hole -> return ()
      _ -> E.throwIO e

class Parts f where
  parts :: f p -> IO ()

instance Parts U1 where parts U1 = return ()
instance Walk a => Parts (K1 i a) where parts (K1 x) = walk x
instance Parts f => Parts (M1 i c f) where parts (M1 x) = parts x
instance (Parts f, Parts g) => Parts (f :*: g) where parts (x :*: y) = parts x >> parts y
instance (Parts f, Parts g) => Parts (f :+: g) where
  parts (L1 x) = parts x
  parts (R1 x) = parts x

instance Walk Int where walk x = known x (return ())
instance Walk Integer where walk x = known x (return ())
instance Walk Double where walk x = known x (return ())
instance Walk Char where walk x = known x (return ())
instance Walk Bool
instance Walk Ordering
instance Walk ()
instance Walk a => Walk [a]
instance Walk a => Walk (Maybe a)
instance (Walk a, Walk b) => Walk (Either a b)
instance (Walk a, Walk b) => Walk (a, b)
instance (Walk a, Walk b, Walk c) => Walk (a, b, c)
instance (Walk a, Walk b, Walk c, Walk d) => Walk (a, b, c, d)
instance (Walk k, Walk a) => Walk (M.Map k a) where walk m = known m (walk (M.toList m))
instance Walk a => Walk (S.Set a) where walk s = known s (walk (S.toList s))
instance Walk a => Walk (Seq.Seq a) where walk s = known s (walk (F.toList s))
instance Walk a => Walk (IM.IntMap a) where walk m = known m (walk (IM.toList m))
instance (A.Ix i, Walk i, Walk a) => Walk (A.Array i a) where walk a = known a (walk (A.bounds a) >> walk (A.elems a))
instance Walk IS.IntSet where walk s = known s (return ())
instance Walk T.Text where walk t = known t (return ())
instance Walk (Ratio a) where walk r = known r (return ())

-- | What an exception says: call stacks and line ends are left out.
text :: E.SomeException -> String
text e = case E.fromException e of
  Just (E.ErrorCall message) -> "error " ++ show message
  Nothing -> concat (take 1 (lines (show e)))

judged :: Int -> IO (Bool, String) -> IO ()
judged n judge = do
  verdict <- timeout 5000000 (E.try judge)
  putStrLn $ case verdict of
    Nothing -> show n ++ " differs: no end"
    Just (Left e) -> show n ++ " differs: " ++ show (e :: E.SomeException)
    Just (Right (True, found)) -> show n ++ " agrees: " ++ oneLine found
    Just (Right (False, found)) -> show n ++ " differs: " ++ oneLine found
  hFlush stdout
  where oneLine = concatMap (\c -> if c == '\n' then "\\n" else [c]) . take 500
