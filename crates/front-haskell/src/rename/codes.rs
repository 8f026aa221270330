//! The codes of every diagnostic about names, each with a paragraph for `snell explain`.

use snell_core_ir::Page;
use snell_source::Code;

macro_rules! codes {
    ($($name:ident $number:literal $title:literal $text:literal;)*) => {
        $(pub(crate) const $name: Code = Code($number);)*

        /// Each code with its title and its page.
        pub const CODES: &[Page] = &[$((Code($number), $title, $text)),*];
    };
}

codes! {
    NO_VARIABLE 1101 "variable not in scope"
        "A variable that is neither bound around this place, nor defined at the top of the module, nor \
        imported. The message names what is spelled alike, or the module of the libraries that has it.";
    NO_CONSTRUCTOR_NAME 1102 "constructor not in scope"
        "A constructor that is neither declared in the module nor imported. Constructors start \
        with a capital letter or a colon. Importing a type, as in import M (T), does not import its constructors: \
        write import M (T(..)).";
    NO_TYPE 1103 "type not in scope"
        "A type that is neither declared in the module nor imported.";
    NO_CLASS 1104 "class not in scope"
        "A class that is neither declared in the module nor imported.";
    NO_TYPE_VAR 1105 "type variable not in scope"
        "A type variable that nothing binds. In data T a = .. the fields may mention a only, unless the \
        constructor has a forall; under an explicit forall all variables must be listed.";
    NO_FIELD 1106 "unknown field"
        "A field that the constructor, or any record, does not have.";
    AMBIGUOUS 1107 "ambiguous name"
        "A name that is in scope with several meanings. Write it qualified (M.x), import only one of them, \
        or hide the others: import Prelude hiding (lookup).";
    NOT_A_TYPE 1108 "class used as a type"
        "A class stands where a type is expected. Classes may stand in contexts, before =>, only.";
    NOT_A_CLASS 1109 "type used as a class"
        "A type stands where a class is expected, in a context, an instance or a deriving clause.";
    DUPLICATE 1110 "defined twice"
        "Two definitions of one name in the same scope. The equations of a function must stand side by \
        side, with nothing in between; a variable has one equation.";
    DUPLICATE_VAR 1111 "variable bound twice"
        "A variable is bound twice by the same pattern or parameter list. Patterns do not compare: \
        bind two names and test them with ==, or use _ for what is not needed.";
    DUPLICATE_TYPE_VAR 1112 "type variable bound twice"
        "A type variable is bound twice by the same declaration or forall.";
    CLAUSE_ARITY 1113 "equations with different numbers of arguments"
        "All equations of a function must have the same number of arguments.";
    LONELY_SIGNATURE 1114 "signature without a definition"
        "A signature needs a definition of the same name in the same scope.";
    DUPLICATE_SIGNATURE 1115 "two signatures"
        "A variable has two signatures. Remove one.";
    LONELY_FIXITY 1116 "fixity without a definition"
        "A fixity declaration must stand in the scope that defines its operator.";
    MODULE_NOT_FOUND 1120 "module not found"
        "An import of a module that is neither among the given files nor in the libraries that come \
        with Snell.";
    IMPORT_CYCLE 1121 "modules import each other"
        "Modules that import each other in a circle. Move what they share into a module of its own.";
    DUPLICATE_MODULE 1122 "two files of one module"
        "Two files have the same module name.";
    NOT_EXPORTED 1123 "not exported"
        "An import list names something that the module does not export.";
    EXPORT_MISSING 1124 "export of something not in scope"
        "An export list names something that is not in scope.";
    EXPORT_CONFLICT 1125 "conflicting exports"
        "A module exports two different things of the same name, so that an import of it would be \
        ambiguous.";
    FIXITY_CONFLICT 1130 "operators that don't mix"
        "Two operators of the same precedence stand side by side, and their associativity does not \
        say which comes first (a == b == c), or a minus sign stands beside an operator that binds at least as tightly \
        (a * -b). Use parentheses.";
    SECTION 1131 "section that its operator would split"
        "The operand of a section is an operator expression that the section's own operator would split, as \
        in (a + b *). Use parentheses.";
    CON_ARITY 1140 "wrong number of arguments in a pattern"
        "A constructor in a pattern must be applied to exactly as many patterns as it has fields. Write _ \
        for those that are not needed, or K {} for all of them.";
    FIELD_TWICE 1141 "field given twice"
        "A field is given twice.";
    NO_CONSTRUCTOR 1142 "no constructor has these fields"
        "A record update needs at least one field, and a constructor that has all of them.";
    SYNONYM_PARAMETER 1143 "parameter of a pattern synonym"
        "Every parameter of a pattern synonym must be a variable of the pattern that it stands for.";
    RECURSIVE_SYNONYM 1144 "pattern synonym defined by itself"
        "A pattern synonym stands for a pattern, which can't have the synonym itself in it.";
    ONE_WAY_SYNONYM 1145 "pattern synonym in an expression"
        "A pattern synonym that is defined with <- can only be used in patterns. Add a where part that says what it \
        builds, or define it with = if its pattern can build a value.";
    NOT_A_METHOD 1150 "not a method of the class"
        "An instance or class defines something that is not a method of the class.";
    CLASS_ARITY 1151 "class arity"
        "A class is applied to more or fewer types than it has parameters.";
    CANNOT_DERIVE 1152 "class can't be derived"
        "The class can't be derived for this type. Eq, Ord, Show, Read, Enum, Bounded, Ix, Functor, \
        Foldable and Traversable can be derived where their rules allow it; other classes for a newtype only, or with \
        anyclass if all methods have defaults.";
    UNSUPPORTED 1160 "unsupported feature"
        "A part of the language that Snell recognises but can't run. Only the bindings that use it are \
        left out; everything else works.";
    IGNORED_DERIVING 1161 "deriving clause without effect"
        "This class is accepted in deriving clauses but nothing is derived: it has no meaning here.";
    UNKNOWN_PRIM 1170 "unknown primitive"
        "There is no primitive operation of this name. The table of primitives is in docs/core.md.";
    MISSING_WIRED 1171 "incomplete libraries"
        "The libraries that come with Snell lack something that the language refers to. This is a \
        mistake in Snell, not in your program.";
    HOLE 1172 "hole"
        "An underscore, or a name that starts with one and is not in scope, stands for an expression that is \
        still to be written.";
    TUPLE_SIZE 1173 "tuple too large"
        "Tuples have between 2 and 15 components. Use a data type for more.";
    BIG_LITERAL 1174 "literal too large"
        "A literal with the mark # is an Int and must fit into 64 bits.";
    LAST_STATEMENT 1175 "last statement of a do block"
        "A do block gives what its last statement gives, so that one must be an expression and not \
        a binding. Often the indentation of what follows is wrong.";
    NO_CHOICES 1176 "a program without choices"
        "All answers are asked of a computation that may have several, which is one of type Search. The module \
        Snell has this type; a program without it has nothing to choose, and is run without --all.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained_once() {
        for (index, (code, title, text)) in CODES.iter().enumerate() {
            assert!(!title.is_empty() && text.len() > 20);
            assert!(CODES[..index].iter().all(|page| page.0 != *code), "{code} twice");
        }
    }
}
