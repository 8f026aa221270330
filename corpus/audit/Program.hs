-- Constructors that are never made, functions that are never called, and two that only call each other.
-- @dead 10 20 24 27 30
-- @calls 15: run
module Main where

data Mode = Quiet | Loud | Dry deriving Show

run :: Mode -> Int -> Int
run mode n = case mode of
  Quiet -> 0
  Loud -> n
  Dry -> negate n

main :: IO ()
main = print (run Loud 1 + run Dry 2)

-- Nobody calls any of these.

ping :: Int -> Int
ping 0 = 0
ping n = pong (n - 1)

pong :: Int -> Int
pong n = ping (n - 1)

unused :: Int
unused = 1

onlyByUnused :: Int
onlyByUnused = unused + 1
