-- A log analyser with Data.Text: splitting, stripping, padding, replacing, reading numbers and folding.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import           Data.Text (Text)
import qualified Data.Map.Strict as Map
import           Data.Char (isDigit, isUpper)
import           Data.List (sortOn)
import           Data.Maybe (mapMaybe)
import           Data.String (IsString (..))

data Level = Debug | Info | Warning | Failure deriving (Eq, Ord, Show, Enum, Bounded)

data Entry = Entry
  { stamp  :: !Int          -- seconds since midnight
  , level  :: !Level
  , source :: !Text
  , body   :: !Text
  } deriving Show

newtype Tag = Tag Text deriving (Eq, Ord)
instance IsString Tag where fromString = Tag . T.toUpper . T.pack
instance Show Tag where show (Tag t) = '<' : T.unpack t ++ ">"

levelOf :: Text -> Maybe Level
levelOf t = Map.lookup (T.toLower t) names
  where names = Map.fromList [ ("debug", Debug), ("info", Info), ("warn", Warning), ("warning", Warning), ("error", Failure) ]

number :: Text -> Maybe Int
number t
  | T.null t || not (T.all isDigit t) = Nothing
  | otherwise = Just (T.foldl' (\n c -> n * 10 + fromEnum c - fromEnum '0') 0 t)

clock :: Text -> Maybe Int
clock t = case map number (T.splitOn ":" t) of
  [Just h, Just m, Just s] | h < 24, m < 60, s < 60 -> Just (h * 3600 + m * 60 + s)
  _ -> Nothing

parseLine :: Text -> Either Text Entry
parseLine l = case T.words l of
  (c : lv : rest) -> do
    t <- note ("bad time " <> c) (clock c)
    v <- note ("bad level " <> lv) (levelOf (T.dropAround (`elem` ("[]" :: String)) lv))
    let (src, b) = T.breakOn ":" (T.unwords rest)
    if T.null b then Left "no message" else Right (Entry t v (T.strip src) (T.strip (T.drop 1 b)))
  _ -> Left "short line"
  where note e = maybe (Left e) Right

redact :: Text -> Text
redact = T.unwords . map hide . T.words
  where
    hide w | "pass=" `T.isPrefixOf` w = "pass=" <> T.replicate (T.length w - 5) "*"
           | "@" `T.isInfixOf` w, (u, d) <- T.breakOn "@" w = T.take 1 u <> "..." <> d
           | otherwise = w

table :: [[Text]] -> Text
table rows = T.intercalate "\n" (map line rows)
  where
    widths = foldr (zipWith max . map T.length) (repeat 0) rows
    line cells = T.stripEnd (T.intercalate "  " (zipWith3 cell [0 :: Int ..] widths cells))
    cell 0 w t = T.justifyLeft w '.' t
    cell _ w t = T.justifyRight w ' ' t

tshow :: Show a => a -> Text
tshow = T.pack . show

logText :: Text
logText = T.unlines
  [ "08:00:01 [INFO] boot: system up"
  , "08:00:05 [debug] disk: mounted volume a1 in 35 ms"
  , "08:01:10 [WARN] auth: login failed for ann@example.org pass=hunter2"
  , "08:01:59 [ERROR] disk:  read error at block 77, retry 1  "
  , "25:00:00 [INFO] boot: impossible"
  , "08:02:00 [LOUD] boot: what"
  , ""
  , "08:02:03 [info] auth: login ok for ann@example.org"
  , "09:15:00 [ERROR] net: timeout after 3000 ms"
  , "09:15:30 [warning] net no colon"
  , "09:16:00 [INFO] net: recovered; lost 12 packets, 3 sessions"
  ]

main :: IO ()
main = do
  let parsed = map (\l -> (l, parseLine l)) (T.lines logText)
      good = [ e | (_, Right e) <- parsed ]
  mapM_ (\(l, e) -> either (\m -> TIO.putStrLn ("skip " <> tshow l <> ": " <> m)) (const (return ())) e) parsed
  TIO.putStrLn (table (["source", "entries", "worst"] :
    [ [s, tshow n, tshow w] | (s, (n, w)) <- Map.toList (Map.fromListWith (\(a, x) (b, y) -> (a + b, max x y)) [ (source e, (1 :: Int, level e)) | e <- good ]) ]))
  mapM_ (TIO.putStrLn . redact . body) (filter ((== "auth") . source) good)
  print (mapMaybe number (concatMap (T.split (not . isDigit) . body) good))
  print (zipWith (\a b -> stamp b - stamp a) good (tail good))
  print [ (l, length (filter ((== l) . level) good)) | l <- [minBound ..] ]
  TIO.putStrLn (T.replace "login" "LOGIN" (T.intercalate " | " (sortOn T.length (map body good))))
  print (T.chunksOf 4 "abcdefghij", T.zip "abc" "xy", T.center 9 '*' "mid", T.partition isUpper "aBcDe")
  print (["boot" :: Tag, "net"], T.breakOnEnd "/" "a/b/c.txt", T.stripPrefix "foo" "foobar", T.stripSuffix "x" "foobar")
  print (T.transpose ["abc", "de"], T.mapAccumL (\n c -> (n + 1, succ c)) (0 :: Int) "HAL", T.index "hello" 1, T.count "an" "banana")
  print (T.words " two  words ", T.inits "ab", T.tails "ab", T.group "aabccc", T.isSuffixOf "lo" "hello", T.reverse "stressed", T.findIndex (== 'c') "abc", T.unsnoc "xyz")
