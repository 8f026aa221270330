{-# LANGUAGE GADTs, DataKinds, KindSignatures, ExistentialQuantification, StandaloneDeriving, RankNTypes, TypeOperators #-}
-- Types whose constructors say what their parameters are: only well-typed values are inputs.
module Indexed where

-- @explore evalI evalB eval size depth isLit optimise sameShape
-- @explore vhead vtail vzip vsum vtoList third vappend zipNat
-- @explore describe unwrap render cast openBox runOp door toggle
-- @explore wellTyped typeName firstOfPair compose step equalities

data E a where
  I    :: Int -> E Int
  B    :: Bool -> E Bool
  Add  :: E Int -> E Int -> E Int
  If   :: E Bool -> E a -> E a -> E a
  Pair :: E a -> E b -> E (a, b)
  Fst  :: E (a, b) -> E a
  Less :: E Int -> E Int -> E Bool

deriving instance Show (E a)

evalI :: E Int -> Int
evalI (I n) = n
evalI (Add a b) = evalI a + evalI b
evalI (If c a b) = if evalB c then evalI a else evalI b
evalI (Fst p) = fst (eval p)

evalB :: E Bool -> Bool
evalB (B b) = b
evalB (Less a b) = evalI a < evalI b
evalB (If c a b) = if evalB c then evalB a else evalB b
evalB (Fst p) = fst (eval p)

eval :: E a -> a
eval (I n) = n
eval (B b) = b
eval (Add a b) = eval a + eval b
eval (If c a b) = if eval c then eval a else eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
eval (Less a b) = eval a < eval b

size :: E a -> Int
size (I _) = 1
size (B _) = 1
size (Add a b) = 1 + size a + size b
size (If c a b) = 1 + size c + size a + size b
size (Pair a b) = 1 + size a + size b
size (Fst p) = 1 + size p
size (Less a b) = 1 + size a + size b

depth :: E Bool -> Int
depth (B _) = 0
depth (Less (I _) (I _)) = 1
depth (Less _ _) = 2
depth (If c t e) = 1 + maximum [depth c, depth t, depth e]
depth (Fst (Pair a _)) = 1 + depth a
depth (Fst _) = 5

isLit :: E Int -> Bool
isLit (I _) = True
isLit _ = False

optimise :: E Int -> E Int
optimise (Add (I 0) e) = optimise e
optimise (Add a b) = Add (optimise a) (optimise b)
optimise (If (B True) t _) = optimise t
optimise (If (B False) _ e) = optimise e
optimise e = e

sameShape :: E a -> E a -> Bool
sameShape (I _) (I _) = True
sameShape (B _) (B _) = True
sameShape (Pair a b) (Pair c d) = sameShape a c && sameShape b d
sameShape (I _) _ = False
sameShape (B _) _ = False
sameShape _ _ = False

data Nat = Z | S Nat

data Vec (n :: Nat) a where
  Nil  :: Vec 'Z a
  Cons :: a -> Vec n a -> Vec ('S n) a

deriving instance Show a => Show (Vec n a)

vhead :: Vec ('S n) Int -> Int
vhead (Cons x _) = x

vtail :: Vec ('S n) Int -> Vec n Int
vtail (Cons _ xs) = xs

vzip :: Vec n Int -> Vec n Bool -> [(Int, Bool)]
vzip Nil Nil = []
vzip (Cons x xs) (Cons y ys) = (x, y) : vzip xs ys

vsum :: Vec n Int -> Int
vsum Nil = 0
vsum (Cons x xs) = x + vsum xs

vtoList :: Vec n a -> [a]
vtoList Nil = []
vtoList (Cons x xs) = x : vtoList xs

third :: Vec ('S ('S ('S n))) Int -> Int
third (Cons _ (Cons _ (Cons x _))) = x

vappend :: Vec n Int -> Vec m Int -> [Int]
vappend Nil ys = vtoList ys
vappend (Cons x xs) ys = x : vappend xs ys

data SNat (n :: Nat) where
  SZ :: SNat 'Z
  SS :: SNat n -> SNat ('S n)

deriving instance Show (SNat n)

zipNat :: SNat n -> Vec n Int -> Int
zipNat SZ Nil = 0
zipNat (SS n) (Cons x xs) = x + zipNat n xs

data Ty a where
  TInt  :: Ty Int
  TBool :: Ty Bool
  TList :: Ty a -> Ty [a]

deriving instance Show (Ty a)

data Some = forall a. Some (Ty a) a

describe :: Ty a -> a -> Int
describe TInt n = n + 1
describe TBool b = if b then 1 else 0
describe (TList t) xs = sum (map (describe t) xs)

unwrap :: Ty Int -> Int -> Int
unwrap TInt n = n

render :: Ty a -> a -> String
render TInt n = if n > 9 then "big" else "small"
render TBool True = "yes"
render TBool False = "no"
render (TList _) [] = "none"
render (TList t) (x : _) = render t x

data Eql a b where
  Refl :: Eql a a

deriving instance Show (Eql a b)

cast :: Eql a Int -> a -> Int
cast Refl n = n + 1

data Box = forall a. Box (a -> Int) a | Plain Int

openBox :: Ty a -> Ty b -> Bool
openBox TInt TInt = True
openBox TBool TBool = True
openBox (TList a) (TList b) = openBox a b
openBox _ _ = False

data Op a b where
  Inc  :: Op Int Int
  Test :: Op Int Bool
  Not  :: Op Bool Bool
  Then :: Op a b -> Op b c -> Op a c

deriving instance Show (Op a b)

runOp :: Op a b -> a -> b
runOp Inc n = n + 1
runOp Test n = n > 10
runOp Not b = not b
runOp (Then f g) x = runOp g (runOp f x)

data State = Open | Closed

data Door (s :: State) where
  OpenDoor   :: Int -> Door 'Open
  ClosedDoor :: Bool -> Door 'Closed

deriving instance Show (Door s)

door :: Door 'Open -> Int
door (OpenDoor n) = n * 2

toggle :: Door s -> Either Int Bool
toggle (OpenDoor n) = Left n
toggle (ClosedDoor locked) = Right locked

wellTyped :: E Bool -> E Int -> Int
wellTyped c e = if evalB c then evalI e else 0

typeName :: Ty a -> String
typeName TInt = "Int"
typeName TBool = "Bool"
typeName (TList t) = "[" ++ typeName t ++ "]"

firstOfPair :: E (Int, Bool) -> Int
firstOfPair (Pair a b) = if evalB b then evalI a else 0
firstOfPair (If _ p _) = firstOfPair p
firstOfPair (Fst _) = -1

compose :: Op Int c -> Op c Int -> Int -> Int
compose f g n = runOp g (runOp f n)

step :: Op Bool Bool -> Bool -> Bool
step Not b = not b
step (Then f g) b = runOp g (runOp f b)

data Same a = (a ~ Int) => IsInt a | (a ~ Bool) => IsBool a

equalities :: Same a -> Int
equalities (IsInt n) = n
equalities (IsBool b) = if b then 1 else 2
