import qualified Data.Map as M
main = print (M.lookup 1 M.empty + 1)
