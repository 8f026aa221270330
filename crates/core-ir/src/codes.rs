//! The codes of every diagnostic about Core, each with a paragraph for `snell explain`.

use snell_source::Code;

macro_rules! codes {
    ($($name:ident $number:literal $text:literal;)*) => {
        $(pub(crate) const $name: Code = Code($number);)*

        /// Every code of this crate, in order.
        pub const CODES: &[Code] = &[$(Code($number)),*];

        /// What a code means and what to do about it; none for a code of another crate.
        pub fn explain(code: Code) -> Option<&'static str> {
            match code.0 { $($number => Some($text),)* _ => None }
        }
    };
}

codes! {
    BAD_CHARACTER 101 "A character that starts no word of Core. Names that are not plain ASCII identifiers, such as \
        operators, qualified names and names with accents, are written in backticks: `+`, `Data.Map.insert`. A quoted \
        constructor or type has an @ before it: @`:`.";
    UNCLOSED 102 "A string, a character, a name in backticks or a block comment is not closed. Strings, characters \
        and names end on the line they start on (write \\n for a line break); block comments nest, so each {- needs \
        its own -}.";
    BAD_ESCAPE 103 "A backslash in a string, character or quoted name is followed by something that is no escape. The \
        escapes are \\n \\t \\r \\0 \\\\ \\' \\\" \\` and \\u{hex digits} for any Unicode scalar value.";
    BAD_NUMBER 104 "A number that no literal can hold. An Int must lie between -9223372036854775808 and \
        9223372036854775807; write an n after the digits for an unbounded Integer, as in 9223372036854775808n. A \
        character literal holds exactly one character.";
    SYNTAX 105 "The text does not follow the grammar of Core at this place; the message says what could have stood \
        there. Reading goes on after the next item boundary, a `;` at the end of a definition, so that other mistakes \
        are reported in the same run.";
    TOO_DEEP 106 "A type is nested more deeply than any real program needs (hundreds of levels). Expressions may be \
        nested without a limit; types may not.";
    TOO_LARGE 107 "The file is larger than what is read as Core. Split it into several files: later ones see the \
        definitions of earlier ones.";
    TOO_MANY 108 "So many mistakes were found that reading stopped; the first ones are probably the cause of the \
        others. Is this really a Core file?";
    NO_EXPRESSIONS 109 "An expression was given with -e, but programs of this language have none that stand alone. Name \
        a definition of the program instead: snell run FILE NAME.";
    UNKNOWN_NAME 110 "A variable that is neither bound locally nor defined at top level. Variables start with a small \
        letter or an underscore; a name in backticks without @ is a variable too.";
    UNKNOWN_CON 111 "A constructor that no data declaration mentions. False, True, Unit, Nil, Cons, Raised and Failed \
        are built in.";
    UNKNOWN_PRIM 112 "A word with a dot names a primitive, and there is none of this name. The table of primitives is \
        in docs/core.md. To refer to a definition whose name has a dot, write the name in backticks.";
    UNKNOWN_TYPE 113 "A type that is neither built in (Int, Integer, Double, Char, String, Any, Cell, Array, Bool, \
        Unit, List, Caught) nor declared with data.";
    UNKNOWN_TYPE_VAR 114 "A type variable in a data declaration must be a parameter of that declaration: in \
        `data Box a = Box a` the field may mention `a` only.";
    DUPLICATE 115 "Two definitions, data types or constructors have the same name. Constructors of different data \
        types share one name space.";
    DUPLICATE_VAR 116 "One name is bound twice by the same parameter list, pattern or let group, so that a use of it \
        would be ambiguous. Use _ for what is not needed.";
    LONELY_SIGNATURE 117 "A signature `f : type;` needs a definition `f .. = ..;` in the same program.";
    DUPLICATE_SIGNATURE 118 "A definition has two signatures. Remove one.";
    CON_ARITY 120 "A constructor is applied to more or fewer arguments than it has fields. Alone, without any \
        argument, it may stand for a function; otherwise it must be applied to all of its fields.";
    PRIM_ARITY 121 "A primitive is applied to more or fewer arguments than it takes. Alone, without any argument, it \
        may stand for a function; otherwise it must be applied to all of its arguments.";
    PATTERN_ARITY 122 "A constructor pattern binds each field of the constructor, no more and no fewer. Write _ for \
        fields that are not needed.";
    TYPE_ARITY 123 "A type is applied to more or fewer arguments than it has parameters.";
    SIGNATURE_ARITY 124 "The signature of a function has fewer arrows than the definition has parameters. A function \
        that returns a function may have more arrows than parameters, never fewer, unless its result is Any.";
    DUPLICATE_ALT 130 "Two alternatives of one case match the same constructor or literal; the second could never be \
        taken.";
    MIXED_ALTS 131 "The alternatives of one case must all be constructors of one data type, or literals of one type: \
        one value is looked at.";
    AFTER_DEFAULT 132 "The default alternative `_ -> e` matches everything, so it must be the last one.";
    NAN_PATTERN 133 "NaN equals nothing, not even itself, so that a NaN pattern could never match. Test with \
        double.is-nan instead.";
    BAD_RHS 140 "What a let binding allocates is written out: a function `\\x -> e`, a suspended computation \
        `thunk e`, or a constructor `K a..`. To evaluate something first, use `case e of x { _ -> .. }`.";
    BAD_THUNK 141 "`thunk e` says how something is allocated, so it stands on the right of a let binding or, in \
        parentheses, as an argument. To evaluate e now, just write e.";
    OUT_OF_RANGE 150 "Something refers to an entry that its table does not have: the front end or tool that built this \
        Core program is wrong.";
    BOUND_TWICE 151 "A local variable is bound at two places. Variables may share a name, never an id: the front end \
        or tool that built this Core program is wrong.";
    NOT_IN_SCOPE 152 "A local variable is used where nothing binds it: the front end or tool that built this Core \
        program is wrong.";
    SHARED 153 "An expression is used at two places, or inside itself. Expressions are trees: the front end or tool \
        that built this Core program is wrong.";
    EMPTY 154 "A lambda without parameters, a call without arguments or a let without bindings: the front end or tool \
        that built this Core program is wrong.";
    INCONSISTENT 155 "The tables of this Core program contradict each other (a constructor that its type does not \
        list, an expression without a span, a changed built-in type): the front end or tool that built it is wrong.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained_once() {
        for (index, &code) in CODES.iter().enumerate() {
            assert!(explain(code).is_some_and(|text| text.len() > 40));
            assert!(!CODES[..index].contains(&code), "{code} twice");
        }
        assert_eq!(explain(Code(9999)), None);
    }
}
