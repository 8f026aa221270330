-- No module header: the file is a block of declarations by itself.
import Data.List (intercalate)
import Prelude hiding (lookup)

lookup :: Eq k => k -> [(k, v)] -> [v]
lookup k kvs = [v | (k', v) <- kvs, k == k']

  -- a comment at a strange column
main = do { putStrLn (intercalate ", " (lookup 1 [(1, "a"), (2, "b"), (1, "c")]))
          ; end }
        where end = putStrLn "end"
