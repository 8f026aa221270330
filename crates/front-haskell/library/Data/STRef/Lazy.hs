-- | References of state threads that run on demand.
module Data.STRef.Lazy (STRef, newSTRef, readSTRef, writeSTRef, modifySTRef) where

import Control.Monad.ST.Lazy (ST, strictToLazyST)
import Data.STRef (STRef)
import qualified Data.STRef as S

newSTRef :: a -> ST s (STRef s a)
newSTRef x = strictToLazyST (S.newSTRef x)

readSTRef :: STRef s a -> ST s a
readSTRef r = strictToLazyST (S.readSTRef r)

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef r x = strictToLazyST (S.writeSTRef r x)

modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef r f = strictToLazyST (S.modifySTRef r f)
