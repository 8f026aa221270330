{-# LANGUAGE MagicHash #-}
-- | Evaluation all the way down.
module Control.DeepSeq
  ( NFData (..), deepseq, force, ($!!), (<$!!>), rwhnf
  ) where

import Snell.Base
import Snell.Float (Float)
import Snell.Word (Word)

infixr 0 $!!, `deepseq`
infixl 4 <$!!>

class NFData a where
  rnf :: a -> ()
  rnf x = x `seq` ()

rwhnf :: a -> ()
rwhnf x = x `seq` ()


deepseq :: NFData a => a -> b -> b
deepseq a b = rnf a `seq` b

force :: NFData a => a -> a
force x = x `deepseq` x

($!!) :: NFData a => (a -> b) -> a -> b
f $!! x = x `deepseq` f x

(<$!!>) :: (Monad m, NFData b) => (a -> b) -> m a -> m b
f <$!!> m = m >>= \x -> return $!! f x

instance NFData Int
instance NFData Integer
instance NFData Double
instance NFData Float
instance NFData Word
instance NFData Char
instance NFData Bool
instance NFData Ordering
instance NFData ()
instance NFData (a -> b)

instance NFData a => NFData [a] where
  rnf [] = ()
  rnf (x : xs) = rnf x `seq` rnf xs

instance NFData a => NFData (NonEmpty a) where
  rnf (x :| xs) = rnf x `seq` rnf xs

instance NFData a => NFData (Maybe a) where
  rnf Nothing = ()
  rnf (Just x) = rnf x

instance (NFData a, NFData b) => NFData (Either a b) where
  rnf (Left x) = rnf x
  rnf (Right y) = rnf y

instance NFData a => NFData (Ratio a) where
  rnf (x :% y) = rnf x `seq` rnf y

instance (NFData a, NFData b) => NFData (a, b) where
  rnf (a, b) = rnf a `seq` rnf b

instance (NFData a, NFData b, NFData c) => NFData (a, b, c) where
  rnf (a, b, c) = rnf a `seq` rnf b `seq` rnf c

instance (NFData a, NFData b, NFData c, NFData d) => NFData (a, b, c, d) where
  rnf (a, b, c, d) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d

instance (NFData a, NFData b, NFData c, NFData d, NFData e) => NFData (a, b, c, d, e) where
  rnf (a, b, c, d, e) = rnf a `seq` rnf b `seq` rnf c `seq` rnf d `seq` rnf e
