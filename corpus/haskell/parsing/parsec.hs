-- Parsec: results, positions and messages of expressions, tokens and combinators.
import Text.Parsec
import Text.Parsec.String (Parser)
import Text.Parsec.Expr
import qualified Text.Parsec.Token as T
import Text.Parsec.Language (haskellDef, emptyDef, javaStyle)

data E = N Integer | V String | B Char E E | Neg E | Call String [E] | Str String deriving (Show, Eq)

lexer :: T.TokenParser ()
lexer = T.makeTokenParser javaStyle { T.reservedNames = ["let","in"], T.reservedOpNames = ["+","*","-","/","^"] }

expr :: Parser E
expr = buildExpressionParser table term <?> "expression"
 where
  table = [ [Prefix (Neg <$ T.reservedOp lexer "-")]
          , [bin '^' AssocRight], [bin '*' AssocLeft, bin '/' AssocLeft], [bin '+' AssocLeft, bin '-' AssocLeft]
          , [bin '=' AssocNone] ]
  bin c a = Infix (B c <$ T.reservedOp lexer [c]) a

term :: Parser E
term = T.parens lexer expr
   <|> N <$> T.natural lexer
   <|> Str <$> T.stringLiteral lexer
   <|> try (Call <$> T.identifier lexer <*> T.parens lexer (T.commaSep lexer expr))
   <|> V <$> T.identifier lexer

csv :: Parser [[String]]
csv = line `endBy` newline where
  line = cell `sepBy` char ','
  cell = quoted <|> many (noneOf ",\n\"")
  quoted = between (char '"') (char '"') (many (noneOf "\"" <|> try (string "\"\"" >> return '"')))

counted :: Parsec String Int Int
counted = do { skipMany (char 'a' >> modifyState (+1)); eof; getState }

main :: IO ()
main = do
  let t s = case parse (T.whiteSpace lexer *> expr <* eof) "test" s of
        Left e -> putStrLn ("error: " ++ show e)
        Right x -> print x
  mapM_ t ["1+2*3", "2^3^4", "-x*(y+1)", "f(1,2, g(x))", "1 +", "1 = 2 = 3", "(1+2", "let", "\"abc\\n\\x41\\&d\" + 2", "1 /* c /* d */ */ + 2 // e", "0x1F + 0o17", "", "1 2", "f(,)", "@", "1 = 2 + ", "a b", "\"abc"]
  print (parse csv "in" "a,b,c\n1,\"x\"\"y\",3\n")
  print (parse csv "in" "a,b,c\n1,\"x\"\"y")
  print (runParser counted 0 "" "aaaa")
  print (runParser counted 0 "" "aaab")
  parseTest (many1 digit) "123a"
  parseTest (many1 digit) "a"
  parseTest (string "hello" <|> string "help") "help"
  parseTest (try (string "hello") <|> string "help") "help"
  parseTest (choice [string "x", string "y", char 'z' >> return "z"]) "w"
  parseTest (manyTill anyChar (try (string "-->"))) "abc --> d"
  parseTest (notFollowedBy digit >> anyChar) "1"
  parseTest (sepEndBy1 (many1 letter) (char ';')) "a;bc;d;"
  parseTest (count 3 digit) "12"
  parseTest (chainl1 (read <$> many1 digit) ((-) <$ char '-')) "10-3-2"
  parseTest (lookAhead (string "ab") >> many anyChar) "abc"
  parseTest ((letter <?> "first") >> (digit <?> "second")) "ab"
  parseTest (fail "no way" :: Parser ()) "x"
  parseTest (unexpected "thing" :: Parser ()) "x"
  parseTest (spaces >> tab >> upper) "  \n a"
  parseTest (getPosition <* eof) ""
  parseTest (many (oneOf "ab\n\t") >> getPosition) "ab\nab\ta"
  print (parse (T.float lexer) "" "1.5e3", parse (T.naturalOrFloat lexer) "" "12", parse (T.naturalOrFloat lexer) "" "0.5", parse (T.integer lexer) "" "-5")
  print (parse (T.reserved lexer "in") "" "inx", parse (T.identifier lexer) "" "LET")
  parseTest (option 'x' (char 'y') >> endOfLine) "z"
