-- | Folders and files by their names.
module System.Directory
  ( createDirectory, createDirectoryIfMissing, removeDirectory, removeDirectoryRecursive, removePathForcibly
  , renameDirectory, renameFile, renamePath, copyFile, removeFile, listDirectory, getDirectoryContents
  , getCurrentDirectory, setCurrentDirectory, withCurrentDirectory, getHomeDirectory, getTemporaryDirectory
  , doesFileExist, doesDirectoryExist, doesPathExist, getFileSize, makeAbsolute, canonicalizePath, findExecutable
  , getModificationTime
  ) where

import Control.Exception (finally)
import Data.Time.Clock (UTCTime)
import Data.Time.Clock.POSIX (posixSecondsToUTCTime)
import Snell.World
import System.Environment (lookupEnv)
import System.FilePath (isAbsolute, normalise, (</>))

does :: String -> String -> FilePath -> IO ()
does who what path = ask who what path >> return ()

createDirectory, removeDirectory, removeDirectoryRecursive, removePathForcibly, removeFile, setCurrentDirectory
  :: FilePath -> IO ()
createDirectory = does "createDirectory" "make-directory"
removeDirectory = does "removeDirectory" "remove-directory"
removeDirectoryRecursive = does "removeDirectoryRecursive" "remove-all"
removePathForcibly path = askMaybe "remove-all" path >> return ()
removeFile = does "removeLink" "remove-file"
setCurrentDirectory = does "setCurrentDirectory" "enter"

createDirectoryIfMissing :: Bool -> FilePath -> IO ()
createDirectoryIfMissing True path = does "createDirectory" "make-directories" path
createDirectoryIfMissing False path =
  doesDirectoryExist path >>= \there -> if there then return () else createDirectory path

renameDirectory, renameFile, renamePath, copyFile :: FilePath -> FilePath -> IO ()
renameDirectory from to = does "renameDirectory" "rename" (from ++ "\0" ++ to)
renameFile from to = does "renameFile" "rename" (from ++ "\0" ++ to)
renamePath from to = does "renamePath" "rename" (from ++ "\0" ++ to)
copyFile from to = does "copyFile" "copy" (from ++ "\0" ++ to)

listDirectory, getDirectoryContents :: FilePath -> IO [FilePath]
listDirectory path = fmap parts (ask "getDirectoryContents:openDirStream" "list" path)
getDirectoryContents path = fmap (\names -> "." : ".." : names) (listDirectory path)

getCurrentDirectory, getHomeDirectory, getTemporaryDirectory :: IO FilePath
getCurrentDirectory = ask "getCurrentDirectory" "current" ""
getHomeDirectory = lookupEnv "HOME" >>= maybe (return "/") return
getTemporaryDirectory = ask "getTemporaryDirectory" "temporary" ""

withCurrentDirectory :: FilePath -> IO a -> IO a
withCurrentDirectory path act = do
  before <- getCurrentDirectory
  setCurrentDirectory path
  act `finally` setCurrentDirectory before

doesFileExist, doesDirectoryExist, doesPathExist :: FilePath -> IO Bool
doesFileExist path = fmap (== Just "file") (askMaybe "kind" path)
doesDirectoryExist path = fmap (== Just "directory") (askMaybe "kind" path)
doesPathExist path = fmap (\kind -> kind `elem` [Just "file", Just "directory"]) (askMaybe "kind" path)

getFileSize :: FilePath -> IO Integer
getFileSize path = fmap read (ask "getFileSize" "size" path)

getModificationTime :: FilePath -> IO UTCTime
getModificationTime path =
  fmap (\text -> posixSecondsToUTCTime (fromRational (toRational (read text :: Integer) / 1000000000)))
    (ask "getModificationTime" "changed" path)

makeAbsolute, canonicalizePath :: FilePath -> IO FilePath
makeAbsolute path
  | isAbsolute path = return (normalise path)
  | otherwise = fmap (\folder -> normalise (folder </> path)) getCurrentDirectory
canonicalizePath path = askMaybe "whole" path >>= maybe (makeAbsolute path) return

findExecutable :: String -> IO (Maybe FilePath)
findExecutable = askMaybe "executable"
