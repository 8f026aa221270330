-- Zippers: a list zipper as a text buffer, a rose tree zipper as a file system walked by shell-like commands.
module Main where

import Data.List (intercalate, sortOn)
import Data.Maybe (fromMaybe)

-- List zipper / line editor --------------------------------------------------

data Buffer = Buffer { before :: String, after :: String }

instance Show Buffer where
  show (Buffer b a) = reverse b ++ "|" ++ a

type Edit = Buffer -> Buffer

left, right, home, end, backspace, deleteC, killWord, swapC :: Edit
left (Buffer (c:b) a) = Buffer b (c:a)
left z = z
right (Buffer b (c:a)) = Buffer (c:b) a
right z = z
home (Buffer b a) = Buffer "" (reverse b ++ a)
end (Buffer b a) = Buffer (reverse a ++ b) ""
backspace (Buffer b a) = Buffer (drop 1 b) a
deleteC (Buffer b a) = Buffer b (drop 1 a)
killWord (Buffer b a) = Buffer (dropWhile (/= ' ') (dropWhile (== ' ') b)) a
swapC (Buffer (x:y:b) a) = Buffer (y:x:b) a
swapC z = z

typed :: String -> Edit
typed s (Buffer b a) = Buffer (reverse s ++ b) a

times :: Int -> Edit -> Edit
times n e = foldr (.) id (replicate n e)

-- | Editing with undo: a zipper of buffers over time.
data Undo a = Undo [a] a [a]

perform :: (a -> a) -> Undo a -> Undo a
perform f (Undo past x _) = Undo (x : past) (f x) []

undo, redo :: Undo a -> Undo a
undo (Undo (p:ps) x fs) = Undo ps p (x : fs)
undo u = u
redo (Undo ps x (f:fs)) = Undo (x : ps) f fs
redo u = u

now :: Undo a -> a
now (Undo _ x _) = x

-- File system ----------------------------------------------------------------

data FS = File String Int | Dir String [FS]

name :: FS -> String
name (File n _) = n
name (Dir n _) = n

data Crumb = Crumb String [FS] [FS]
type Zipper = (FS, [Crumb])

up :: Zipper -> Maybe Zipper
up (x, Crumb n ls rs : bs) = Just (Dir n (ls ++ [x] ++ rs), bs)
up (_, []) = Nothing

top :: Zipper -> Zipper
top z = maybe z top (up z)

to :: String -> Zipper -> Maybe Zipper
to n (Dir d xs, bs) = case break ((== n) . name) xs of
  (ls, x : rs) -> Just (x, Crumb d ls rs : bs)
  _ -> Nothing
to _ _ = Nothing

rename :: String -> Zipper -> Zipper
rename n (File _ s, bs) = (File n s, bs)
rename n (Dir _ xs, bs) = (Dir n xs, bs)

add :: FS -> Zipper -> Maybe Zipper
add f (Dir d xs, bs) | name f `notElem` map name xs = Just (Dir d (sortOn name (f : xs)), bs)
add _ _ = Nothing

remove :: Zipper -> Maybe Zipper
remove (_, Crumb n ls rs : bs) = Just (Dir n (ls ++ rs), bs)
remove _ = Nothing

pwd :: Zipper -> String
pwd (x, bs) = intercalate "/" (reverse (name x : [ n | Crumb n _ _ <- bs ]))

du :: FS -> Int
du (File _ s) = s
du (Dir _ xs) = sum (map du xs)

tree :: FS -> [String]
tree f@(File n _) = [n ++ " " ++ show (du f)]
tree d@(Dir n xs) = (n ++ "/ " ++ show (du d)) : concatMap (map ("  " ++) . tree) xs

command :: Zipper -> String -> (Zipper, String)
command z s = case words s of
  ["cd", ".."] -> move "at the root" (up z)
  ["cd", "/"] -> (top z, "")
  ["cd", d] -> move ("no " ++ d) (to d z)
  ["pwd"] -> (z, pwd z)
  ["du"] -> (z, show (du (fst z)))
  ["tree"] -> (z, intercalate "\n" (tree (fst z)))
  ["mv", n] -> (rename n z, "")
  ["mkdir", d] -> move "exists" (add (Dir d []) z)
  ["touch", f, k] -> move "exists" (add (File f (read k)) z)
  ["rm"] -> move "cannot remove the root" (remove z)
  _ -> (z, "? " ++ s)
  where move msg = fromMaybe (z, msg) . fmap (\z' -> (z', ""))

main :: IO ()
main = do
  let steps = [ typed "hello wrold", times 3 left, swapC, end, typed "!", home, deleteC, typed "H", end, killWord, typed "there", left, backspace, times 50 right ]
  mapM_ print (scanl (\b e -> e b) (Buffer "" "") steps)
  let u = foldl (flip perform) (Undo [] (0 :: Int) []) [(+ 1), (* 10), subtract 3]
  print (map now [u, undo u, undo (undo u), redo (undo u), perform negate (undo u), redo (perform negate (undo u))])
  let root = Dir "root" [Dir "bin" [File "ls" 30, File "sh" 120], Dir "home" [Dir "ann" [File "notes" 7]], File "README" 3]
      script = [ "pwd", "cd home", "cd ann", "pwd", "touch todo 12", "touch notes 1", "cd bin", "cd ..", "mkdir bob", "mv houses", "pwd", "cd ..", "cd ..", "du", "cd bin", "cd sh", "rm", "cd /", "tree", "fly" ]
      run _ [] = return ()
      run z (c:cs) = do
        let (z', out) = command z c
        putStrLn ("$ " ++ c)
        if null out then return () else putStrLn out
        run z' cs
  run (root, []) script
