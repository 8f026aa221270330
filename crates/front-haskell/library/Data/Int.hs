-- | Numbers of so many bits, with a sign.
module Data.Int (Int, Int8, Int16, Int32, Int64) where

import Snell.Sized
import Snell.SizedBits ()
