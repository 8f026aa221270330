-- Hindley-Milner type inference (algorithm W) for a small lambda language with let, letrec, lists and pairs.
module Main where

import Control.Monad.State
import Control.Monad.Except
import Data.List (nub, intercalate)
import qualified Data.Map as Map
import Data.Map (Map)
import qualified Data.Set as Set
import Data.Set (Set)

infixr 5 :->

data Type
  = TVar Int
  | TCon String [Type]
  | Type :-> Type
  deriving (Eq, Ord)

data Scheme = Forall [Int] Type

data Exp
  = V String
  | App Exp Exp
  | Lam String Exp
  | Let String Exp Exp
  | LetRec String Exp Exp
  | LInt Integer
  | LBool Bool
  | LStr String
  | IfE Exp Exp Exp
  | Pair Exp Exp
  | Nil
  | Exp ::: Exp
infixr 5 :::

tInt, tBool, tStr :: Type
tInt = TCon "Int" []
tBool = TCon "Bool" []
tStr = TCon "String" []

tList :: Type -> Type
tList t = TCon "List" [t]

tPair :: Type -> Type -> Type
tPair a b = TCon "Pair" [a, b]

-- Pretty printing --------------------------------------------------------

prettyType :: Type -> String
prettyType ty = go 0 ty
  where
    names = zip (nub (vars ty)) letters
    letters = [ c : s | s <- "" : map show [1 :: Int ..], c <- ['a' .. 'z'] ]
    vars (TVar n) = [n]
    vars (TCon _ ts) = concatMap vars ts
    vars (a :-> b) = vars a ++ vars b
    go :: Int -> Type -> String
    go _ (TVar n) = maybe "?" id (lookup n names)
    go _ (TCon "List" [t]) = "[" ++ go 0 t ++ "]"
    go _ (TCon "Pair" [a, b]) = "(" ++ go 0 a ++ ", " ++ go 0 b ++ ")"
    go _ (TCon c []) = c
    go p (TCon c ts) = parens (p > 1) (unwords (c : map (go 2) ts))
    go p (a :-> b) = parens (p > 0) (go 1 a ++ " -> " ++ go 0 b)
    parens True s = "(" ++ s ++ ")"
    parens False s = s

instance Show Type where
  show = prettyType

-- Substitutions ----------------------------------------------------------

newtype Subst = Subst (Map Int Type)

instance Semigroup Subst where
  s1@(Subst m1) <> Subst m2 = Subst (Map.map (apply s1) m2 `Map.union` m1)

instance Monoid Subst where
  mempty = Subst Map.empty

class Types t where
  apply :: Subst -> t -> t
  ftv :: t -> Set Int

instance Types Type where
  apply (Subst m) t@(TVar n) = Map.findWithDefault t n m
  apply s (TCon c ts) = TCon c (apply s ts)
  apply s (a :-> b) = apply s a :-> apply s b
  ftv (TVar n) = Set.singleton n
  ftv (TCon _ ts) = ftv ts
  ftv (a :-> b) = ftv a `Set.union` ftv b

instance Types a => Types [a] where
  apply s = map (apply s)
  ftv = foldr (Set.union . ftv) Set.empty

instance Types Scheme where
  apply (Subst m) (Forall vs t) = Forall vs (apply (Subst (foldr Map.delete m vs)) t)
  ftv (Forall vs t) = ftv t `Set.difference` Set.fromList vs

newtype Env = Env (Map String Scheme)

instance Types Env where
  apply s (Env m) = Env (Map.map (apply s) m)
  ftv (Env m) = ftv (Map.elems m)

extend :: String -> Scheme -> Env -> Env
extend x s (Env m) = Env (Map.insert x s m)

-- Errors and the inference monad -----------------------------------------

data TypeError
  = Mismatch Type Type
  | Occurs Int Type
  | Unbound String

instance Show TypeError where
  show (Mismatch a b) =
    -- print both with a common naming of variables
    let p = prettyType (tPair a b)
    in "cannot unify the two sides of " ++ p
  show (Occurs n t) = "infinite type: " ++ prettyType (TVar n `tPair` t)
  show (Unbound x) = "unbound variable " ++ x

type Infer = StateT Int (Either TypeError)

fresh :: Infer Type
fresh = do
  n <- get
  put (n + 1)
  pure (TVar n)

