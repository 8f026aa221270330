-- Of negative numbers, the bits of the absolute value are counted, negatively.
import Data.Bits
main = print (popCount (-1 :: Integer), popCount (-6 :: Integer), popCount (-(2^70) :: Integer))
