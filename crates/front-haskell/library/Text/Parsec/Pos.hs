-- | Where a parser is in its input.
module Text.Parsec.Pos
  ( SourceName, Line, Column, SourcePos, sourceLine, sourceColumn, sourceName
  , incSourceLine, incSourceColumn, setSourceLine, setSourceColumn, setSourceName
  , newPos, initialPos, updatePosChar, updatePosString
  ) where

import Data.List (foldl')

type SourceName = String
type Line = Int
type Column = Int

data SourcePos = SourcePos SourceName !Line !Column
  deriving (Eq, Ord)

instance Show SourcePos where
  show (SourcePos name line column) = (if null name then "" else "\"" ++ name ++ "\" ")
    ++ "(line " ++ show line ++ ", column " ++ show column ++ ")"

newPos :: SourceName -> Line -> Column -> SourcePos
newPos = SourcePos

initialPos :: SourceName -> SourcePos
initialPos name = SourcePos name 1 1

sourceName :: SourcePos -> SourceName
sourceName (SourcePos name _ _) = name

sourceLine :: SourcePos -> Line
sourceLine (SourcePos _ line _) = line

sourceColumn :: SourcePos -> Column
sourceColumn (SourcePos _ _ column) = column

incSourceLine, setSourceLine :: SourcePos -> Line -> SourcePos
incSourceLine (SourcePos name line column) n = SourcePos name (line + n) column
setSourceLine (SourcePos name _ column) n = SourcePos name n column

incSourceColumn, setSourceColumn :: SourcePos -> Column -> SourcePos
incSourceColumn (SourcePos name line column) n = SourcePos name line (column + n)
setSourceColumn (SourcePos name line _) n = SourcePos name line n

setSourceName :: SourcePos -> SourceName -> SourcePos
setSourceName (SourcePos _ line column) name = SourcePos name line column

-- | Tabs go to the next of columns 1, 9, 17 ..
updatePosChar :: SourcePos -> Char -> SourcePos
updatePosChar (SourcePos name line column) c = case c of
  '\n' -> SourcePos name (line + 1) 1
  '\t' -> SourcePos name line (column + 8 - (column - 1) `mod` 8)
  _ -> SourcePos name line (column + 1)

updatePosString :: SourcePos -> String -> SourcePos
updatePosString = foldl' updatePosChar
