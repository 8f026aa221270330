//! Names that the language itself refers to, interned once.

use snell_source::{Name, Names};

macro_rules! known {
    ($($field:ident $text:literal;)*) => {
        /// The names, each in a field.
        #[derive(Clone, Debug)]
        pub(crate) struct Known { $(pub(crate) $field: Name,)* }

        impl Known {
            /// Interns all of them.
            pub(crate) fn new(names: &mut Names) -> Known {
                Known { $($field: names.intern($text),)* }
            }
        }
    };
}

known! {
    // modules
    prim "Snell.Prim"; base "Snell.Base"; read_module "Snell.Read"; prelude "Prelude";
    list_module "Snell.List"; monad_module "Control.Monad"; fix_module "Control.Monad.Fix";
    main_module "Main"; main "main"; it "it";
    // extensions
    no_implicit_prelude "NoImplicitPrelude"; rebindable_syntax "RebindableSyntax"; if_then_else "ifThenElse";
    as_integer "asInteger#"; as_rational "asRational#"; overloaded_strings "OverloadedStrings"; strict "Strict";
    strict_data "StrictData"; overloaded_lists "OverloadedLists"; exts_module "GHC.Exts"; from_list "fromList"; overloaded_labels "OverloadedLabels"; labels_module "GHC.OverloadedLabels"; from_label "fromLabel";
    to_list "toList"; data_kinds "DataKinds";
    monad_comprehensions "MonadComprehensions"; parallel_comprehensions "ParallelListComp"; recursive_do "RecursiveDo"; do_rec "DoRec";
    // syntax
    colon ":"; nil "[]"; unit "()"; arrow "->"; tilde "~"; coercion "~~"; minus "-";
    // types
    int "Int"; integer "Integer"; double "Double"; char "Char"; str "Str#"; cell "Cell#"; array "Array#";
    bool "Bool"; false_ "False"; true_ "True"; ratio "Ratio"; io "IO"; caught "Caught#"; opaque "Opaque#"; just "Just";
    nothing "Nothing"; lt "LT"; eq_con "EQ"; gt "GT";
    // classes
    eq "Eq"; ord "Ord"; show "Show"; read "Read"; enum_ "Enum"; bounded "Bounded"; ix "Ix"; num "Num";
    integral "Integral"; fractional "Fractional"; functor "Functor"; foldable "Foldable"; traversable "Traversable";
    monad "Monad"; monad_fail "MonadFail"; is_string "IsString"; typeable "Typeable"; coercible "Coercible"; has_call_stack "HasCallStack"; implicit_class "Implicit#"; implicit "implicit#"; with_implicit "withImplicit#";
    holds "Holds#"; held_none "Held0#"; held_two "Held2#"; held_three "Held3#"; held_four "Held4#";
    generic "Generic"; generic1 "Generic1"; data "Data"; lift "Lift"; nfdata "NFData"; nfdata1 "NFData1"; hashable "Hashable"; hash_with_salt "hashWithSalt";
    // functions
    equals "=="; less "<"; at_most "<="; greater ">"; at_least ">="; compare "compare"; and "&&"; implies "==>";
    not "not"; plus "+"; times "*"; negate "negate"; from_integer "fromInteger"; from_rational "fromRational";
    from_string "fromString"; bind ">>="; then ">>"; fail "fail"; print "print"; make_ratio "mkRatio#";
    make_type_rep "mkTypeRep#"; enum_from "enumFrom"; enum_from_then "enumFromThen"; enum_from_to "enumFromTo";
    enum_from_then_to "enumFromThenTo"; data_to_tag "dataToTag#"; shows_prec "showsPrec"; show_paren "showParen";
    show_string "showString"; append "++"; error "error"; error_at "errorAt#"; undefined "undefined"; undefined_at "undefinedAt#"; call_stack "callStack#"; map "map"; succ "succ"; pred "pred";
    to_enum "toEnum"; from_enum "fromEnum"; min_bound "minBound"; max_bound "maxBound"; fmap "fmap"; foldr "foldr";
    fold_map "foldMap"; mempty "mempty"; mappend "mappend"; traverse "traverse"; pure "pure"; ap "<*>";
    range "range"; index "index"; in_range "inRange"; range_size "rangeSize"; read_prec "readPrec";
    parens "parens"; choice "choice"; prec "prec"; step "step"; reset "reset"; expect "expectP"; before "<*";
    lexeme_ident "Ident"; lexeme_symbol "Symbol"; lexeme_punc "Punc"; derive_any_class "DeriveAnyClass";
    zip "zip"; guard "guard"; mfix "mfix";
}
