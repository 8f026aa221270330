-- Long loops in the State monad and a small stack of transformers: counters, a generator, a stack machine.
module Main where

import Control.Monad.State
import qualified Data.Map as M

data Sim = Sim { seed :: !Int, hits :: !Int, total :: !Int, hist :: M.Map Int Int }

next :: State Sim Int
next = do
  s <- gets seed
  let s' = (s * 16807) `mod` 2147483647
  modify (\st -> st { seed = s' })
  return s'

throw :: State Sim ()
throw = do
  x <- next
  y <- next
  let a = x `mod` 2000 - 1000
      b = y `mod` 2000 - 1000
  when (a * a + b * b <= 1000000) $ modify (\st -> st { hits = hits st + 1 })
  modify (\st -> st { total = total st + 1, hist = M.insertWith (+) (a `div` 250) 1 (hist st) })

whileM :: Monad m => m Bool -> m () -> m ()
whileM c b = do
  go <- c
  when go (b >> whileM c b)

collatzSteps :: Int -> State (Int, Int) ()
collatzSteps n = do
  put (n, 0)
  whileM (gets ((/= 1) . fst)) $ do
    (k, c) <- get
    put (if even k then k `div` 2 else 3 * k + 1, c + 1)

data Instr = Push Int | Add | Mul | Dup | Swap | Dec | JumpNZ Int

run :: [Instr] -> StateT ([Int], Int) (Either String) ()
run prog = do
  (_, pc) <- get
  if pc >= length prog then return () else step (prog !! pc) >> run prog

step :: Instr -> StateT ([Int], Int) (Either String) ()
step i = do
  (st, pc) <- get
  case (i, st) of
    (Push n, _) -> put (n : st, pc + 1)
    (Add, a : b : r) -> put ((a + b) `mod` 1000003 : r, pc + 1)
    (Mul, a : b : r) -> put (a * b `mod` 1000003 : r, pc + 1)
    (Dup, a : r) -> put (a : a : r, pc + 1)
    (Swap, a : b : r) -> put (b : a : r, pc + 1)
    (Dec, a : r) -> put (a - 1 : r, pc + 1)
    (JumpNZ t, a : _) -> put (st, if a /= 0 then t else pc + 1)
    _ -> lift (Left ("stack underflow at " ++ show pc))

main :: IO ()
main = do
  let s = execState (replicateM_ 40000 throw) (Sim 42 0 0 M.empty)
  print (hits s, total s, M.toList (hist s))
  print (maximum (map (\n -> (snd (execState (collatzSteps n) (0, 0)), n)) [1 .. 2000]))
  print (execStateT (run [Push 1, Push 18000, Swap, Push 3, Mul, Push 7, Add, Swap, Dec, JumpNZ 2]) ([], 0))
  print (execStateT (run [Push 1, Add]) ([], 0))
  print (evalState (foldM (\acc x -> do { n <- get; put $! n + 1; return $! (acc + x * n) `mod` 65521 }) 0 [1 .. 90000]) 1)
