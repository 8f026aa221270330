-- | A small imperative language: numbers, assignments, conditions, loops, output. A program is run with an input and a
-- number of steps; it is stuck at a variable without a value.
--
-- Backwards: the input that makes a program print 42, and programs on which an optimiser is wrong.
module Imp where

data Name = X | Y
  deriving (Eq, Show)

data Expr
  = Number Int
  | Read Name
  | Expr :+: Expr
  | Expr :*: Expr
  deriving (Eq, Show)

data Stmt
  = Name := Expr
  | Print Expr
  | IfPositive Expr [Stmt] [Stmt]
  | WhilePositive Expr [Stmt]
  deriving (Eq, Show)

-- | The values of the variables, and what was printed, the latest first.
data State = State (Maybe Int) (Maybe Int) [Int]
  deriving (Eq, Show)

expr :: State -> Expr -> Maybe Int
expr _ (Number n) = Just n
expr (State x _ _) (Read X) = x
expr (State _ y _) (Read Y) = y
expr state (a :+: b) = (+) <$> expr state a <*> expr state b
expr state (a :*: b) = (*) <$> expr state a <*> expr state b

-- | Runs a program with so many steps at most.
run :: Int -> [Stmt] -> State -> Maybe State
run _ [] state = Just state
run 0 _ _ = Nothing
run fuel (stmt : rest) state@(State x y out) = case stmt of
  name := e -> do
    value <- expr state e
    run (fuel - 1) rest (assign name value)
  Print e -> do
    value <- expr state e
    run (fuel - 1) rest (State x y (value : out))
  IfPositive e yes no -> do
    value <- expr state e
    run (fuel - 1) ((if value > 0 then yes else no) ++ rest) state
  WhilePositive e body -> do
    value <- expr state e
    if value > 0
      then run (fuel - 1) (body ++ stmt : rest) state
      else run (fuel - 1) rest state
  where
    assign X value = State (Just value) y out
    assign Y value = State x (Just value) out

-- | What a program prints when it starts with this in X.
output :: [Stmt] -> Int -> Maybe [Int]
output program input = do
  State _ _ out <- run 20 program (State (Just input) Nothing [])
  Just (reverse out)

-- | Doubles X as long as it is below 30, adds two, prints.
doubling :: [Stmt]
doubling =
  [ WhilePositive (Number 30 :+: (Number (-1) :*: Read X)) [X := (Read X :+: Read X)]
  , Print (Read X :+: Number 2)
  ]

-- | An optimiser with a mistake: it takes an assignment for dead if the next statement assigns to the same variable,
-- though that may read it.
optimise :: [Stmt] -> [Stmt]
optimise (x := _ : rest@(y := _ : _)) | x == y = optimise rest
optimise (stmt : rest) = stmt : optimise rest
optimise [] = []

-- | A program and an input on which it prints something else than its optimised form.
mistaken :: [Stmt] -> Bool
mistaken program = output program 1 /= output (optimise program) 1

-- ? output doubling n == Just [42]
-- ? output [X := e, Print (Read X)] 5 == Just [10]
-- ? mistaken program
