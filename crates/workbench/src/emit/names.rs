//! Names and texts as Haskell writes them.

/// A text as a string literal of Haskell.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    let mut number = false;
    for c in text.chars() {
        if number && c.is_ascii_digit() {
            out.push_str("\\&");
        }
        number = false;
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            ' '..='~' => out.push(c),
            _ => {
                out.push_str(&format!("\\{}", u32::from(c)));
                number = true;
            }
        }
    }
    out + "\""
}

/// A name, in parentheses if it is an operator.
pub(super) fn word(name: &str) -> String {
    if name.starts_with(|c: char| c.is_alphanumeric() || c == '_') { name.into() } else { format!("({name})") }
}

/// Whether a name means something else in a file of tests, so that it must be qualified by its module.
pub fn reserved(name: &str) -> bool {
    [FRAMEWORKS, PRELUDE].iter().any(|names| names.split(' ').any(|other| other == name))
}

/// Whether every module has a name.
pub(super) fn in_prelude(name: &str) -> bool {
    PRELUDE.split_whitespace().any(|other| other == name)
}

/// What files of tests define or import.
const FRAMEWORKS: &str = "\
    main tests fails message testCase testGroup defaultMain assertBool assertFailure Assertion runTestTT Counts \
    Test TestList TestCase TestLabel errors failures cases tried describe hspec it shouldBe shouldSatisfy \
    expectationFailure Expectation @?= SomeException evaluate try isInfixOf exitFailure when holds shouldReturn";

/// What the Prelude exports.
const PRELUDE: &str = "\
    !! $ $! && * ** *> + ++ - . / /= < <$ <$> <* <*> <= <> =<< == > >= >> >>= ^ ^^ || Bool Bounded Char Double \
    EQ Either Enum Eq False FilePath Float Floating Foldable Fractional Functor GT IO IOError Int Integer \
    Integral Just LT Left Maybe Monad MonadFail Monoid Nothing Num Ord Ordering Rational Read ReadS Real \
    RealFloat RealFrac Right Semigroup Show ShowS String Traversable True Word abs acos acosh all and any \
    appendFile asTypeOf asin asinh atan atan2 atanh break ceiling compare concat concatMap const cos cosh curry \
    cycle decodeFloat div divMod drop dropWhile either elem encodeFloat enumFrom enumFromThen enumFromThenTo \
    enumFromTo error errorWithoutStackTrace even exp exponent fail filter flip floatDigits floatRadix floatRange \
    floor fmap foldMap foldl foldl1 foldr foldr1 fromEnum fromInteger fromIntegral fromRational fst gcd getChar \
    getContents getLine head id init interact ioError isDenormalized isIEEE isInfinite isNaN isNegativeZero \
    iterate last lcm length lex lines log logBase lookup map mapM mapM_ mappend max maxBound maximum maybe \
    mconcat mempty min minBound minimum mod negate not notElem null odd or otherwise pi pred print product \
    properFraction pure putChar putStr putStrLn quot quotRem read readFile readIO readList readLn readParen \
    reads readsPrec realToFrac recip rem repeat replicate return reverse round scaleFloat scanl scanl1 scanr \
    scanr1 seq sequence sequenceA sequence_ show showChar showList showParen showString shows showsPrec \
    significand signum sin sinh snd span splitAt sqrt subtract succ sum tail take takeWhile tan tanh toEnum \
    toInteger toRational traverse truncate uncurry undefined unlines until unwords unzip unzip3 userError words \
    writeFile zip zip3 zipWith zipWith3";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_literals() {
        assert_eq!(quoted("a\"b\\ \n é1"), "\"a\\\"b\\\\ \\n \\233\\&1\"");
        assert!(reserved("lookup") && reserved("it") && reserved("!!") && reserved("zipWith3"));
        assert!(!reserved("band") && !reserved(""));
    }
}
