//! What is said about mistakes.

use super::{program, said, shown};
use expect_test::{Expect, expect};

fn check(text: &str, expected: Expect) {
    let (sources, front) = program(&[("Test.hs", text)]);
    expected.assert_eq(&said(&sources, &front));
}

#[test]
fn names_that_are_not_in_scope() {
    check(
        "import qualified Data.Char as C\nimport Data.Maybe (fromJust)\n\
         a = lenght []\nb = sortBy\nc = toUpper\nd = D.toUpper\ne = isJust\nf = Int\ng = C.isUper\n\
         h :: Strng -> Foo\nh = undefined\ni = _hole\nj = x != y where { x = 1; y = 2 }\nk (Juts x) = x\n\
         instance Shw Bool\nl = None\n",
        expect![[r#"
            3:5 SN-1101 variable not in scope: `lenght`; did you mean `length`?
            4:5 SN-1101 variable not in scope: `sortBy`
              - `sortBy` is in Data.List: import it
            5:5 SN-1101 variable not in scope: `toUpper`
              - it is in scope as `C.toUpper`
            6:5 SN-1101 variable not in scope: `D.toUpper`
              - no import has the name `D`
              - it is in scope as `C.toUpper`
            7:5 SN-1101 variable not in scope: `isJust`
              - `isJust` is in Data.Maybe, but the import of it leaves it out
            8:5 SN-1102 constructor not in scope: `Int`
              - `Int` is a type, not a constructor
            9:5 SN-1101 variable not in scope: `C.isUper`; did you mean `isUpper`?
            10:6 SN-1103 type not in scope: `Strng`; did you mean `String`?
            10:15 SN-1103 type not in scope: `Foo`
            12:5 SN-1172 a hole `_hole` is still to be filled
            13:7 SN-1101 variable not in scope: `!=`; did you mean `/=`?
            14:4 SN-1102 constructor not in scope: `Juts`; did you mean `Just`?
            15:10 SN-1104 class not in scope: `Shw`; did you mean `Show`?
            16:5 SN-1102 constructor not in scope: `None`; did you mean `Nothing`?
        "#]],
    );
}

#[test]
fn ambiguous_names() {
    check(
        "import Data.List\nlookup = 1\nfoldl' = 2\na = lookup\nb = foldl'\nc = Data.List.foldl'\n",
        expect![[r#"
            4:5 SN-1107 `lookup` is ambiguous: it could mean 2 things
              2:1 the one defined in this module
              - the one from Prelude, defined in Snell.List
            5:5 SN-1107 `foldl'` is ambiguous: it could mean 2 things
              3:1 the one defined in this module
              - the one from Data.List, defined in Snell.Base
              - `import qualified Data.List as L` makes that one `L.foldl'`; `import Data.List hiding (foldl')` leaves it out
        "#]],
    );
}

#[test]
fn things_defined_twice() {
    check(
        "f x = x\ng = 1\nf y = y\ndata T = A | A\ndata T = B { b, b :: Int }\nh x x = x\nk (x, Just x) = x\n\
         i = let { j = 1; j = 2 } in j\ng :: Int\ng :: Int\nl 1 = 2\nl 1 2 = 3\nm :: Int\ninfixl 3 <+>\n\
         data U a a = U\n",
        expect![[r#"
            3:1 SN-1110 `f` is defined twice
              1:1 first here
              - all equations of a function stand next to each other
            4:14 SN-1110 `A` is defined twice
              4:10 first here
            5:6 SN-1110 the type or class `T` is defined twice
              4:6 first here
            5:17 SN-1110 the field `b` is defined twice
              5:14 first here
            6:5 SN-1111 the variable `x` is bound twice in one pattern
              6:3 first here
            7:12 SN-1111 the variable `x` is bound twice in one pattern
              7:4 first here
            8:18 SN-1110 `j` is defined twice
              8:11 first here
            10:1 SN-1115 a second signature for `g`
            12:1 SN-1113 an equation of `l` with 2 arguments; the first one has 1
              11:1 the first one
            13:1 SN-1114 a signature for `m`, which is not defined here
            14:10 SN-1116 a fixity for `<+>`, which is not defined here
            15:10 SN-1112 the type variable `a` is bound twice
              15:8 first here
        "#]],
    );
}

#[test]
fn operators_that_do_not_mix() {
    check(
        "a = 1 == 2 == 3\nb = 1 * - 2\nc = - 1 - 2\nd = (1 + 2 *)\ne = (1 :) . id : []\nf = (- 1 +)\ng = (+ - 1)\n\
         infixl 5 |>\ninfixr 5 <|\n(|>) = undefined\n(<|) = undefined\nh = 1 |> 2 <| 3\n",
        expect![[r#"
            1:12 SN-1130 `==` (infix 4) can't be used twice in a row without parentheses
            2:9 SN-1130 a minus sign beside `*` (infixl 7) needs parentheses: it binds like infixl 6
            4:5 SN-1131 the operand of this section must be in parentheses: `*` (infixl 7) binds tighter than what is in it
            7:5 SN-1131 the operand of this section must be in parentheses: `+` (infixl 6) binds tighter than what is in it
            12:12 SN-1130 `|>` (infixl 5) and `<|` (infixr 5) can't be mixed without parentheses
        "#]],
    );
}

#[test]
fn constructors_and_fields() {
    check(
        "data R = R { x, y :: Int } | S Int\nf (S) = 1\ng (R a) = a\nh = R { z = 1 }\ni r = r { x = 1, w = 2 }\n\
         j = R { x = 1, x = 2 }\nk R { q = 1 } = 1\nl r = r { id = 1 }\n",
        expect![[r#"
            2:4 SN-1140 the constructor `S` has 1 field, this pattern gives it 0
              1:30 declared here
            3:4 SN-1140 the constructor `R` has 2 fields, this pattern gives it 1
              1:10 declared here
            4:9 SN-1106 the constructor `R` has no field `z`
              1:10 declared here
            5:18 SN-1106 field not in scope: `w`
            6:16 SN-1141 the field `x` is given twice
            7:7 SN-1106 the constructor `R` has no field `q`
              1:10 declared here
            8:11 SN-1106 `id` is not a field of a record
        "#]],
    );
}

#[test]
fn classes_and_instances() {
    check(
        "data T = T deriving (Show, Foo, Num)\ninstance Show T where { shw = 1 }\ninstance T T\n\
         instance Eq Int Int\nclass C a where { m :: a; n = 1 }\nf :: C => Int\nf = 1\ng :: Int a => a\ng = g\n\
         data E = E Int | F deriving (Enum, Bounded)\nnewtype N a = N (a -> Int) deriving Functor\n",
        expect![[r#"
            1:28 SN-1104 class not in scope: `Foo`
            1:33 SN-1152 `Num` is not a class that can be derived for a data type
            2:25 SN-1150 `shw` is not a method of the class `Show`
              - did you mean `show`?
            3:10 SN-1109 `T` is a type, where a class is expected
            4:1 SN-1151 the class `Eq` has 1 parameter, here it is given 2
            5:27 SN-1150 `n` is not a method of the class `C`
              5:7 the class is declared here
            6:6 SN-1151 the class `C` has 1 parameter, here it is given 0
            8:6 SN-1109 `Int` is a type, where a class is expected
            10:30 SN-1152 can't derive `Enum` for `E`: it has constructors with fields
            10:36 SN-1152 can't derive `Bounded` for `E`: it has several constructors, and fields
            11:37 SN-1152 can't derive `Functor` for `N`: the last parameter is the argument of a function in a field
        "#]],
    );
}

#[test]
fn types_with_mistakes() {
    check(
        "data T = T a\ntype S = Maybe b\nf :: forall a. a -> b\nf = f\ng :: Show\ng = g\nclass C a where { m :: b -> a }\n\
         h = do { x <- h }\nt = (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16)\n",
        expect![[r#"
            8:10 SN-1016 the last statement of a do block must be an expression, not `<-`
            1:12 SN-1105 type variable not in scope: `a`
            2:16 SN-1105 type variable not in scope: `b`
            3:21 SN-1105 type variable not in scope: `b`
            5:6 SN-1108 `Show` is a class, where a type is expected
            9:5 SN-1173 a tuple of 16 components; at most 15 are supported
        "#]],
    );
}

#[test]
fn one_mistake_is_said_once() {
    check(
        "import Missing (foo)\nimport qualified Gone as G\na = foo\nb = G.x\nc :: G.T\nc = bar\n",
        expect![[r#"
        1:8 SN-1120 there is no module Missing
        2:18 SN-1120 there is no module Gone
        6:5 SN-1101 variable not in scope: `bar`
    "#]],
    );
    check(
        "f :: Int\nf = ) \ng = f\n",
        expect![[r#"
        2:5 SN-1001 expected an expression, but found `)`
    "#]],
    );
}

#[test]
fn primitives_must_exist() {
    let said =
        shown("foreign import prim \"int.add\" add :: t\nforeign import prim \"int.frob\" frob :: t\nx = frob\n");
    expect![[r#"
        4:1 SN-1170 there is no primitive `int.frob`
        {- broken: it uses the unknown primitive `int.frob` -} x = <broken>
    "#]]
    .assert_eq(&said);
}
