-- | Options on a command line.
module System.Console.GetOpt (getOpt, getOpt', usageInfo, ArgOrder (..), OptDescr (..), ArgDescr (..)) where

import Data.List (intercalate, isPrefixOf)

data ArgOrder a = RequireOrder | Permute | ReturnInOrder (String -> a)

data OptDescr a = Option [Char] [String] (ArgDescr a) String

data ArgDescr a = NoArg a | ReqArg (String -> a) String | OptArg (Maybe String -> a) String

instance Functor ArgOrder where
  fmap _ RequireOrder = RequireOrder
  fmap _ Permute = Permute
  fmap f (ReturnInOrder g) = ReturnInOrder (f . g)

instance Functor OptDescr where
  fmap f (Option shorts longs arg text) = Option shorts longs (fmap f arg) text

instance Functor ArgDescr where
  fmap f (NoArg x) = NoArg (f x)
  fmap f (ReqArg g name) = ReqArg (f . g) name
  fmap f (OptArg g name) = OptArg (f . g) name

-- | What an argument turns out to be.
data Kind a = Opt a | Unrecognized String | NonOpt String | EndOfOpts | Bad String

usageInfo :: String -> [OptDescr a] -> String
usageInfo header options = unlines (header : map line rows)
  where
    rows = concatMap describe options
    line (s, l, d) = "  " ++ pad (longest first) s ++ "  " ++ pad (longest second) l ++ "  " ++ d
    longest part = maximum (map (length . part) rows)
    first (s, _, _) = s
    second (_, l, _) = l
    pad n text = take n (text ++ repeat ' ')

describe :: OptDescr a -> [(String, String, String)]
describe (Option shorts longs arg text) = case lines text of
  [] -> [(short, long, "")]
  d : ds -> (short, long, d) : [("", "", more) | more <- ds]
  where
    short = intercalate ", " ['-' : c : after " " "[" | c <- shorts]
    long = intercalate ", " ["--" ++ name ++ after "=" "[=" | name <- longs]
    after given may = case arg of
      NoArg _ -> ""
      ReqArg _ name -> given ++ name
      OptArg _ name -> may ++ name ++ "]"

getOpt :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String])
getOpt order options args = (os, xs, errors ++ ["unrecognized option `" ++ u ++ "'\n" | u <- us])
  where
    (os, xs, us, errors) = getOpt' order options args

getOpt' :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String], [String])
getOpt' _ _ [] = ([], [], [], [])
getOpt' order options (arg : args) = case (kind, order) of
  (Opt o, _) -> (o : os, xs, us, es)
  (Unrecognized u, _) -> (os, xs, u : us, es)
  (Bad e, _) -> (os, xs, us, e : es)
  (NonOpt x, RequireOrder) -> ([], x : rest, [], [])
  (NonOpt x, Permute) -> (os, x : xs, us, es)
  (NonOpt x, ReturnInOrder f) -> (f x : os, xs, us, es)
  (EndOfOpts, ReturnInOrder f) -> (map f rest, [], [], [])
  (EndOfOpts, _) -> ([], rest, [], [])
  where
    (kind, rest) = next arg args options
    (os, xs, us, es) = getOpt' order options rest

next :: String -> [String] -> [OptDescr a] -> (Kind a, [String])
next "--" rest _ = (EndOfOpts, rest)
next ('-' : '-' : text) rest options = longOption text rest options
next ('-' : c : text) rest options = shortOption c text rest options
next text rest _ = (NonOpt text, rest)

longOption :: String -> [String] -> [OptDescr a] -> (Kind a, [String])
longOption text rest options = case [arg | Option _ _ arg _ <- found] of
  _ : _ : _ -> (ambiguous found shown, rest)
  [] -> (Unrecognized ("--" ++ text), rest)
  [NoArg x] -> (if null given then Opt x else Bad ("option `" ++ shown ++ "' doesn't allow an argument\n"), rest)
  [ReqArg f name] -> case (given, rest) of
    (_ : value, _) -> (Opt (f value), rest)
    ([], value : more) -> (Opt (f value), more)
    ([], []) -> (missing name shown, [])
  [OptArg f _] -> (Opt (f (if null given then Nothing else Just (drop 1 given))), rest)
  where
    (name0, given) = break (== '=') text
    shown = "--" ++ name0
    with p = [o | o@(Option _ longs _ _) <- options, any (p name0) longs]
    found = if null (with (==)) then with isPrefixOf else with (==)

shortOption :: Char -> String -> [String] -> [OptDescr a] -> (Kind a, [String])
shortOption c text rest options = case [arg | Option _ _ arg _ <- found] of
  _ : _ : _ -> (ambiguous found shown, rest)
  [] -> (Unrecognized shown, others)
  [NoArg x] -> (Opt x, others)
  [ReqArg f name] -> case (text, rest) of
    (_ : _, _) -> (Opt (f text), rest)
    ([], value : more) -> (Opt (f value), more)
    ([], []) -> (missing name shown, [])
  [OptArg f _] -> (Opt (f (if null text then Nothing else Just text)), rest)
  where
    found = [o | o@(Option shorts _ _ _) <- options, s <- shorts, s == c]
    shown = ['-', c]
    others = if null text then rest else ('-' : text) : rest

missing :: String -> String -> Kind a
missing name shown = Bad ("option `" ++ shown ++ "' requires an argument " ++ name ++ "\n")

ambiguous :: [OptDescr a] -> String -> Kind a
ambiguous options shown = Bad (usageInfo ("option `" ++ shown ++ "' is ambiguous; could be one of:") options)
