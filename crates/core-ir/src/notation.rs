//! How a language writes values, for people who know that language.

use crate::Literal;

/// What a language answers so that values are shown in its own syntax. Core's own needs no answers.
pub trait Notation: Sync {
    /// A number, a character or a text. A number with a sign is put in parentheses where one word is wanted.
    fn literal(&self, literal: &Literal) -> String;

    /// How a constructor is written that has this name in Core, and so many fields.
    fn constructor(&self, name: &str, fields: usize) -> Form;

    /// The name of a definition, where it is applied.
    fn definition(&self, name: &str) -> String;

    /// What an exception that nobody handles says, by the name of its type and its text. Of a text that is `cut`, only the
    /// beginning is known.
    fn raised(&self, kind: &str, text: &str, cut: bool) -> String;

    /// Whether a constructor of this name is what failures raise: its fields are who complains, what about, and a list of
    /// the values that are wrong.
    fn is_complaint(&self, _name: &str) -> bool {
        false
    }

    /// A condition on unknown numbers, from its infix form.
    fn condition(&self, infix: String) -> String {
        infix
    }

    /// Conditions that all hold; fewer, if the language puts them together.
    fn all(&self, conditions: Vec<String>) -> Vec<String> {
        conditions
    }

    /// The condition that at least one of these pairs differs.
    fn differ(&self, pairs: Vec<[String; 2]>) -> String {
        pairs.iter().map(|pair| pair.join(" /= ")).collect::<Vec<_>>().join(" || ")
    }

    /// A value that stands where an expression does, by its text: Scheme quotes lists and symbols.
    fn input(&self, text: String) -> String {
        text
    }

    /// A procedure of so many parameters, or of a list of its arguments if there is no number, as an expression. The first
    /// row whose keys are the arguments says the result; there is a key for each parameter, or none where any value will do.
    fn procedure(&self, _params: Option<usize>, _rows: Vec<Row>, _other: String) -> String {
        "<function>".into()
    }

    /// An expression that gives a structure, if parts of it are expressions themselves and no data: by the form of its
    /// constructor, the parts, and what follows them if that is no proper end.
    fn structure(&self, _form: &Form, _parts: Vec<String>, _end: Option<String>) -> Option<String> {
        None
    }

    /// Some value, where any will do.
    fn anything(&self) -> &'static str {
        "_"
    }

    /// Whether a call is written in parentheses, as in `(f 1)`.
    fn encloses_calls(&self) -> bool {
        false
    }

    /// How functions are written that are given by tables.
    fn tables(&self) -> Tables {
        Tables::default()
    }
}

/// Arguments of a procedure, and the result for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The arguments as expressions; none stands for all.
    pub keys: Vec<Option<String>>,
    /// The result, an expression.
    pub result: String,
}

/// The parts of a function that is given by a table: `\x -> case x of { 0 -> 1; _ -> 2 }`.
#[derive(Clone, Copy, Debug)]
pub struct Tables {
    /// Before and after the result of a function that is the same everywhere.
    pub constant: [&'static str; 2],
    /// Before the parameter, between the parameter and its use, and after it.
    pub head: [&'static str; 3],
    /// Before the argument of an entry, between it and the result, and after that.
    pub entry: [&'static str; 3],
    /// Before and after the result for all other arguments.
    pub other: [&'static str; 2],
}

impl Default for Tables {
    fn default() -> Self {
        Tables {
            constant: ["\\_ -> ", ""],
            head: ["\\", " -> case ", " of { "],
            entry: ["", " -> ", "; "],
            other: ["_ -> ", " }"],
        }
    }
}

/// How the values of a data type are written where its constructors are not for everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// Not at all, not even as an argument.
    Nothing,
    /// As the only field of the only constructor.
    Content,
    /// The same, where the field is an `Int` that stands for a number from 0 to 2⁶⁴ - 1.
    Unsigned,
    /// As a function applied to the only field of the only constructor: `pack "ab"`.
    Function(String),
    /// As a function applied to a list of elements: `fromList [1,2]`. The values are trees in order; a node has its size, the
    /// parts of its element, and the trees to the left and to the right.
    Elements(String),
    /// As a function applied to a pair of bounds and a list of elements: `listArray (0,1) "ab"`. The fields of the only
    /// constructor are the bounds, the number of elements, and an array of them.
    Indexed(String),
    /// As an operator between the two fields of the only constructor.
    Infix(String),
    /// As so many arguments of a call. The values are lists: a constructor with an element and the rest, and one without
    /// fields.
    Arguments,
}

/// Where a constructor stands among its fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Before them: `K a b`.
    Prefix(String),
    /// Between the two: `a :+ b`.
    Infix(String),
    /// Nowhere: `(a,b)`.
    Tuple,
    /// It is the end or a cell of a list: `[a,b]`, `a : _`, or a text if all elements are characters.
    List,
    /// Nowhere: its only field is all there is to see, or this where that is not known.
    Bare(String),
    /// A cell of a list whose end may be anything: `(a b . c)`. What ends such a list has this form and no fields.
    Cell,
    /// Instead of its fields.
    Opaque(String),
    /// It is a procedure of so many parameters, or of a list of its arguments: the only field is the function.
    Procedure(Option<usize>),
    /// Around its fields, and between them. If the only field is an array, around its elements.
    Around {
        /// Before the first.
        open: String,
        /// Between two.
        between: String,
        /// After the last.
        close: String,
        /// Instead of all of it, if a field is not known.
        unknown: Option<String>,
    },
    /// Nowhere: its only field is a text, written as a symbol is; or this, if that is not known.
    Name(String),
}
