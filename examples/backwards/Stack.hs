-- | A compiler of expressions for a stack machine, checked against the interpreter; and one with a mistake, for which a
-- program is found that it gets wrong.
module Stack where

data Expr
  = Number Int
  | Expr :+: Expr
  | Expr :-: Expr
  deriving (Eq, Show)

data Instr = Push Int | Add | Sub
  deriving (Eq, Show)

eval :: Expr -> Int
eval (Number n) = n
eval (a :+: b) = eval a + eval b
eval (a :-: b) = eval a - eval b

compile :: Expr -> [Instr]
compile (Number n) = [Push n]
compile (a :+: b) = compile a ++ compile b ++ [Add]
compile (a :-: b) = compile a ++ compile b ++ [Sub]

-- | Saves stack by starting with the right operand, and forgets that subtraction minds.
compile' :: Expr -> [Instr]
compile' (Number n) = [Push n]
compile' (a :+: b) = compile' b ++ compile' a ++ [Add]
compile' (a :-: b) = compile' b ++ compile' a ++ [Sub]

-- | What is on the stack after some instructions; nothing if it runs out.
execute :: [Instr] -> [Int] -> Maybe [Int]
execute [] stack = Just stack
execute (Push n : code) stack = execute code (n : stack)
execute (Add : code) (b : a : stack) = execute code (a + b : stack)
execute (Sub : code) (b : a : stack) = execute code (a - b : stack)
execute _ _ = Nothing

-- | Compiled code leaves the value of the expression and nothing else.
prop_compiled :: Expr -> Bool
prop_compiled e = execute (compile e) [] == Just [eval e]

-- | This does not hold.
prop_compiled' :: Expr -> Bool
prop_compiled' e = execute (compile' e) [] == Just [eval e]

-- | Whether an expression has at most so many levels. Which expression some code comes from can only be asked with a
-- bound: one that goes down to the left for ever never gives its first instruction, so that nothing contradicts it.
levels :: Int -> Expr -> Bool
levels _ (Number _) = True
levels n (a :+: b) = n > 1 && levels (n - 1) a && levels (n - 1) b
levels n (a :-: b) = n > 1 && levels (n - 1) a && levels (n - 1) b

-- ? execute code [] == Just [3]
-- ? not (prop_compiled' e)
-- ? levels 4 e && compile e == [Push 1, Push 2, Add, Push 3, Sub]
