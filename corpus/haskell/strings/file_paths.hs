-- System.FilePath: paths are put together and taken apart without looking at files.
import System.FilePath

paths :: [FilePath]
paths = ["", "a", "a.txt", "/a/b.c", "a/b/", "a/b/c.tar.gz", "/", "//a", ".hidden", "a/.hidden", "a.b/c", "./a/./b", "a//b", "..", "x/."]

main :: IO ()
main = do
  mapM_ (\p -> print (p, splitExtension p, splitFileName p, takeDirectory p, takeBaseName p)) paths
  mapM_ (\p -> print (splitPath p, splitDirectories p, normalise p)) paths
  mapM_ (\p -> print (isAbsolute p, hasExtension p, takeExtensions p, dropTrailingPathSeparator p, addTrailingPathSeparator p)) paths
  print ["a" </> "b", "a/" </> "b", "a" </> "/b", "" </> "b", "a" </> ""]
  print ["a" <.> "txt", "a" <.> ".txt", "a.c" -<.> "o", replaceExtension "a/b" "c", replaceFileName "a/b.c" "d", replaceBaseName "a/b.c" "d"]
  print (joinPath ["a", "b/", "c"], joinPath ["/", "x"], "txt" `isExtensionOf` "a.txt", replaceDirectory "a/b" "c")
