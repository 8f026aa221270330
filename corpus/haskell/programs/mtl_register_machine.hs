-- A register machine over an mtl stack: ReaderT program, WriterT trace, StateT machine, Except errors; with an assembler.
{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE GeneralizedNewtypeDeriving #-}
module Main (main) where

import Control.Monad.Except
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer
import Data.Array
import Data.Char (isDigit, isSpace, toLower)
import Data.List (isPrefixOf)
import qualified Data.Map as Map
import Data.Map (Map)
import Data.Maybe (fromMaybe)

-- ---------------------------------------------------------------
-- Instructions

type Reg = Char
data Operand = R Reg | N Int deriving (Eq, Show)

data Instr l
  = Mov Reg Operand
  | Add Reg Operand
  | Sub Reg Operand
  | Mul Reg Operand
  | Mod Reg Operand
  | Cmp Operand Operand
  | Jmp l
  | Jz l
  | Jlt l
  | Call l
  | Ret
  | PushI Operand
  | PopI Reg
  | Out Operand
  | Hlt
  deriving (Show)

instance Functor Instr where
  fmap f i = case i of
    Jmp l -> Jmp (f l)
    Jz l -> Jz (f l)
    Jlt l -> Jlt (f l)
    Call l -> Call (f l)
    Mov r o -> Mov r o
    Add r o -> Add r o
    Sub r o -> Sub r o
    Mul r o -> Mul r o
    Mod r o -> Mod r o
    Cmp a b -> Cmp a b
    Ret -> Ret
    PushI o -> PushI o
    PopI r -> PopI r
    Out o -> Out o
    Hlt -> Hlt

-- ---------------------------------------------------------------
-- Errors

data MachineError
  = BadInstruction Int String
  | UnknownLabel String
  | DuplicateLabel String
  | StackUnderflow Int
  | DivideByZero Int
  | RanAway Int
  | FellOff Int
  deriving (Show, Eq)

-- ---------------------------------------------------------------
-- Assembler, in StateT over Either

data Asm = Asm { labels :: Map String Int, code :: [Instr String], lineNo :: Int }

type Assembler = StateT Asm (Either MachineError)

assemble :: String -> Either MachineError (Array Int (Instr Int))
assemble src = do
  asm <- execStateT (mapM_ (assembleLine . strip) (lines src)) (Asm Map.empty [] 0)
  let is = reverse (code asm)
  resolved <- mapM (sequenceInstr (\l -> maybe (Left (UnknownLabel l)) Right (Map.lookup l (labels asm)))) is
  pure (listArray (0, length is - 1) resolved)
  where strip = takeWhile (/= ';')

sequenceInstr :: (a -> Either e b) -> Instr a -> Either e (Instr b)
sequenceInstr f i = case i of
  Jmp l -> Jmp <$> f l
  Jz l -> Jz <$> f l
  Jlt l -> Jlt <$> f l
  Call l -> Call <$> f l
  other -> Right (fmap (const (error "no label here")) other)

assembleLine :: String -> Assembler ()
assembleLine l = do
  modify (\a -> a { lineNo = lineNo a + 1 })
  case words (map (\c -> if c == ',' then ' ' else toLower c) l) of
    [] -> pure ()
    [w] | last w == ':' -> do
      let lab = init w
      ls <- gets labels
      when (Map.member lab ls) $ throwError (DuplicateLabel lab)
      modify (\a -> a { labels = Map.insert lab (length (code a)) ls })
    ws -> do
      n <- gets lineNo
      i <- maybe (throwError (BadInstruction n (dropWhile isSpace l))) pure (instr ws)
      modify (\a -> a { code = i : code a })

instr :: [String] -> Maybe (Instr String)
instr ws = case ws of
  ["mov", r, o] -> Mov <$> reg r <*> opd o
  ["add", r, o] -> Add <$> reg r <*> opd o
  ["sub", r, o] -> Sub <$> reg r <*> opd o
  ["mul", r, o] -> Mul <$> reg r <*> opd o
  ["mod", r, o] -> Mod <$> reg r <*> opd o
  ["cmp", a, b] -> Cmp <$> opd a <*> opd b
  ["jmp", l] -> Just (Jmp l)
  ["jz", l] -> Just (Jz l)
  ["jlt", l] -> Just (Jlt l)
  ["call", l] -> Just (Call l)
  ["ret"] -> Just Ret
  ["push", o] -> PushI <$> opd o
  ["pop", r] -> PopI <$> reg r
  ["out", o] -> Out <$> opd o
  ["hlt"] -> Just Hlt
  _ -> Nothing
  where
    reg [c] | c `elem` ['a' .. 'h'] = Just c
    reg _ = Nothing
    opd s@(c:cs) | isDigit c = number s
                 | c == '-' = N . negate <$> (number cs >>= \(N k) -> Just k)
    opd s = R <$> reg s
    number s | not (null s), all isDigit s = Just (N (read s))
    number _ = Nothing

-- ---------------------------------------------------------------
-- The machine

data Machine = Machine
  { regs  :: Map Reg Int
  , pc    :: Int
  , stack :: [Int]
  , flag  :: Ordering
  , ticks :: Int
  }

data Config = Config { program :: Array Int (Instr Int), budget :: Int, verbose :: Bool }

data Event = Trace String | Output Int deriving (Show, Eq)

newtype M a = M { unM :: ReaderT Config (StateT Machine (WriterT [Event] (Either MachineError))) a }
  deriving (Functor, Applicative, Monad, MonadReader Config, MonadState Machine, MonadWriter [Event], MonadError MachineError)

runM :: Config -> M a -> Either MachineError ((a, Machine), [Event])
runM cfg m = runWriterT (runStateT (runReaderT (unM m) cfg) start)
  where start = Machine Map.empty 0 [] EQ 0

value :: MonadState Machine m => Operand -> m Int
value (N n) = pure n
value (R r) = gets (fromMaybe 0 . Map.lookup r . regs)

set :: MonadState Machine m => Reg -> Int -> m ()
set r v = modify $ \m -> m { regs = Map.insert r v (regs m) }

push :: MonadState Machine m => Int -> m ()
push v = modify $ \m -> m { stack = v : stack m }

pop :: (MonadState Machine m, MonadError MachineError m) => m Int
pop = do
  s <- gets stack
  case s of
    [] -> gets pc >>= throwError . StackUnderflow . subtract 1
    (x:xs) -> do
      modify (\m -> m { stack = xs })
      pure x

jump :: Int -> M ()
jump t = modify (\m -> m { pc = t })

loop :: M ()
loop = do
  Config prog limit v <- ask
  m <- get
  let here = pc m
  unless (inRange (bounds prog) here) $ throwError (FellOff here)
  when (ticks m >= limit) $ throwError (RanAway (ticks m))
  let i = prog ! here
  when v $ tell [Trace (show here ++ ": " ++ show i)]
  put m { pc = here + 1, ticks = ticks m + 1 }
  continue <- exec i
  when continue loop

exec :: Instr Int -> M Bool
exec i = case i of
  Mov r o -> True <$ (value o >>= set r)
  Add r o -> arith (+) r o
  Sub r o -> arith (-) r o
  Mul r o -> arith (*) r o
  Mod r o -> do
    d <- value o
    here <- gets pc
    when (d == 0) $ throwError (DivideByZero (here - 1))
    arith mod r o
  Cmp a b -> do
    f <- compare <$> value a <*> value b
    True <$ modify (\m -> m { flag = f })
  Jmp t -> True <$ jump t
  Jz t -> jumpWhen EQ t
  Jlt t -> jumpWhen LT t
  Call t -> do
    gets pc >>= push
    True <$ jump t
  Ret -> True <$ (pop >>= jump)
  PushI o -> True <$ (value o >>= push)
  PopI r -> True <$ (pop >>= set r)
  Out o -> do
    x <- value o
    tell [Output x]
    pure True
  Hlt -> pure False
  where
    arith f r o = do
      x <- value (R r)
      y <- value o
      set r (f x y)
      pure True
    jumpWhen f t = do
      g <- gets flag
      when (f == g) (jump t)
      pure True

-- | Retry with a supervisor: an underflow is reported as an output instead.
supervised :: M ()
supervised = loop `catchError` handler
  where
    handler (StackUnderflow n) = tell [Output (-n)]
    handler e = throwError e

-- ---------------------------------------------------------------
-- Sample programs

samples :: [(String, Bool, [String])]
samples =
  [ ("countdown", True, ["mov a, 3", "top:", "out a", "sub a, 1", "cmp 0, a", "jlt top", "hlt"])
  , ("gcd", False, ["mov a, 1071", "mov b, 462", "again:", "cmp b, 0", "jz done", "mov c, a", "mod c, b", "mov a, b", "mov b, c", "jmp again", "done:", "out a", "hlt"])
  , ("factorial by recursion", False, ["mov a, 10", "call fact", "out b", "hlt", "fact:", "cmp a, 1", "jlt base", "push a", "sub a, 1", "call fact", "pop a", "mul b, a", "ret", "base:", "mov b, 1", "ret"])
  , ("primes", False, ["mov a, 2", "next:", "mov b, 2", "try:", "mov c, b", "mul c, b", "cmp a, c", "jlt prime", "mov c, a", "mod c, b", "cmp c, 0", "jz composite", "add b, 1", "jmp try", "prime:", "out a", "composite:", "add a, 1", "cmp a, 40", "jlt next", "hlt"])
  , ("run away", False, ["l:", "jmp l"])
  , ("underflow", False, ["out 7", "pop a", "out 8", "hlt"])
  , ("fell off", False, ["mov a, 1"])
  , ("division", False, ["mov a, 1", "mod a, 0", "hlt"])
  , ("bad instruction", False, ["mov a, 1", "  frobnicate a ; what", "hlt"])
  , ("bad label", False, ["jmp nowhere"])
  , ("twice", False, ["x:", "x:", "hlt"])
  , ("negative", False, ["mov a, -5 ; comment", "mul a, a", "out a", "out -1", "hlt"])
  ]

main :: IO ()
main = forM_ samples $ \(name, v, src) -> do
  putStrLn ("* " ++ name)
  case assemble (unlines src) of
    Left e -> putStrLn ("  assembly: " ++ show e)
    Right p -> do
      let cfg = Config p 5000 v
      forM_ [("plain", loop), ("supervised", supervised)] $ \(how, m) ->
        case runM cfg m of
          Left e -> putStrLn ("  " ++ how ++ ": " ++ show e)
          Right (((), end), evs) | how == "plain" || "underflow" `isPrefixOf` name -> do
            forM_ [ t | Trace t <- evs ] (putStrLn . ("    " ++))
            putStrLn ("  " ++ how ++ ": " ++ show [ x | Output x <- evs ] ++ " in " ++ show (ticks end) ++ " ticks, registers " ++ show (Map.toList (regs end)))
          _ -> pure ()
