//! `Value`, the one data type of Scheme: what there is to narrow over.

use super::ops::Shape;
use crate::ast::Record;
use crate::expand::Features;
use snell_core_ir::{Builder, ConId, DataId, Type, builtin};

/// Procedures of up to so many parameters have a constructor of their own.
pub(super) const MAX_ARITY: usize = 6;

/// The constructors of values, and their type.
pub(crate) struct Cons {
    pub(super) value: Type,
    pub(super) symbol: DataId,
    /// A value that no input has.
    pub(super) hidden: DataId,
    /// Any number of arguments.
    pub(super) arguments: DataId,
    pub(super) last: ConId,
    pub(super) more: ConId,
    pub(super) null: ConId,
    pub(super) no: ConId,
    pub(super) yes: ConId,
    pub(super) int: ConId,
    pub(super) sym: ConId,
    pub(super) pair: ConId,
    pub(super) char: ConId,
    pub(super) str: ConId,
    pub(super) real: ConId,
    pub(super) ratio: ConId,
    pub(super) void: ConId,
    /// By number of parameters.
    pub(super) procs: Vec<ConId>,
    /// Takes a list of its arguments.
    pub(super) proc_list: ConId,
    pub(super) vector: ConId,
    pub(super) values: ConId,
    pub(super) eof: ConId,
    pub(super) boxed: ConId,
    pub(super) promise: ConId,
    pub(super) condition: ConId,
    pub(super) bytes: ConId,
    pub(super) undefined: ConId,
    /// A symbol that the program does not mention.
    pub(super) other_symbol: ConId,
    pub(super) records: Vec<ConId>,
}

impl Cons {
    /// Declares the type, with a constructor for each record type. What a program looks at first comes first.
    pub(super) fn declare(b: &mut Builder, records: &[Record], features: Features) -> Cons {
        let symbol = b.data("Symbol", &[]);
        let data = b.data("Value", &[]);
        let value = Type::Data(data, Vec::new());
        let array = Type::Array(Box::new(value.clone()));
        let cell = Type::Cell(Box::new(value.clone()));
        // Nothing of this type is ever an input: not any values are the parts of a rational, a promise or a table.
        let hidden_data = b.data("Hidden", &[]);
        b.constructor(hidden_data, "Hidden", vec![value.clone()]);
        b.transparent(hidden_data);
        b.guarded(hidden_data);
        let hidden = Box::new(Type::Data(hidden_data, Vec::new()));
        let [hidden, hidden_array] = [Type::Cell(hidden.clone()), Type::Array(hidden)];
        let part = if features.mutable_pairs { cell.clone() } else { value.clone() };
        let text = if features.mutable_strings { Type::Cell(Box::new(Type::Str)) } else { Type::Str };
        let mut con = |name: &str, fields: Vec<Type>| b.constructor(data, name, fields);
        let null = con("Null", vec![]);
        let no = con("#f", vec![]);
        let yes = con("#t", vec![]);
        let int = con("Int", vec![Type::Integer]);
        let sym = con("Sym", vec![Type::Data(symbol, Vec::new())]);
        let pair = con("Pair", vec![part.clone(), part]);
        let str = con("Str", vec![text]);
        let char = con("Char", vec![Type::Char]);
        // Code that takes a continuation is in a cell, so that it is no input: an unknown function would not call it.
        let code = |params: Vec<Type>| match features.continuations {
            true => hidden.clone(),
            false => params.into_iter().rev().fold(value.clone(), |to, from| Type::function(from, to)),
        };
        let unit = Type::Data(builtin::UNIT_TYPE, Vec::new());
        let procs = (0..=MAX_ARITY)
            .map(|arity| {
                let params = if arity == 0 { vec![unit.clone()] } else { vec![value.clone(); arity] };
                con(&format!("Proc{arity}"), vec![code(params)])
            })
            .collect();
        let proc_list = con("ProcN", vec![code(vec![value.clone()])]);
        let real = con("Real", vec![Type::Double]);
        let ratio = con("Ratio", vec![hidden.clone(), hidden.clone()]);
        let void = con("Void", vec![]);
        let vector = con("Vector", vec![array]);
        let boxed = con("Box", vec![cell.clone()]);
        let promise = con("Promise", vec![hidden.clone()]);
        let condition = con("Condition", vec![value.clone(), value.clone(), value.clone()]);
        let values = con("Values", vec![hidden.clone()]);
        let eof = con("Eof", vec![]);
        let bytes = con("Bytes", vec![hidden_array]);
        let undefined = con("Undefined", vec![hidden.clone()]);
        let mut used: Vec<String> = Vec::new();
        let records = records
            .iter()
            .map(|record| {
                let count = used.iter().filter(|name| **name == *record.name).count();
                used.push(record.name.to_string());
                let number = if count == 0 { String::new() } else { format!("#{}", count + 1) };
                let internal = record.name.starts_with('%');
                let field = |mutable: bool| match (mutable, internal) {
                    (true, true) => hidden.clone(),
                    (true, false) => cell.clone(),
                    (false, _) => value.clone(),
                };
                let fields = record.fields.iter().map(|part| field(part.mutable)).collect();
                con(&format!("#[{}]{number}", record.name), fields)
            })
            .collect();
        let other_symbol = b.constructor(symbol, "Symbol", vec![Type::Str]);
        let arguments = b.data("Arguments", &[]);
        let last = b.constructor(arguments, "End", Vec::new());
        let more = b.constructor(arguments, "More", vec![value.clone(), Type::Data(arguments, Vec::new())]);
        Cons {
            value,
            symbol,
            hidden: hidden_data,
            arguments,
            last,
            more,
            null,
            no,
            yes,
            int,
            sym,
            pair,
            char,
            str,
            real,
            ratio,
            void,
            procs,
            proc_list,
            vector,
            values,
            eof,
            boxed,
            promise,
            condition,
            bytes,
            undefined,
            other_symbol,
            records,
        }
    }

    /// The constructors of a shape, with the numbers of their fields.
    pub(super) fn of(&self, shape: Shape) -> Vec<(ConId, usize)> {
        match shape {
            Shape::Null => vec![(self.null, 0)],
            Shape::False => vec![(self.no, 0)],
            Shape::True => vec![(self.yes, 0)],
            Shape::Int => vec![(self.int, 1)],
            Shape::Sym => vec![(self.sym, 1)],
            Shape::Pair => vec![(self.pair, 2)],
            Shape::Char => vec![(self.char, 1)],
            Shape::Str => vec![(self.str, 1)],
            Shape::Real => vec![(self.real, 1)],
            Shape::Ratio => vec![(self.ratio, 2)],
            Shape::Void => vec![(self.void, 0)],
            Shape::Procedure => self.procs.iter().chain([&self.proc_list]).map(|&con| (con, 1)).collect(),
            Shape::Vector => vec![(self.vector, 1)],
            Shape::Values => vec![(self.values, 1)],
            Shape::Eof => vec![(self.eof, 0)],
            Shape::Box => vec![(self.boxed, 1)],
            Shape::Promise => vec![(self.promise, 1)],
            Shape::Condition => vec![(self.condition, 3)],
            Shape::Bytes => vec![(self.bytes, 1)],
        }
    }
}
