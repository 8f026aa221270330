-- Phantom types, empty types, units of measure, and types used only as tags.
{-# LANGUAGE EmptyDataDecls, EmptyCase, GeneralizedNewtypeDeriving, DataKinds, KindSignatures #-}
module Main where

data Meters
data Feet
data Void'

newtype Distance u = Distance Double deriving (Eq, Ord, Num, Show)

toMeters :: Distance Feet -> Distance Meters
toMeters (Distance f) = Distance (f * 0.3048)

data State = Opened | Closed
newtype Door (s :: State) = Door String

open :: Door 'Closed -> Door 'Opened
open (Door n) = Door (n ++ " opened")
close :: Door 'Opened -> Door 'Closed
close (Door n) = Door (n ++ " closed")
label :: Door s -> String
label (Door n) = n

newtype Validated a = Validated String
data Email
data Phone

mkEmail :: String -> Maybe (Validated Email)
mkEmail s | '@' `elem` s = Just (Validated s)
          | otherwise = Nothing

absurd :: Void' -> a
absurd v = case v of {}

main :: IO ()
main = do
  print (toMeters (Distance 10) + Distance 1)
  print (Distance 3 < (Distance 4 :: Distance Feet))
  putStrLn (label (close (open (Door "front"))))
  print (fmap (\(Validated s) -> s) (mkEmail "a@b"), maybe "bad" (const "ok") (mkEmail "zzz"))
  print (map (either absurd id) [Right 1, Right 2])
