-- System.Console.GetOpt: all kinds of options and orders, errors, the table of options.
import System.Console.GetOpt

data Flag = Verbose | Version | Input String | Output (Maybe String) | LibDir String | Arg String
  deriving (Show, Eq)

options :: [OptDescr Flag]
options =
  [ Option "v" ["verbose"] (NoArg Verbose) "chatty output\non stderr"
  , Option "V?" ["version", "about"] (NoArg Version) "show version number"
  , Option "o" ["output"] (OptArg Output "FILE") "output FILE"
  , Option "c" [] (ReqArg Input "FILE") ""
  , Option "" ["libdir", "library"] (ReqArg LibDir "DIR") "library directory"
  ]

try :: ArgOrder Flag -> [String] -> IO ()
try order args = do
  let (flags, rest, errors) = getOpt order options args
  print (flags, rest)
  mapM_ putStr errors

main :: IO ()
main = do
  putStr (usageInfo "Usage: prog" options)
  try Permute ["-v", "file", "--output=x", "-ofoo", "-o", "bar"]
  try RequireOrder ["-v", "file", "--output=x"]
  try (ReturnInOrder Arg) ["a", "-vV", "b", "--", "-c", "d"]
  try Permute ["--verb", "--ver", "--lib=/x", "--libdir", "/y", "--libr"]
  try Permute ["-c", "in", "-cin2", "-x", "-vxV", "--verbose=3", "--nope=1", "-c"]
  try Permute ["--", "-v"]
  try Permute ["-", "--out"]
  let (_, _, unknown, _) = getOpt' Permute options ["--what", "-z", "-v"]
  print unknown
  print (map (\(Option s l _ _) -> (s, l)) (fmap (fmap (== Verbose)) options))
