-- Text.Parsec.Perm, and the tokens of Haskell as Text.Parsec.Language has them.
import Text.Parsec
import Text.Parsec.Language (haskellDef)
import Text.Parsec.Perm
import qualified Text.Parsec.Token as Token

word' :: Char -> Parsec String () String
word' c = many1 (char c)

test :: String -> Either ParseError (String, String, Char)
test = parse (permute ((,,) <$$> word' 'a' <|?> ("none", word' 'b') <||> char 'c') <* eof) "input"

main :: IO ()
main = do
  print (parse (Token.stringLiteral (Token.makeTokenParser haskellDef)) "e" "\"a\\n\"")
  mapM_ (print . test) ["aabbc", "cbaa", "ca", "bca", "ab", "aac"]
  print (parse (permute ((,) <$?> (0, length <$> word' 'x') <|?> (1, length <$> word' 'y'))) "" "yyx")
