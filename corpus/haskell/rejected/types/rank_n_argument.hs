-- wrong: monomorphic function where a polymorphic one is wanted (line 7)
{-# LANGUAGE RankNTypes #-}
applyAll :: (forall a. [a] -> Int) -> ([Int], String) -> Int
applyAll f (xs, s) = f xs + f s

main :: IO ()
main = print (applyAll sum ([1, 2], "abc"))
