{-# LANGUAGE ExistentialQuantification, FlexibleContexts #-}
-- | Parts in any order.
module Text.Parsec.Perm (PermParser, StreamPermParser, permute, (<||>), (<$$>), (<|?>), (<$?>)) where

import Control.Monad.Identity (Identity)
import Text.Parsec.Combinator (choice)
import Text.Parsec.Prim

infixl 1 <||>, <|?>
infixl 2 <$$>, <$?>

type PermParser tok st a = StreamPermParser [tok] st a

-- | What it is if nothing more comes, if it may end here; and what may come next.
data StreamPermParser s st a = Perm (Maybe a) [Branch s st a]

data Branch s st a = forall b. Branch (StreamPermParser s st (b -> a)) (Parsec s st b)

(<||>) :: Stream s Identity tok => StreamPermParser s st (a -> b) -> Parsec s st a -> StreamPermParser s st b
perm <||> p = add perm p

(<$$>) :: Stream s Identity tok => (a -> b) -> Parsec s st a -> StreamPermParser s st b
f <$$> p = Perm (Just f) [] <||> p

(<|?>) :: Stream s Identity tok => StreamPermParser s st (a -> b) -> (a, Parsec s st a) -> StreamPermParser s st b
perm <|?> (x, p) = addOpt perm x p

(<$?>) :: Stream s Identity tok => (a -> b) -> (a, Parsec s st a) -> StreamPermParser s st b
f <$?> (x, p) = Perm (Just f) [] <|?> (x, p)

permute :: Stream s Identity tok => StreamPermParser s st a -> Parsec s st a
permute (Perm end branches) = choice (map branch branches ++ maybe [] (\x -> [return x]) end)
  where
    branch (Branch perm p) = p >>= \x -> permute perm >>= \f -> return (f x)

add :: StreamPermParser s st (a -> b) -> Parsec s st a -> StreamPermParser s st b
add perm@(Perm _ branches) p = Perm Nothing (Branch perm p : map insert branches)
  where
    insert (Branch inner q) = Branch (add (mapPerm flip inner) p) q

addOpt :: StreamPermParser s st (a -> b) -> a -> Parsec s st a -> StreamPermParser s st b
addOpt perm@(Perm end branches) x p = Perm (fmap ($ x) end) (Branch perm p : map insert branches)
  where
    insert (Branch inner q) = Branch (addOpt (mapPerm flip inner) x p) q

mapPerm :: (a -> b) -> StreamPermParser s st a -> StreamPermParser s st b
mapPerm f (Perm end branches) = Perm (fmap f end) (map branch branches)
  where
    branch (Branch perm p) = Branch (mapPerm (f .) perm) p
