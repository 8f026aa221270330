-- wrong: a number whose class is not a standard one has no default (line 3)
import Control.DeepSeq
main = print (rnf [1,2])
