//! Numbers of type errors, and what they mean.

use snell_source::Code;

pub(super) const MISMATCH: Code = Code(1201);
pub(super) const INFINITE: Code = Code(1202);
pub(super) const ESCAPE: Code = Code(1203);
pub(super) const TOO_MANY_ARGUMENTS: Code = Code(1204);
pub(super) const NO_INSTANCE: Code = Code(1205);
pub const AMBIGUOUS: Code = Code(1206);
pub(super) const DUPLICATE_INSTANCE: Code = Code(1207);
pub(super) const UNDERIVABLE: Code = Code(1208);
pub(super) const SYNONYM_ARGUMENTS: Code = Code(1209);
pub(super) const CLASS_ARGUMENTS: Code = Code(1210);
pub(super) const INACCESSIBLE: Code = Code(1211);
pub(super) const INSTANCE_SIGNATURE: Code = Code(1212);
pub(super) const PARAMETERS: Code = Code(1213);
pub(super) const KIND: Code = Code(1214);
pub(super) const SYNONYM_CYCLE: Code = Code(1215);
pub(super) const NEWTYPE: Code = Code(1216);
pub(super) const DEPENDENCY: Code = Code(1217);
pub(super) const MAIN_TYPE: Code = Code(1218);
pub(super) const STRICT_FIELD: Code = Code(1219);
pub(super) const OVERLAP: Code = Code(1220);

/// Each code with its title and its page.
pub const CODES: &[(Code, &str, &str)] = &[
    (
        MISMATCH,
        "type mismatch",
        "An expression or pattern has another type than its surroundings ask for. The message says what was expected and \
         what was found; the notes say where the expectation comes from.\n\n\
         Frequent causes: arguments in the wrong order, a missing argument, a number of one type where another is \
         needed (`fromIntegral` converts whole numbers), `++` with a single character, a missing `return` or `show`.",
    ),
    (
        INFINITE,
        "infinite type",
        "A type would have to contain itself, as in `f x = f`, or `x : x`. Often a list is used where one of its elements \
         is meant, or the other way round.",
    ),
    (
        ESCAPE,
        "type variable out of scope",
        "A type that is only known inside of a pattern match, a polymorphic argument or a function with a signature is \
         needed outside of it. Use `forall` in the signature to give the variable a wider scope, or don't let the value \
         leave the match.",
    ),
    (
        TOO_MANY_ARGUMENTS,
        "too many arguments",
        "Something is applied to an argument that is not a function, or not a function of so many arguments. Perhaps \
         parentheses or an operator are missing.",
    ),
    (
        NO_INSTANCE,
        "missing instance",
        "A class method is used at a type that is no instance of the class. Derive or write the instance; for a type \
         variable, add the constraint to the signature.",
    ),
    (AMBIGUOUS, "ambiguous type", "Nothing says which type is meant, as in `show (read s)`. Add a type annotation."),
    (DUPLICATE_INSTANCE, "duplicate instance", "Two instances of one class for the same type."),
    (
        UNDERIVABLE,
        "instance can't be derived",
        "A field has a type that is no instance of the class, so that the class can't be derived for the whole.",
    ),
    (SYNONYM_ARGUMENTS, "type synonym without its arguments", "A type synonym needs all of its arguments."),
    (
        CLASS_ARGUMENTS,
        "class with the wrong number of arguments",
        "A constraint has more or fewer types than the class.",
    ),
    (
        INACCESSIBLE,
        "pattern that can't match",
        "The constructor makes values of another type than the one that is matched.",
    ),
    (
        INSTANCE_SIGNATURE,
        "signature differs from the class",
        "A signature inside of an instance must say what the class says, at the instance's type.",
    ),
    (PARAMETERS, "too many parameters", "A definition has more parameters than its type has arguments."),
    (
        KIND,
        "type with the wrong arguments",
        "A type constructor is used with too many or too few arguments, as in `Maybe` alone where a type of values is \
         needed, or `Int Bool`.",
    ),
    (
        SYNONYM_CYCLE,
        "type synonym without an end",
        "A type synonym stands for another type, so it can't stand for itself. Use a `newtype` or `data` for a recursive \
         type.",
    ),
    (NEWTYPE, "newtype with more or less than one field", "A newtype has one constructor with one field. Use `data`."),
    (
        DEPENDENCY,
        "instances against a functional dependency",
        "The class says that some of its types determine others, but two instances give different ones.",
    ),
    (MAIN_TYPE, "main is no action", "A program runs the action `main`, which must have a type `IO t`."),
    (
        STRICT_FIELD,
        "strict field without a value",
        "A field marked with `!` is evaluated when the value is made, so it must be given.",
    ),
    (
        OVERLAP,
        "several instances",
        "Two instances fit, and neither may be preferred. Mark the more special one with `{-# OVERLAPPING #-}`.",
    ),
];
