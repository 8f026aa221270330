-- A program of several layers: syntax, evaluation, printing, each in a module.
module Main where

import qualified Lang.Eval as E
import Lang.Pretty
import Lang.Syntax

program :: [Stmt]
program =
  [ "x" := Lit 5
  , "y" := Var "x" :*: Lit 2 :+: Lit 1
  , Print (Var "y" :+: Var "x")
  , "x" := Var "x" :+: Var "y"
  , Print (Var "x" :*: (Lit 1 :+: Lit 1))
  , Print (Var "nope")
  ]

main :: IO ()
main = do
  mapM_ (putStrLn . pretty) program
  let (out, env) = E.run program
  mapM_ putStrLn out
  print env