unify :: Type -> Type -> Infer Subst
unify (a :-> b) (c :-> d) = do
  s1 <- unify a c
  s2 <- unify (apply s1 b) (apply s1 d)
  pure (s2 <> s1)
unify (TVar n) t = bind n t
unify t (TVar n) = bind n t
unify (TCon c ts) (TCon d us)
  | c == d, length ts == length us = unifyMany ts us
unify a b = throwError (Mismatch a b)

unifyMany :: [Type] -> [Type] -> Infer Subst
unifyMany [] [] = pure mempty
unifyMany (t:ts) (u:us) = do
  s1 <- unify t u
  s2 <- unifyMany (apply s1 ts) (apply s1 us)
  pure (s2 <> s1)
unifyMany _ _ = error "unifyMany: lengths differ"

bind :: Int -> Type -> Infer Subst
bind n t
  | t == TVar n = pure mempty
  | n `Set.member` ftv t = throwError (Occurs n t)
  | otherwise = pure (Subst (Map.singleton n t))

instantiate :: Scheme -> Infer Type
instantiate (Forall vs t) = do
  fs <- mapM (const fresh) vs
  pure (apply (Subst (Map.fromList (zip vs fs))) t)

generalize :: Env -> Type -> Scheme
generalize env t = Forall (Set.toList (ftv t `Set.difference` ftv env)) t

infer :: Env -> Exp -> Infer (Subst, Type)
infer (Env m) (V x) = case Map.lookup x m of
  Nothing -> throwError (Unbound x)
  Just s -> (,) mempty <$> instantiate s
infer _ (LInt _) = pure (mempty, tInt)
infer _ (LBool _) = pure (mempty, tBool)
infer _ (LStr _) = pure (mempty, tStr)
infer env (Lam x b) = do
  tv <- fresh
  (s, t) <- infer (extend x (Forall [] tv) env) b
  pure (s, apply s tv :-> t)
infer env (App f a) = do
  tv <- fresh
  (s1, tf) <- infer env f
  (s2, ta) <- infer (apply s1 env) a
  s3 <- unify (apply s2 tf) (ta :-> tv)
  pure (s3 <> s2 <> s1, apply s3 tv)
