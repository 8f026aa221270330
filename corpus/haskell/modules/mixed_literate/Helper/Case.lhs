\section{Cases}
\begin{code}
{-# LANGUAGE LambdaCase #-}
module Helper.Case where

word :: Int -> String
word = \case
  0 -> "none"
  1 -> "one"
  _ -> "many"
\end{code}
