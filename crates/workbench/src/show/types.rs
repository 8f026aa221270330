//! The types of parts of values, as far as they are known.

use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, Program, Type};
use snell_source::Name;
use std::rc::Rc;

/// Larger types count as unknown: those of irregular data types double in size with each level of a value.
const MAX_SIZE: usize = 200;

/// A type of [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct TypeId(u32);

impl TypeId {
    /// Not known.
    pub(super) const ANY: TypeId = TypeId(0);
}

/// Types met so far, each once.
pub(super) struct Types<'p> {
    program: &'p Program,
    list: Vec<Type>,
    index: FxHashMap<Type, TypeId>,
    fields: FxHashMap<(TypeId, ConId), Rc<[TypeId]>>,
}

impl<'p> Types<'p> {
    pub(super) fn new(program: &'p Program) -> Types<'p> {
        let index = FxHashMap::from_iter([(Type::Any, TypeId::ANY)]);
        Types { program, list: vec![Type::Any], index, fields: FxHashMap::default() }
    }

    pub(super) fn id(&mut self, ty: Option<&Type>) -> TypeId {
        ty.map_or(TypeId::ANY, |ty| self.intern(ty.clone()))
    }

    pub(super) fn is_integer(&self, ty: TypeId) -> bool {
        matches!(self.list[ty.0 as usize], Type::Integer)
    }

    pub(super) fn is_char(&self, ty: TypeId) -> bool {
        matches!(self.list[ty.0 as usize], Type::Char)
    }

    /// The type.
    pub(super) fn get(&self, ty: TypeId) -> &Type {
        &self.list[ty.0 as usize]
    }

    /// A constructor without fields of a type that is neither transparent nor guarded.
    pub(super) fn constant(&self, ty: TypeId) -> Option<ConId> {
        let data = self.program.data(self.data(ty)?);
        let bare = |con: &&ConId| self.program.con(**con).fields.is_empty();
        data.cons.iter().find(bare).copied().filter(|_| !data.guarded)
    }

    /// The data type.
    pub(super) fn data(&self, ty: TypeId) -> Option<DataId> {
        match self.list[ty.0 as usize] {
            Type::Data(data, _) => Some(data),
            _ => None,
        }
    }

    /// The constructor of a transparent type, and the type of its field.
    pub(super) fn content(&mut self, ty: TypeId) -> Option<(ConId, TypeId)> {
        let content = self.program.content(&self.list[ty.0 as usize])?;
        let con = *self.program.data(self.data(ty)?).cons.first()?;
        Some((con, self.intern(content)))
    }

    /// The elements of an array.
    pub(super) fn element(&mut self, ty: TypeId) -> Option<TypeId> {
        match self.list[ty.0 as usize].clone() {
            Type::Array(of) => Some(self.intern(*of)),
            _ => None,
        }
    }

    /// Argument and result of a function.
    pub(super) fn function(&mut self, ty: TypeId) -> (TypeId, TypeId) {
        let Type::Function(from, to) = self.list[ty.0 as usize].clone() else { return (TypeId::ANY, TypeId::ANY) };
        (self.intern(*from), self.intern(*to))
    }

    /// The fields of a constructor in a value of this type.
    pub(super) fn fields(&mut self, ty: TypeId, con: ConId) -> Rc<[TypeId]> {
        if let Some(known) = self.fields.get(&(ty, con)) {
            return known.clone();
        }
        let Some(constructor) = self.program.cons.get(con.index()) else { return Rc::from([]) };
        let data = self.program.data(constructor.data);
        let args = match &self.list[ty.0 as usize] {
            Type::Data(of, args) if *of == constructor.data => args.clone(),
            _ => Vec::new(),
        };
        let known: FxHashMap<Name, Type> = data.params.iter().copied().zip(args.iter().cloned()).collect();
        let solved = match constructor.equations.is_empty() {
            true => None,
            false => self.program.field_types(con, &args),
        };
        let fields: Rc<[TypeId]> = solved
            .as_deref()
            .unwrap_or(&constructor.fields)
            .iter()
            .map(|field| {
                let mut budget = MAX_SIZE;
                let field = instantiate(field, &known, &mut budget);
                if budget == 0 { TypeId::ANY } else { self.intern(field) }
            })
            .collect();
        self.fields.insert((ty, con), fields.clone());
        fields
    }

    fn intern(&mut self, ty: Type) -> TypeId {
        let next = TypeId(self.list.len() as u32);
        let id = *self.index.entry(ty.clone()).or_insert(next);
        if id == next {
            self.list.push(ty);
        }
        id
    }
}

fn instantiate(ty: &Type, known: &FxHashMap<Name, Type>, budget: &mut usize) -> Type {
    *budget = budget.saturating_sub(1);
    if *budget == 0 {
        return Type::Any;
    }
    match ty {
        Type::Var(name) => match known.get(name) {
            Some(ty) => instantiate(ty, &FxHashMap::default(), budget),
            None => Type::Any,
        },
        Type::Data(data, args) => Type::Data(*data, args.iter().map(|arg| instantiate(arg, known, budget)).collect()),
        Type::Function(from, to) => Type::function(instantiate(from, known, budget), instantiate(to, known, budget)),
        Type::Cell(of) => Type::Cell(Box::new(instantiate(of, known, budget))),
        Type::Array(of) => Type::Array(Box::new(instantiate(of, known, budget))),
        simple => simple.clone(),
    }
}
