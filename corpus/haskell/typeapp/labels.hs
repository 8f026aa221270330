{-# LANGUAGE OverloadedLabels, DataKinds, FlexibleInstances, MultiParamTypeClasses, ScopedTypeVariables, TypeApplications #-}
import GHC.OverloadedLabels
import GHC.TypeLits
import Data.Proxy
newtype L = L String deriving Show
instance KnownSymbol s => IsLabel s L where fromLabel = L (symbolVal (Proxy @s))
main = print (#foo :: L)
