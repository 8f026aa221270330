-- A brainfuck interpreter with an optimising compiler to a small IR; programs from strings, input from stdin.
module Main where

import Data.Char (chr, ord)
import Data.Word (Word8)
import qualified Data.IntMap as IM
import System.IO

data Op
  = Move Int
  | Inc Int
  | Out
  | In
  | Loop [Op]
  | Clear
  | MulAdd [(Int, Int)]     -- add the cell times k to offsets, then clear it
  deriving (Eq, Show)

parse :: String -> Either String [Op]
parse s = case go (zip [0 :: Int ..] s) of
  (ops, []) -> Right ops
  (_, (i, _):_) -> Left ("unmatched ] at " ++ show i)
  where
    go [] = ([], [])
    go ((i, c):cs) = case c of
      '>' -> one (Move 1)
      '<' -> one (Move (-1))
      '+' -> one (Inc 1)
      '-' -> one (Inc (-1))
      '.' -> one Out
      ',' -> one In
      '[' -> case go cs of
        (body, (_, ']'):rest) -> let (ops, r) = go rest in (Loop body : ops, r)
        (_, _) -> ([], [(i, '[')])
      ']' -> ([], (i, c) : cs)
      _ -> go cs
      where one op = let (ops, r) = go cs in (op : ops, r)

optimise :: [Op] -> [Op]
optimise ops = case ops of
  Move a : Move b : r -> optimise (Move (a + b) : r)
  Inc a : Inc b : r -> optimise (Inc (a + b) : r)
  Move 0 : r -> optimise r
  Inc 0 : r -> optimise r
  Loop b : r -> loop (optimise b) : optimise r
  o : r -> case optimise r of
    r' | r' /= r -> optimise (o : r')
       | otherwise -> o : r'
  [] -> []
  where
    loop [Inc n] | odd n = Clear
    loop b | Just fs <- linear b = MulAdd fs
           | otherwise = Loop b

-- A loop of moves and increments that ends where it began and counts down by one
linear :: [Op] -> Maybe [(Int, Int)]
linear b = case run b 0 IM.empty of
  Just (0, m) | IM.lookup 0 m == Just (-1) -> Just (IM.toList (IM.delete 0 m))
  _ -> Nothing
  where
    run [] p m = Just (p, m)
    run (Move n : r) p m = run r (p + n) m
    run (Inc n : r) p m = run r p (IM.insertWith (+) p n m)
    run _ _ _ = Nothing

data Tape = Tape [Word8] !Word8 [Word8]

blank :: Tape
blank = Tape (repeat 0) 0 (repeat 0)

move :: Int -> Tape -> Tape
move 0 t = t
move n (Tape (l:ls) x rs) | n < 0 = move (n + 1) (Tape ls l (x : rs))
move n (Tape ls x (r:rs)) = move (n - 1) (Tape (x : ls) r rs)
move _ t = t

poke :: (Word8 -> Word8) -> Tape -> Tape
poke f (Tape l x r) = Tape l (f x) r

cell :: Tape -> Word8
cell (Tape _ x _) = x

run :: [Op] -> String -> String
run prog input = go prog blank input (const (const ""))
  where
    go [] t i k = k t i
    go (o:os) t i k = case o of
      Move n -> go os (move n t) i k
      Inc n -> go os (poke (+ fromIntegral n) t) i k
      Clear -> go os (poke (const 0) t) i k
      MulAdd fs -> go os (poke (const 0) (foldr (\(d, f) u -> move (-d) (poke (+ cell t * fromIntegral f) (move d u))) t fs)) i k
      Out -> chr (fromIntegral (cell t)) : go os t i k
      In -> case i of
        [] -> go os (poke (const 0) t) [] k
        (c:cs) -> go os (poke (const (fromIntegral (ord c))) t) cs k
      Loop b | cell t == 0 -> go os t i k
             | otherwise -> go b t i (\t' i' -> go (o : os) t' i' k)

count :: [Op] -> Int
count = sum . map (\o -> case o of { Loop b -> 1 + count b; _ -> 1 })

programs :: [(String, String)]
programs =
  [ ("hello", "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.")
  , ("cat", ",[.,]")
  , ("reverse", ">,[>,]<[.<]")
  , ("squares", "++++[>+++++<-]>[<+++++>-]+<+[>[>+>+<<-]++>>[<<+>>-]>>>[-]++>[-]+>>>+[[-]++++++>>>]<<<[[<++++++++<++>>-]+<.<[>----<-]<]<<[>>>>>[>>>[-]+++++++++<[>-<-]+++++++++>[-[<->-]+[<<<]]<]<<<]<[-]+>]<<<[>]")
  , ("shout", ",[>++++[<-------->-]<.>,]")
  , ("broken", "++[>+")
  , ("broken2", "+]")
  ]

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  input <- getLine
  mapM_ (one input) (filter ((/= "squares") . fst) programs)
  print (fmap optimise (parse "+++[->++>---<<]>>[-]<<><."))
  where
    one input (n, src) = case parse src of
      Left e -> putStrLn (n ++ ": " ++ e)
      Right ops -> do
        let fast = optimise ops
        putStrLn (n ++ " (" ++ show (count ops) ++ " -> " ++ show (count fast) ++ "): " ++ show (run fast input) ++ " " ++ show (run ops input == run fast input))
