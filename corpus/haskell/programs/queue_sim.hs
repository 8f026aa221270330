-- Event simulations on Data.Sequence and IntMap: Josephus, a round-robin scheduler, a bank queue, a sliding window maximum, with CPP switches.
{-# LANGUAGE CPP #-}
{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
#define WINDOW 4
#ifndef QUANTUM
#define QUANTUM 3
#endif
module Main (main) where

import Data.Foldable (toList)
import Data.Sequence (Seq, ViewL (..), (|>), (<|), (><), pattern Empty, pattern (:<|), pattern (:|>))
import qualified Data.Sequence as Seq
import qualified Data.IntMap.Strict as IntMap
#if defined(TRACE_EVERYTHING)
import Debug.Trace (trace)
#endif

josephus :: Int -> Int -> [Int]
josephus n k = go (Seq.fromList [1 .. n])
  where
    go s | Seq.null s = []
         | otherwise =
             let i = (k - 1) `mod` Seq.length s
                 (before, after) = Seq.splitAt i s
             in case Seq.viewl after of
                  x :< rest -> x : go (rest >< before)
                  EmptyL -> []

data Job = Job { jobName :: String, remaining :: Int } deriving (Show, Eq)

scheduler :: Seq Job -> [(Int, String)]
scheduler = go 0
  where
    go _ Empty = []
    go t (Job n r :<| rest)
      | r <= QUANTUM = (t + r, n ++ " done") : go (t + r) rest
      | otherwise = (t + QUANTUM, n) : go (t + QUANTUM) (rest |> Job n (r - QUANTUM))

-- | Monotonic deque of (index, value).
windowMax :: Ord a => Int -> [a] -> [a]
windowMax w = go Seq.empty . zip [0 ..]
  where
    go _ [] = []
    go dq ((i, x) : rest) =
      let dq' = dropBack dq |> (i, x)
          dq'' = case dq' of
            ((j, _) :<| t) | j <= i - w -> t
            _ -> dq'
      in [ snd (Seq.index dq'' 0) | i >= w - 1 ] ++ go dq'' rest
      where dropBack (t :|> (_, y)) | y <= x = dropBack t
            dropBack s = s

data Event = Arrive Int | Leave Int Int deriving Show

-- | Two tellers; customers arrive at given times and need given service. Events are keyed by time.
bank :: [(Int, Int)] -> [(Int, String)]
bank customers = go initial (Seq.empty, [1, 2])
  where
    need = IntMap.fromList (zip [1 ..] (map snd customers))
    initial = IntMap.fromListWith (flip (++)) [ (t, [Arrive c]) | (c, (t, _)) <- zip [1 ..] customers ]
    go evs st@(queue, free) = case IntMap.minViewWithKey evs of
      Nothing -> []
      Just ((_, []), evs') -> go evs' st
      Just ((t, e : es), evs') -> case e of
        Arrive c -> serve t (put es evs') (queue |> c, free) (t, "arrives " ++ show c)
        Leave c w -> serve t (put es evs') (queue, w : free) (t, "leaves " ++ show c ++ " from " ++ show w)
        where put rest = if null rest then id else IntMap.insertWith (++) t rest
    serve t evs (c :<| q, w : ws) msg =
      msg : (t, "teller " ++ show w ++ " takes " ++ show c) : go (IntMap.insertWith (flip (++)) (t + need IntMap.! c) [Leave c w] evs) (q, ws)
    serve _ evs st msg = msg : go evs st

palindrome :: Eq a => Seq a -> Bool
palindrome (x :<| (rest :|> y)) = x == y && palindrome rest
palindrome _ = True

rotateTo :: (a -> Bool) -> Seq a -> Seq a
rotateTo p s = case Seq.findIndexL p s of
  Nothing -> s
  Just i -> let (a, b) = Seq.splitAt i s in b >< a

main :: IO ()
main = do
  print (josephus 10 3, last (josephus 41 3))
  mapM_ (\(t, s) -> putStrLn (show t ++ " " ++ s)) (scheduler (Seq.fromList [Job "compile" 7, Job "edit" 2, Job "mail" 4]))
  print (windowMax WINDOW [1, 3, -1, -3, 5, 3, 6, 7, 2, 1, 0, -4 :: Int])
  mapM_ print (bank [(0, 5), (1, 3), (2, 4), (2, 1), (9, 2)])
  print (map (palindrome . Seq.fromList) ["racecar", "abca", "", "x"])
  print (toList (rotateTo (== 'd') (Seq.fromList "abcdef")), Seq.update 1 'z' (Seq.fromList "abc"), 0 <| Seq.fromList [1, 2 :: Int])
  print (sum (Seq.mapWithIndex (*) (Seq.fromList [5, 6, 7])), Seq.lookup 9 (Seq.fromList "ab"), Seq.sort (Seq.fromList [3, 1, 2 :: Int]), Seq.reverse (Seq.fromList "xyz"))
#ifdef __GLASGOW_HASKELL__
  putStrLn "compiled with a known macro"
#else
  putStrLn "compiled without it"
#endif
