//! Types of logic variables, interned, with the field types of each constructor computed once.
//!
//! Where constructors say what the parameters of their type are, a type may have unknown parts of its own: what becomes of
//! one variable then says something of others.

mod equations;

pub(crate) use equations::Mark;

use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, Program, Type, builtin};
use snell_source::Name;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// An interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TypeId(pub u32);

/// What a type says about its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Sort {
    Any,
    Int,
    Integer,
    Double,
    Char,
    Str,
    Data(DataId, Vec<TypeId>),
    Function(TypeId, TypeId),
    Storage,
    /// A cell or an array, where those can be inputs, and what is in it; anything if it can't be.
    Cell(TypeId),
    Array(TypeId),
    /// Data that the maker at this place of the program's list makes of other data.
    Made(u32),
    /// Data that not every constructor can make, and no maker is known.
    Guarded(DataId),
    /// Unknown as yet.
    Unknown(u32),
}

/// The types of one run.
pub(crate) struct Types {
    program: Arc<Program>,
    sorts: Vec<Sort>,
    index: FxHashMap<Sort, TypeId>,
    fields: FxHashMap<(TypeId, ConId), Range<u32>>,
    field_types: Vec<TypeId>,
    /// What values of a type may contain, where somebody has asked.
    contents: FxHashMap<TypeId, Contents>,
    /// The types that have a maker.
    makers: FxHashMap<TypeId, u32>,
    /// Whether some constructor says what the parameters of its type are.
    indexed: bool,
    /// What became of unknown types, and which of them have become something, in order.
    unknowns: Vec<Option<equations::Solved>>,
    solved: Vec<u32>,
    /// Field types that depend on what is known now.
    scratch: Vec<TypeId>,
}

/// What may be found inside the values of a type. Functions have no equality and are not looked into.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Contents {
    pub double: bool,
    /// Values nothing is known of.
    pub any: bool,
}

/// A type that leads to more types than this (it may use itself at ever larger ones) may contain anything.
const MAX_INSIDE: usize = 256;
/// More transparent types inside of each other than this are one that contains itself.
const MAX_LAYERS: u32 = 100;

impl Types {
    /// The type nothing is known of.
    pub const ANY: TypeId = TypeId(0);

    pub fn new(program: Arc<Program>) -> Types {
        let indexed = program.cons.iter().any(|con| !con.equations.is_empty());
        let mut types = Types {
            program,
            sorts: Vec::new(),
            index: FxHashMap::default(),
            fields: FxHashMap::default(),
            field_types: Vec::new(),
            contents: FxHashMap::default(),
            makers: FxHashMap::default(),
            indexed,
            unknowns: Vec::new(),
            solved: Vec::new(),
            scratch: Vec::new(),
        };
        types.add(Sort::Any);
        let program = types.program.clone();
        for (at, &maker) in program.makers.iter().enumerate() {
            if let Some(Type::Function(_, to)) = &program.global(maker).ty {
                let to = types.instantiate(to, &[], &[]);
                types.makers.insert(to, at as u32);
            }
        }
        types
    }

    /// The program that declares them.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What a maker makes its data of.
    pub fn made_of(&mut self, maker: u32) -> TypeId {
        let program = self.program.clone();
        match program.makers.get(maker as usize).map(|&maker| &program.global(maker).ty) {
            Some(Some(Type::Function(from, _))) => self.intern(from),
            _ => Types::ANY,
        }
    }

    /// What is known of a type now.
    #[inline]
    pub fn sort(&self, ty: TypeId) -> &Sort {
        match &self.sorts[ty.0 as usize] {
            Sort::Unknown(number) => self.sort_of_unknown(*number),
            sort => sort,
        }
    }

    /// Interns a type. A type variable is anything.
    pub fn intern(&mut self, ty: &Type) -> TypeId {
        let ty = self.instantiate(ty, &[], &[]);
        self.looked_through(ty)
    }

    /// The type of the values of a type: through transparent types, up to one whose values are made.
    pub fn looked_through(&mut self, mut ty: TypeId) -> TypeId {
        // A transparent type may be nothing but itself.
        for _ in 0..MAX_LAYERS {
            if let Some(&maker) = self.makers.get(&ty) {
                return self.add(Sort::Made(maker));
            }
            let Sort::Data(data, args) = self.sort(ty) else { return ty };
            let declared = self.program.data(*data);
            if declared.guarded {
                let data = *data;
                return self.add(Sort::Guarded(data));
            }
            let [con] = declared.cons[..] else { return ty };
            if !declared.transparent {
                return ty;
            }
            let (program, data, args) = (self.program.clone(), *data, args.clone());
            let (declared, field) = (program.data(data), program.con(con).fields.first());
            ty = field.map_or(Types::ANY, |field| self.instantiate(field, &declared.params, &args));
        }
        Types::ANY
    }

