{-# LANGUAGE MagicHash #-}
-- | Paths of files, as Unix writes them.
module System.FilePath.Posix
  ( FilePath, pathSeparator, pathSeparators, isPathSeparator, extSeparator, isExtSeparator, splitExtension, takeExtension
  , replaceExtension, (-<.>), dropExtension, addExtension, hasExtension, (<.>), splitExtensions, dropExtensions
  , takeExtensions, isExtensionOf, splitFileName, takeFileName, replaceFileName, dropFileName, takeBaseName
  , replaceBaseName, takeDirectory, replaceDirectory, combine, (</>), splitPath, joinPath, splitDirectories
  , hasTrailingPathSeparator, addTrailingPathSeparator, dropTrailingPathSeparator, isRelative, isAbsolute, normalise
  , splitDrive, joinDrive, takeDrive, hasDrive, dropDrive, isDrive, makeRelative, equalFilePath, isValid, makeValid
  , replaceExtensions, stripExtension, searchPathSeparator, isSearchPathSeparator, splitSearchPath
  ) where

import Data.List (isSuffixOf)

infixr 7 <.>, -<.>
infixr 5 </>

pathSeparator, extSeparator :: Char
pathSeparator = '/'
extSeparator = '.'

pathSeparators :: [Char]
pathSeparators = "/"

isPathSeparator, isExtSeparator :: Char -> Bool
isPathSeparator c = c == '/'
isExtSeparator c = c == '.'

-- | Without and with what follows the last of them.
lastOf# :: (Char -> Bool) -> String -> (String, String)
lastOf# p s = let (b, a) = break p (reverse s) in (reverse a, reverse b)

splitExtension :: FilePath -> (String, String)
splitExtension path = case name of
  "" -> (path, "")
  _ -> (dir ++ init name, '.' : ext)
  where
    (dir, file) = splitFileName_# path
    (name, ext) = lastOf# isExtSeparator file

takeExtension, dropExtension :: FilePath -> String
takeExtension = snd . splitExtension
dropExtension = fst . splitExtension

replaceExtension, (-<.>), addExtension, (<.>) :: FilePath -> String -> FilePath
replaceExtension path ext = dropExtension path <.> ext
(-<.>) = replaceExtension
addExtension path "" = path
addExtension path ext@(c : _)
  | isExtSeparator c = path ++ ext
  | otherwise = path ++ "." ++ ext
(<.>) = addExtension

hasExtension :: FilePath -> Bool
hasExtension = any isExtSeparator . takeFileName

isExtensionOf :: String -> FilePath -> Bool
isExtensionOf ext@('.' : _) path = ext `isSuffixOf` takeExtensions path
isExtensionOf ext path = ('.' : ext) `isSuffixOf` takeExtensions path

splitExtensions :: FilePath -> (FilePath, String)
splitExtensions path = (dir ++ name, exts)
  where
    (dir, file) = splitFileName_# path
    (name, exts) = break isExtSeparator file

dropExtensions :: FilePath -> FilePath
dropExtensions = fst . splitExtensions

takeExtensions :: FilePath -> String
takeExtensions = snd . splitExtensions

splitFileName_# :: FilePath -> (String, String)
splitFileName_# = lastOf# isPathSeparator

splitFileName :: FilePath -> (String, String)
splitFileName path = (if null dir then "./" else dir, name)
  where
    (dir, name) = splitFileName_# path

takeFileName, dropFileName, takeBaseName, takeDirectory :: FilePath -> FilePath
takeFileName = snd . splitFileName
dropFileName = fst . splitFileName
takeBaseName = dropExtension . takeFileName
takeDirectory path
  | null file && all isPathSeparator dir = if null dir then "." else dir
  | null dir = "."
  | all isPathSeparator dir = dir
  | otherwise = reverse (dropWhile isPathSeparator (reverse dir))
  where
    (dir, file) = splitFileName_# path

replaceFileName, replaceBaseName, replaceDirectory :: FilePath -> String -> FilePath
replaceFileName path name = fst (splitFileName_# path) `combineAlways#` name
replaceBaseName path name = combineAlways# (fst (splitFileName_# path)) (name <.> takeExtension path)
replaceDirectory path dir = combineAlways# dir (takeFileName path)

combine, (</>), combineAlways# :: FilePath -> FilePath -> FilePath
combine a b
  | isAbsolute b = b
  | otherwise = combineAlways# a b
(</>) = combine
combineAlways# a b
  | null a = b
  | null b = a
  | hasTrailingPathSeparator a = a ++ b
  | otherwise = a ++ "/" ++ b

splitPath :: FilePath -> [FilePath]
splitPath "" = []
splitPath path = (name ++ slashes) : splitPath rest
  where
    (name, more) = break isPathSeparator path
    (slashes, rest) = span isPathSeparator more

splitDirectories :: FilePath -> [FilePath]
splitDirectories = map trimmed . splitPath
  where
    trimmed part = case takeWhile (not . isPathSeparator) part of
      "" -> part
      name -> name

joinPath :: [FilePath] -> FilePath
joinPath = foldr combine ""

hasTrailingPathSeparator :: FilePath -> Bool
hasTrailingPathSeparator path = not (null path) && isPathSeparator (last path)

addTrailingPathSeparator, dropTrailingPathSeparator :: FilePath -> FilePath
addTrailingPathSeparator path = if hasTrailingPathSeparator path then path else path ++ "/"
dropTrailingPathSeparator path
  | hasTrailingPathSeparator path && path /= "/" =
      let short = reverse (dropWhile isPathSeparator (reverse path)) in if null short then "/" else short
  | otherwise = path

isRelative, isAbsolute :: FilePath -> Bool
isRelative = not . isAbsolute
isAbsolute path = case path of
  '/' : _ -> True
  _ -> False

normalise :: FilePath -> FilePath
normalise path = (if isAbsolute path then "/" else "") ++ finished
  where
    parts = filter (/= ".") (words' path)
    body = foldr1' parts
    finished
      | null parts = if isAbsolute path then "" else if trailing then "./" else "."
      | trailing = body ++ "/"
      | otherwise = body
    trailing = case reverse path of
      '/' : _ -> True
      '.' : '/' : _ -> True
      _ -> False
    words' s = case dropWhile isPathSeparator s of
      "" -> []
      t -> let (a, b) = break isPathSeparator t in a : words' b
    foldr1' [] = ""
    foldr1' ps = foldr1 (\a b -> a ++ "/" ++ b) ps

splitDrive :: FilePath -> (FilePath, FilePath)
splitDrive = span isPathSeparator

joinDrive :: FilePath -> FilePath -> FilePath
joinDrive = combine

takeDrive, dropDrive :: FilePath -> FilePath
takeDrive = fst . splitDrive
dropDrive = snd . splitDrive

hasDrive, isDrive, isValid :: FilePath -> Bool
hasDrive = not . null . takeDrive
isDrive path = not (null path) && null (dropDrive path)
isValid path = not (null path) && notElem '\0' path

makeValid :: FilePath -> FilePath
makeValid "" = "_"
makeValid path = map (\c -> if c == '\0' then '_' else c) path

equalFilePath :: FilePath -> FilePath -> Bool
equalFilePath a b = tidy a == tidy b
  where tidy = dropTrailingPathSeparator . normalise

makeRelative :: FilePath -> FilePath -> FilePath
makeRelative root path
  | equalFilePath root path = "."
  | takeDrive root /= takeDrive path = path
  | otherwise = strip (dropDrive root) (dropDrive path)
  where
    strip "" rest = dropWhile isPathSeparator rest
    strip x y = case (first x, first y) of
      ((a, x'), (b, y'))
        | equalFilePath a b -> strip x' y'
        | otherwise -> path
    first s = case break isPathSeparator (dropWhile isPathSeparator s) of
      (a, rest) -> (a, dropWhile isPathSeparator rest)

replaceExtensions :: FilePath -> String -> FilePath
replaceExtensions path ext = dropExtensions path <.> ext

stripExtension :: String -> FilePath -> Maybe FilePath
stripExtension "" path = Just path
stripExtension ext path
  | dotted `isSuffixOf` path = Just (take (length path - length dotted) path)
  | otherwise = Nothing
  where dotted = if take 1 ext == "." then ext else '.' : ext

searchPathSeparator :: Char
searchPathSeparator = ':'

isSearchPathSeparator :: Char -> Bool
isSearchPathSeparator c = c == ':'

splitSearchPath :: String -> [FilePath]
splitSearchPath text = case break isSearchPathSeparator text of
  (a, _ : rest) -> named a : splitSearchPath rest
  (a, []) -> [named a]
  where named a = if null a then "." else a
