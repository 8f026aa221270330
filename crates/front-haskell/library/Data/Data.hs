-- | Types that can be told apart at run time. Nothing is derived for the class 'Data', which has no methods here.
module Data.Data (module Data.Typeable, Data) where

import Data.Typeable

class Typeable a => Data a
