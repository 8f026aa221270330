//! Values and patterns, looked at in the same way.

use snell_core_ir::{ConId, Literal};
use snell_graph::{Part, Table, Tree};
use snell_interp_symbolic::{Pattern, PatternTable};

/// A part of what is written.
#[derive(Clone, Copy)]
pub(super) enum Node<'d> {
    Tree(Tree<'d>),
    Pattern(&'d Pattern),
}

/// The root of a part.
pub(super) enum Head<'d> {
    Literal(Literal),
    Con(ConId, Vec<Node<'d>>),
    Table(&'d Table),
    PatternTable(&'d PatternTable),
    Closure,
    Storage,
    Array(Vec<Node<'d>>),
    /// A string, by its characters.
    Text(&'d [Pattern]),
    Hole,
    More,
    Unknown(&'d str),
}

impl<'d> Node<'d> {
    /// What it is, with the parts below it.
    pub(super) fn head(self) -> Head<'d> {
        match self.known() {
            Node::Tree(tree) => match tree.head() {
                // Heaps don't tell an `Int` from an `Integer` that is small; types do.
                Part::Integer(n) => Head::Literal(Literal::Integer(n.clone())),
                Part::Double(d) => Head::Literal(Literal::Double(*d)),
                Part::Char(c) => Head::Literal(Literal::Char(*c)),
                Part::Str(text) => Head::Literal(Literal::Str(text.clone())),
                Part::Con(con, _) => Head::Con(*con, tree.fields().map(Node::Tree).collect()),
                Part::Function(table) => Head::Table(table),
                Part::Closure => Head::Closure,
                // Cells were looked through.
                Part::Storage | Part::Cell(_) => Head::Storage,
                Part::Array(_) => Head::Array(tree.fields().map(Node::Tree).collect()),
                Part::Hole => Head::Hole,
                Part::More => Head::More,
            },
            Node::Pattern(Pattern::Con(con, fields)) => Head::Con(*con, fields.iter().map(Node::Pattern).collect()),
            Node::Pattern(Pattern::Array(elements)) => Head::Array(elements.iter().map(Node::Pattern).collect()),
            Node::Pattern(Pattern::Text(characters)) => Head::Text(characters),
            Node::Pattern(Pattern::Function(table)) => Head::PatternTable(table),
            Node::Pattern(Pattern::Unknown(name)) => Head::Unknown(name),
            Node::Pattern(Pattern::Known(value)) => Node::Tree(value.root()).head(),
        }
    }

    /// The two fields, if it is this constructor.
    pub(super) fn pair(self, wanted: ConId) -> Option<(Node<'d>, Node<'d>)> {
        match self.known() {
            Node::Tree(tree) => match tree.head() {
                Part::Con(con, _) if *con == wanted => {
                    let mut fields = tree.fields().map(Node::Tree);
                    fields.next().zip(fields.next())
                }
                _ => None,
            },
            Node::Pattern(Pattern::Con(con, fields)) if *con == wanted => match &fields[..] {
                [first, second] => Some((Node::Pattern(first), Node::Pattern(second))),
                _ => None,
            },
            Node::Pattern(_) => None,
        }
    }

    /// Whether it is this constructor.
    pub(super) fn is(self, wanted: ConId) -> bool {
        match self.known() {
            Node::Tree(tree) => matches!(tree.head(), Part::Con(con, _) if *con == wanted),
            Node::Pattern(pattern) => matches!(pattern, Pattern::Con(con, _) if *con == wanted),
        }
    }

    /// The character, if it is one.
    pub(super) fn char(self) -> Option<char> {
        match self.known() {
            Node::Tree(tree) => match tree.head() {
                Part::Char(c) => Some(*c),
                _ => None,
            },
            Node::Pattern(_) => None,
        }
    }

    /// The value itself: not a pattern that has nothing unknown, nor the cell that it is in.
    fn known(self) -> Node<'d> {
        let mut node = match self {
            Node::Pattern(Pattern::Known(value)) => Node::Tree(value.root()),
            node => node,
        };
        while let Node::Tree(tree) = node
            && let (Part::Cell(_), Some(content)) = (tree.head(), tree.fields().next())
        {
            node = Node::Tree(content);
        }
        node
    }
}
