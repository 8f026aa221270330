//! Values of every kind, as text.

use super::*;
use crate::load;
use snell_core_ir::{ConId, builtin};
use snell_graph::{Part, Table};
use snell_integer::Integer;

const PROGRAM: &[u8] = b"data Tree a = Leaf | Node (Tree a) a (Tree a);
data @`a b` = @`:+` Int Integer;
data Nest a = End | Nest a (Nest (Nest a));
`odd name` x = x;
";

fn int(n: i64) -> Datum {
    Integer::Small(n).into()
}

fn con(index: u32, fields: Vec<Datum>) -> Datum {
    Datum::con(ConId(index), fields)
}

fn list(items: impl Iterator<Item = Part>) -> Datum {
    let cells = items.flat_map(|item| [Part::con(builtin::CONS, 2), item]);
    Datum::from_parts(cells.chain([Part::con(builtin::NIL, 0)]).collect())
}

fn with<T>(run: impl FnOnce(&mut Show) -> T) -> T {
    let loaded = load("t.core", PROGRAM).unwrap_or_else(|refused| panic!("{refused:?}"));
    run(&mut Show::new(&loaded.program))
}

fn shown(value: &Datum, ty: Option<&Type>) -> String {
    with(|show| show.value(value, ty))
}

#[test]
fn parentheses_are_few() {
    let leaf = || con(7, vec![]);
    let tree = con(8, vec![con(8, vec![leaf(), int(-1), leaf()]), int(2), leaf()]);
    assert_eq!(shown(&tree, None), "Node (Node Leaf -1 Leaf) 2 Leaf");
    assert_eq!(with(|show| show.input(&tree, None, true)), "(Node (Node Leaf -1 Leaf) 2 Leaf)");
    assert_eq!(with(|show| show.input(&leaf(), None, true)), "Leaf");
}

#[test]
fn types_tell_integers_apart() {
    assert_eq!(shown(&con(9, vec![int(1), int(2)]), None), "@`:+` 1 2n");
    assert_eq!(shown(&int(3), Some(&Type::Integer)), "3n");
    let tree = con(8, vec![con(7, vec![]), int(2), con(7, vec![])]);
    let ty = Type::Data(snell_core_ir::DataId(4), vec![Type::Integer]);
    assert_eq!(shown(&tree, Some(&ty)), "Node Leaf 2n Leaf");
    assert_eq!(shown(&"9223372036854775808".parse::<Integer>().unwrap().into(), None), "9223372036854775808n");
}

#[test]
fn words_are_escaped() {
    assert_eq!(shown(&Part::Char('\'').into(), None), r"'\''");
    assert_eq!(shown(&Part::Str("a\"\n\u{202e}".into()).into(), None), r#""a\"\n\u{202e}""#);
    assert_eq!(shown(&Part::Double(-0.0).into(), None), "-0.0");
    assert_eq!(with(|show| show.global(GlobalId(0))), "`odd name`");
}

#[test]
fn what_is_unknown_has_signs() {
    let value = con(8, [Part::Hole, Part::Closure, Part::More].map(Datum::from).to_vec());
    assert_eq!(shown(&value, None), "Node _ <function> ...");
    let pattern = Pattern::Con(ConId(8), vec![Pattern::Known(Part::Hole.into()), Pattern::Unknown("x".into())]);
    assert_eq!(with(|show| show.pattern(&pattern, None, true)), "(Node _ x)");
}

#[test]
fn tables_are_small() {
    let table = |entries: &[(i64, i64)], default: Datum| {
        let entries = entries.iter().map(|&(key, result)| (int(key), int(result))).collect();
        Datum::function(Table { entries, default, looks: false })
    };
    assert_eq!(shown(&table(&[(0, 1)], int(2)), None), r"\x -> case x of { 0 -> 1; _ -> 2 }");
    assert_eq!(shown(&table(&[(0, 2), (1, 2)], int(2)), None), r"\_ -> 2");
    assert_eq!(
        shown(&table(&[(0, 1), (1, 3), (2, 1)], Part::Hole.into()), None),
        r"\x -> case x of { 1 -> 3; _ -> 1 }"
    );
    assert_eq!(shown(&table(&[], Part::Hole.into()), None), r"\_ -> _");
    let nested = Datum::function(Table {
        entries: vec![(int(0), table(&[(0, 1)], int(2)))],
        default: table(&[], int(3)),
        looks: false,
    });
    let text = r"(\x -> case x of { 0 -> \y -> case y of { 0 -> 1; _ -> 2 }; _ -> \_ -> 3 })";
    assert_eq!(with(|show| show.input(&nested, None, true)), text);
}

#[test]
fn long_lists_are_written_to_their_ends() {
    let long = list((0..1_000_000).map(|n| Part::Integer(Integer::Small(n))));
    let text = shown(&long, Some(&Type::Data(builtin::LIST, vec![Type::Int])));
    assert!(text.starts_with("Cons 0 (Cons 1 (") && text.contains("Cons 999999 Nil)"));
    assert_eq!(text.matches('(').count(), 999_999);
}

#[test]
fn irregular_types_end() {
    let nest = (0..1000).fold(con(10, vec![]), |rest, n| con(11, vec![int(n), rest]));
    let ty = Type::Data(snell_core_ir::DataId(6), vec![Type::Integer]);
    assert!(shown(&nest, Some(&ty)).starts_with("Nest 999n (Nest 998 "));
}