infer env (Let x e b) = do
  (s1, t1) <- infer env e
  let env' = apply s1 env
  (s2, t2) <- infer (extend x (generalize env' t1) env') b
  pure (s2 <> s1, t2)
infer env (LetRec x e b) = do
  tv <- fresh
  (s1, t1) <- infer (extend x (Forall [] tv) env) e
  s2 <- unify (apply s1 tv) t1
  let s = s2 <> s1
      env' = apply s env
  (s3, t2) <- infer (extend x (generalize env' (apply s2 t1)) env') b
  pure (s3 <> s, t2)
infer env (IfE c t e) = do
  (s1, tc) <- infer env c
  s2 <- unify tc tBool
  let sa = s2 <> s1
  (s3, tt) <- infer (apply sa env) t
  let sb = s3 <> sa
  (s4, te) <- infer (apply sb env) e
  s5 <- unify (apply s4 tt) te
  pure (s5 <> s4 <> sb, apply s5 te)
infer env (Pair a b) = do
  (s1, ta) <- infer env a
  (s2, tb) <- infer (apply s1 env) b
  pure (s2 <> s1, tPair (apply s2 ta) tb)
infer _ Nil = do
  tv <- fresh
  pure (mempty, tList tv)
infer env (h ::: t) = do
  (s1, th) <- infer env h
  (s2, tt) <- infer (apply s1 env) t
  s3 <- unify tt (tList (apply s2 th))
  pure (s3 <> s2 <> s1, apply s3 tt)

-- A standard environment ---------------------------------------------------

prelude :: Env
prelude = Env $ Map.fromList
  [ ("plus", mono (tInt :-> tInt :-> tInt))
  , ("minus", mono (tInt :-> tInt :-> tInt))
  , ("eq", mono (tInt :-> tInt :-> tBool))
  , ("fst", Forall [0, 1] (tPair (TVar 0) (TVar 1) :-> TVar 0))
  , ("snd", Forall [0, 1] (tPair (TVar 0) (TVar 1) :-> TVar 1))
  , ("null", Forall [0] (tList (TVar 0) :-> tBool))
  , ("head", Forall [0] (tList (TVar 0) :-> TVar 0))
  , ("tail", Forall [0] (tList (TVar 0) :-> tList (TVar 0)))
  , ("length", mono (tStr :-> tInt))
  ]
  where mono = Forall []

typeOf :: Exp -> Either TypeError Type
typeOf e = evalStateT (fmap (uncurry apply) (infer prelude e)) 100

-- Examples -----------------------------------------------------------------

app :: [Exp] -> Exp
app = foldl1 App

lam :: [String] -> Exp -> Exp
lam xs b = foldr Lam b xs

examples :: [(String, Exp)]
examples =
  [ ("id", lam ["x"] (V "x"))
  , ("const", lam ["x", "y"] (V "x"))
  , ("s", lam ["f", "g", "x"] (app [V "f", V "x", App (V "g") (V "x")]))
  , ("compose", lam ["f", "g", "x"] (App (V "f") (App (V "g") (V "x"))))
  , ("flip", lam ["f", "x", "y"] (app [V "f", V "y", V "x"]))
  , ("polylet", Let "i" (Lam "x" (V "x")) (Pair (App (V "i") (LInt 1)) (App (V "i") (LBool True))))
  , ("monolam", App (Lam "i" (Pair (App (V "i") (LInt 1)) (App (V "i") (LBool True)))) (Lam "x" (V "x")))
  , ("omega", Lam "x" (App (V "x") (V "x")))
  , ("map", mapE (V "map"))
  , ("mapped", mapE (app [V "map", Lam "n" (app [V "eq", V "n", LInt 0]), LInt 1 ::: LInt 2 ::: Nil]))
  , ("foldr", foldE (V "foldr"))
  , ("sum", foldE (app [V "foldr", V "plus", LInt 0]))
  , ("append", foldE (lam ["xs", "ys"] (app [V "foldr", lam ["h", "t"] (V "h" ::: V "t"), V "ys", V "xs"])))
  , ("hetero", LInt 1 ::: LBool True ::: Nil)
  , ("badif", IfE (LInt 1) (LInt 2) (LInt 3))
  , ("branches", IfE (LBool True) (LInt 2) (LStr "no"))
  , ("unbound", App (V "plus") (V "undefined_name"))
  , ("swap", Lam "p" (Pair (App (V "snd") (V "p")) (App (V "fst") (V "p"))))
  , ("strlen", Lam "s" (app [V "plus", App (V "length") (V "s"), LInt 1]))
  , ("capture", Lam "x" (Let "y" (V "x") (Pair (V "y") (V "y"))))
  , ("twice", Let "twice" (lam ["f", "x"] (App (V "f") (App (V "f") (V "x"))))
                (app [V "twice", V "twice", Lam "n" (app [V "plus", V "n", LInt 2]), LInt 5]))
  , ("church", lam ["n", "s", "z"] (App (V "s") (app [V "n", V "s", V "z"])))
  , ("deep", foldr (\i b -> Let ("p" ++ show i) (Lam "x" (Pair (App (V prev) (V "x")) (V "x")) `using` i) b)
                   (V "p3") [1 .. 3 :: Int])
  ]
  where
    prev = "p0"
    using e i = if i == 1 then Let "p0" (Lam "q" (V "q")) e else substE ("p" ++ show (i - 1)) e
    substE n (Lam x (Pair (App (V _) a) b)) = Lam x (Pair (App (V n) a) b)
    substE _ e = e
    mapE = LetRec "map" (lam ["f", "l"] (IfE (App (V "null") (V "l")) Nil
             (App (V "f") (App (V "head") (V "l")) ::: app [V "map", V "f", App (V "tail") (V "l")])))
    foldE = LetRec "foldr" (lam ["f", "z", "l"] (IfE (App (V "null") (V "l")) (V "z")
             (app [V "f", App (V "head") (V "l"), app [V "foldr", V "f", V "z", App (V "tail") (V "l")]])))

main :: IO ()
main = do
  forM_ examples $ \(name, e) -> putStrLn $ case typeOf e of
    Left err -> pad name ++ " !! " ++ show err
    Right t -> pad name ++ " :: " ++ show t
  let ok = length [() | (_, e) <- examples, Right _ <- [typeOf e]]
  putStrLn (intercalate " " [show ok, "of", show (length examples), "typed"])
  where pad s = take 10 (s ++ repeat ' ')