    /// The type of data whose parameters are not known.
    pub fn data(&mut self, data: DataId) -> TypeId {
        let params = self.program.data(data).params.len();
        self.add(Sort::Data(data, vec![Types::ANY; params]))
    }

    /// The type of characters.
    pub fn char(&mut self) -> TypeId {
        self.add(Sort::Char)
    }

    /// The type of lists.
    pub fn list(&mut self, element: TypeId) -> TypeId {
        self.add(Sort::Data(builtin::LIST, vec![element]))
    }

    /// The type of functions.
    pub fn function(&mut self, from: TypeId, to: TypeId) -> TypeId {
        self.add(Sort::Function(from, to))
    }

    /// The constructors that values of a data type may have.
    pub fn constructors(&self, ty: TypeId) -> Cow<'_, [ConId]> {
        match self.sort(ty) {
            Sort::Data(data, _) if !self.indexed => Cow::Borrowed(&self.program.data(*data).cons),
            Sort::Data(data, args) => self.possible(*data, args),
            _ => Cow::Borrowed(&[]),
        }
    }

    /// The field types of a constructor of a data type, as far as the type says what they are.
    pub fn fields(&mut self, ty: TypeId, con: ConId) -> &[TypeId] {
        let ty = self.now(ty);
        let range = match self.fields.get(&(ty, con)) {
            Some(range) => range.clone(),
            None => self.compute_fields(ty, con),
        };
        &self.field_types[range.start as usize..range.end as usize]
    }

    /// What may be found inside the values of a type.
    pub fn contents(&mut self, ty: TypeId) -> Contents {
        if let Some(&known) = self.contents.get(&ty) {
            return known;
        }
        let mut found = Contents::default();
        let (mut todo, mut seen) = (vec![ty], vec![ty]);
        while let Some(inner) = todo.pop() {
            // What an unknown type is now says nothing of what it may be on another path.
            match &self.sorts[inner.0 as usize] {
                Sort::Double => found.double = true,
                Sort::Any | Sort::Made(_) | Sort::Guarded(_) | Sort::Unknown(_) => found.any = true,
                _ => {}
            }
            let cons = match &self.sorts[inner.0 as usize] {
                Sort::Data(data, _) => self.program.data(*data).cons.clone(),
                _ => Vec::new(),
            };
            for con in cons {
                for field in self.fields(inner, con).to_vec() {
                    if !seen.contains(&field) {
                        seen.push(field);
                        todo.push(field);
                    }
                }
            }
            if seen.len() > MAX_INSIDE {
                found = Contents { double: true, any: true };
                break;
            }
        }
        self.contents.insert(ty, found);
        found
    }

    fn compute_fields(&mut self, ty: TypeId, con: ConId) -> Range<u32> {
        let program = self.program.clone();
        let constructor = program.con(con);
        let args = match self.sort(ty) {
            Sort::Data(_, args) => args.clone(),
            _ => Vec::new(),
        };
        let params = &program.data(constructor.data).params;
        let fields: Vec<TypeId> =
            constructor.fields.iter().map(|field| self.instantiate(field, params, &args)).collect();
        let fields: Vec<TypeId> = fields.into_iter().map(|field| self.looked_through(field)).collect();
        let start = self.field_types.len() as u32;
        self.field_types.extend(fields);
        let range = start..self.field_types.len() as u32;
        self.fields.insert((ty, con), range.clone());
        range
    }

    fn instantiate(&mut self, ty: &Type, params: &[Name], args: &[TypeId]) -> TypeId {
        let sort = match ty {
            Type::Int => Sort::Int,
            Type::Integer => Sort::Integer,
            Type::Double => Sort::Double,
            Type::Char => Sort::Char,
            Type::Str => Sort::Str,
            Type::Any => Sort::Any,
            Type::Var(name) => {
                let position = params.iter().position(|param| param == name);
                return position.and_then(|at| args.get(at).copied()).unwrap_or(Types::ANY);
            }
            Type::Data(data, inner) => {
                Sort::Data(*data, inner.iter().map(|ty| self.instantiate(ty, params, args)).collect())
            }
            Type::Function(from, to) => {
                Sort::Function(self.instantiate(from, params, args), self.instantiate(to, params, args))
            }
            Type::Cell(of) | Type::Array(of) if self.program.interface.cells => {
                let of = self.instantiate(of, params, args);
                let of = self.looked_through(of);
                if matches!(ty, Type::Cell(_)) { Sort::Cell(of) } else { Sort::Array(of) }
            }
            Type::Cell(_) | Type::Array(_) => Sort::Storage,
        };
        self.add(sort)
    }

    fn add(&mut self, sort: Sort) -> TypeId {
        if let Some(&ty) = self.index.get(&sort) {
            return ty;
        }
        let ty = TypeId(self.sorts.len() as u32);
        self.sorts.push(sort.clone());
        self.index.insert(sort, ty);
        ty
    }
}
