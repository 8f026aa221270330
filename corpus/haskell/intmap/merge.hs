-- Data.IntMap.Merge.Strict.
import qualified Data.IntMap.Strict as M
import Data.IntMap.Merge.Strict

main :: IO ()
main = do
  let a = M.fromList [(1, "a"), (2, "b"), (4, "d")]
      b = M.fromList [(2, 20), (3, 30), (4, 40)] :: M.IntMap Int
  print (merge dropMissing dropMissing (zipWithMatched (\k x y -> (k, x, y))) a b)
  print (merge preserveMissing (mapMissing (\_ y -> show y)) (zipWithMaybeMatched (\k x y -> if k == 2 then Nothing else Just (x ++ show y))) a b)
  r <- mergeA (traverseMissing (\k x -> print (k, x) >> return 0)) (filterMissing (\_ y -> y > 30)) (zipWithAMatched (\_ _ y -> print y >> return y)) a b
  print r
