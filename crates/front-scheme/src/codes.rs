//! The codes of every diagnostic of this front end, each with a title and a paragraph for `snell explain`.

use snell_source::Code;

macro_rules! codes {
    ($($name:ident $number:literal $title:literal $text:literal;)*) => {
        $(pub(crate) const $name: Code = Code($number);)*

        /// Every code, in order: number, title, explanation.
        pub const CODES: &[(Code, &str, &str)] = &[$((Code($number), $title, $text)),*];
    };
}

codes! {
    UNCLOSED 1301 "a parenthesis without its end" "The file ends before a list, a vector or a quotation does. The place \
        is that of the opening parenthesis which has no partner. The indentation of the lines after it often shows where \
        the closing one belongs.";
    UNOPENED 1302 "a closing parenthesis too many" "A closing parenthesis or bracket has no opening one, or one of the \
        other shape: ( is closed by ), [ by ].";
    BAD_TOKEN 1303 "text that is no datum" "This is neither a number, a symbol, a string, a character nor a parenthesis \
        of Scheme. Characters are written #\\a, #\\space or #\\x41; booleans #t, #f, #true, #false.";
    UNCLOSED_STRING 1304 "a string or comment without its end" "A string ends with a double quote, a symbol in bars with \
        a bar, a block comment with |#. Block comments nest: each #| inside needs its own |#.";
    BAD_ESCAPE 1305 "an unknown escape" "The escapes of a string are \\a \\b \\t \\n \\r \\\" \\\\ \\| and \\x41; for a \
        character by its number, ended by a semicolon. A backslash at the end of a line joins it with the next.";
    BAD_DOT 1306 "a dot out of place" "A dot stands before the last element of a list: (a b . c). Something precedes it \
        and exactly one datum follows.";
    TOO_DEEP 1307 "nesting beyond the limit" "Parentheses are nested in each other more than a thousand levels deep, more than \
        any program written by people needs. Long lists are fine.";
    BAD_FORM 1308 "a form that is not written as it should be" "A special form (if, let, lambda, define and so on) does \
        not have the parts that it must have. The message says what is expected.";
    UNBOUND 1309 "a name that nothing defines" "The variable is bound neither by the program nor by the libraries. If \
        control reaches this place, the program fails there. Check the spelling; a procedure of a dialect that is not \
        supported has to be defined in the program itself.";
    NO_RULE 1310 "no rule of a macro matches" "The use of a macro that is defined with syntax-rules fits none of its \
        patterns.";
    BAD_RULES 1311 "a macro that can't be used" "A macro is defined with (syntax-rules (literal ...) (pattern template) \
        ...). In a template, a variable must be followed by as many ellipses as in the pattern.";
    ENDLESS_MACRO 1312 "a macro without end" "Expanding the macro gives a use of a macro again and again, without an end \
        in sight.";
    ARITY 1313 "a wrong number of arguments" "The procedure that is called here is known, and takes another number of \
        arguments. If control reaches this place, the program fails there.";
    UNSUPPORTED 1314 "a feature that is not supported" "The program uses a form or a library that this front end does not \
        know. docs/scheme.md lists what there is.";
    TWICE 1315 "a name bound twice" "A parameter or a variable of one form occurs twice, so that it is not clear which \
        one is meant.";
    SYNTAX_AS_VALUE 1316 "a keyword where a value is needed" "The name belongs to a special form or a macro, which is not \
        a value: it can only stand first in a form.";
    BAD_DEFINITION 1317 "a definition out of place" "Definitions stand at the top of a program and at the beginning of a \
        body, where an expression is not needed.";
    DISCARDED 1318 "a text in another language" "The file begins with a #lang line that names a language which is not \
        Scheme.";
}
