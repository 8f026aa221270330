-- wrong: existential type escapes its pattern (line 5)
{-# LANGUAGE ExistentialQuantification #-}
data Any = forall a. Show a => Any a

unwrap (Any x) = x

main :: IO ()
main = putStrLn (case Any 3 of Any x -> show x)
