//! The codes of every diagnostic of the parser, each with a title and a paragraph for `snell explain`.

use snell_source::Code;

macro_rules! codes {
    ($($name:ident $number:literal $title:literal $text:literal;)*) => {
        $(pub(super) const $name: Code = Code($number);)*

        /// Every code of the parser, in order: number, title, explanation.
        pub const CODES: &[(Code, &str, &str)] = &[$((Code($number), $title, $text)),*];
    };
}

codes! {
    SYNTAX 1001 "syntax error" "The text does not follow the grammar of Haskell at this place; the message says what \
        was found and what could have stood there. Reading goes on with the next declaration, so that other mistakes \
        are reported in the same run.";
    BAD_CHARACTER 1002 "a character that starts nothing" "This character can't start a word of Haskell. It may have \
        been pasted from a formatted text: typographic quotes, non-breaking spaces and long dashes look like their \
        plain counterparts but are other characters.";
    UNCLOSED_STRING 1003 "a string without its end" "A string literal ends on the line it starts on, with a double \
        quote. A double quote inside is written \\\", a line break \\n; to go on in the next line, end the line with a \
        backslash and start the next one with a backslash.";
    UNCLOSED_CHAR 1004 "a broken character literal" "A character literal holds exactly one character between single \
        quotes, such as 'a', '\\n' or '\\''. Text of several characters is a string and stands in double quotes.";
    UNCLOSED_COMMENT 1005 "a comment without its end" "A block comment starts with {- and ends with -}. Block comments \
        nest: each {- inside needs its own -}.";
    BAD_ESCAPE 1006 "an unknown escape" "A backslash in a string or character is followed by something that is no \
        escape. The escapes are \\a \\b \\f \\n \\r \\t \\v \\\\ \\\" \\' \\& and control characters \\^A, ASCII names such as \
        \\NUL and \\ESC, and character numbers \\1234, \\x1F4A9, \\o17 up to 1114111. A backslash is written \\\\.";
    BAD_NUMBER 1007 "a number that can't be read" "The digits do not fit the base of the number (0x is followed by \
        hexadecimal, 0o by octal, 0b by binary digits), or the number has more digits or a larger exponent than any \
        program needs.";
    UNCLOSED_BRACKET 1008 "brackets that do not match" "An opening bracket without its closing one, or the other way \
        round. A line that is indented as little as the declaration (or statement) itself starts a new one, and then \
        the brackets of the old one must be closed.";
    LAYOUT 1009 "indentation that does not fit" "The lines of a block (after where, let, do, of) all start in the same \
        column. A line that starts further right continues the line before; one that starts further left ends the \
        block. Tabs go to the next multiple of eight columns.";
    MISSING_EQUALS 1010 "a definition without `=`" "A definition is a left-hand side (a function and its parameters, \
        or a pattern), then `=` and an expression, or guards `| condition = expression`. Only declarations can stand \
        at the top of a module: statements belong into a do block, such as that of main.";
    IF_PARTS 1011 "an `if` without `then` or `else`" "`if` is an expression: it always has both branches, \
        `if condition then a else b`. In a do block, `when condition action` (from Control.Monad) does without the \
        second one.";
    ARROW_OUTSIDE_DO 1012 "`<-` outside of a do block" "`pattern <- expression` is a statement of a do block, a part \
        of a list comprehension, or a guard. Elsewhere a name is given to a value with `let name = value`.";
    EQUALS_IN_EXPRESSION 1013 "`=` in an expression" "`=` defines something; equality is tested with `==`. In a do \
        block a definition needs `let` before it: `let x = 1`.";
    RESERVED_WORD 1014 "a reserved word as a name" "case, class, data, default, deriving, do, else, foreign, if, \
        import, in, infix, infixl, infixr, instance, let, module, newtype, of, then, type, where and _ are part of the \
        language and can't be names. Adding a prime (type') or another word is the usual way out.";
    CAPITAL 1015 "a capital letter where a small one is needed" "Functions, variables and type variables start with \
        a small letter or an underscore; modules, types, classes and constructors with a capital letter.";
    LAST_STATEMENT 1016 "a do block that does not end with an expression" "The value of a do block is that of its last \
        statement, so that it must be an expression: neither a `let` nor `pattern <- expression`. An empty do block \
        has no value at all.";
    TOO_DEEP 1017 "nesting beyond the limit" "Expressions, patterns or types are nested in each other several hundred \
        levels deep, more than any program written by people needs. Long lists, chains of operators, and blocks of \
        any length are fine.";
    TOO_MANY 1018 "too many mistakes" "So many mistakes were found that the rest of the file was not read. The first \
        ones are probably the cause of the others. Is this a Haskell file?";
    BAD_PATTERN 1019 "not a pattern" "A pattern is made of variables, constructors applied to patterns, constants, \
        tuples and lists of patterns, `_`, `name@pattern`, `!pattern` and `~pattern`. Function calls are not patterns; \
        a condition can be written as a guard, `f x | condition = ..`.";
    BAD_TYPE 1020 "not a type" "A type is made of type variables, type constructors applied to types, functions \
        `a -> b`, lists `[a]`, tuples `(a, b)`, and may start with `forall a.` and a context `C a =>`.";
    BAD_HEAD 1021 "the head of a declaration can't be read" "The head of a data type, type synonym or class is its \
        name with type variables as parameters; that of an instance is a class applied to types.";
    PREPROCESSOR 1022 "a line for the C preprocessor" "With the CPP extension, conditions (#if, #ifdef, #ifndef, #elif, \
        #else, #endif), flags, constants and macros (#define, #undef) are understood; each #if needs its #endif. #include is \
        not: such lines are left out.";
    LITERATE 1023 "a literate file" "In a literate file (.lhs) the program is what stands in lines that start with `>`, \
        or between \\begin{code} and \\end{code}, each on a line of its own. There must be some code.";
    TABS 1024 "tabs and spaces mixed" "Two lines of one block are indented with tabs in one and spaces in the other. \
        They are compared as if tabs went to the next multiple of eight columns, which an editor may show differently. \
        Spaces only are always what they seem.";
    TOO_LARGE 1025 "a file that is too large" "Places in a file are kept as 32-bit numbers, so that a file must be \
        smaller than 4 GiB.";
    EMPTY_OPERAND 1026 "an operator without its operand" "An operator stands between two expressions. If it is the \
        last thing of a line, the next line must be indented further than the start of the declaration or statement. \
        An operator alone is a function if it stands in parentheses: (+), and with one operand: (+ 1).";
    AS_PATTERN 1027 "a pattern where an expression is needed" "`name@pattern`, `~pattern` and `!pattern` are patterns, \
        and an expression is needed here. An operator that looks like one of them needs spaces on both sides: `a ! i`. \
        A type argument `f @Type` has a space before the `@` and none after it.";
    FIXITY 1028 "a fixity declaration that can't be read" "A fixity declaration is infixl, infixr or infix, then a \
        number from 0 to 9 (9 if left out), then operators separated by commas; names stand in backticks: \
        infixl 6 `plus`.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained_once() {
        for (index, (code, title, text)) in CODES.iter().enumerate() {
            assert!((1001..1100).contains(&code.0) && title.len() > 8 && text.len() > 80, "{code}");
            assert!(CODES[..index].iter().all(|(other, ..)| other != code), "{code} twice");
        }
    }
}
