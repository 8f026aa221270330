//! Constructors that say what the parameters of their type are (`I : a = Int`), and types that are unknown as yet.
//!
//! A constructor is possible if its equations have a solution together with what is known of the variable's type. When a
//! variable is bound to it, the solution becomes true: unknown types inside of the variable's type, which others share,
//! become what it says they are, until that is undone.

use super::{Sort, TypeId, Types};
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, Program, Type};
use snell_source::Name;
use std::borrow::Cow;

/// What an unknown type has become: the type, and what its values are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solved {
    ty: TypeId,
    values: TypeId,
}

/// A point to which unknown types can be set back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    unknowns: u32,
    solved: u32,
}

/// A type: of the constructor's declaration, or of a variable.
#[derive(Clone, Copy)]
enum Side<'p> {
    Declared(&'p Type),
    Known(TypeId),
}

/// A type as far as it is known.
enum Head<'p> {
    /// A type variable of the declaration.
    Var(Name),
    Unknown(u32),
    /// May be anything, and nobody keeps account of it.
    Any,
    Data(DataId, Vec<Side<'p>>),
    Function(Side<'p>, Side<'p>),
    /// Anything else, by its kind.
    Plain(u8),
}

/// What solves the equations of a constructor.
#[derive(Default)]
struct Solution<'p> {
    vars: FxHashMap<Name, Side<'p>>,
    /// In the order in which they were found.
    unknowns: Vec<(u32, Side<'p>)>,
}

impl Types {
    pub(crate) fn mark(&self) -> Mark {
        Mark { unknowns: self.unknowns.len() as u32, solved: self.solved.len() as u32 }
    }

    pub(crate) fn undo(&mut self, mark: Mark) {
        for number in self.solved.drain(mark.solved as usize..) {
            self.unknowns[number as usize] = None;
        }
        self.unknowns.truncate(mark.unknowns as usize);
    }

    /// The types of inputs that share their type variables.
    pub(crate) fn inputs(&mut self, types: &[Type]) -> Vec<TypeId> {
        if !self.indexed {
            return types.iter().map(|ty| self.intern(ty)).collect();
        }
        let (mut names, mut unknowns) = (Vec::new(), Vec::new());
        for ty in types {
            variables(ty, &mut names);
        }
        for _ in &names {
            unknowns.push(self.unknown());
        }
        let mut inputs = Vec::new();
        for ty in types {
            let ty = self.instantiate(ty, &names, &unknowns);
            inputs.push(self.looked_through(ty));
        }
        inputs
    }

    fn unknown(&mut self) -> TypeId {
        self.unknowns.push(None);
        self.add(Sort::Unknown(self.unknowns.len() as u32 - 1))
    }

    /// What an unknown type is now.
    pub(super) fn sort_of_unknown(&self, number: u32) -> &Sort {
        let mut number = number;
        while let Some(Some(solved)) = self.unknowns.get(number as usize) {
            match &self.sorts[solved.values.0 as usize] {
                Sort::Unknown(next) => number = *next,
                sort => return sort,
            }
        }
        &self.sorts[Types::ANY.0 as usize]
    }

    /// The type that an unknown type has become.
    pub(super) fn now(&self, mut ty: TypeId) -> TypeId {
        while let Sort::Unknown(number) = self.sorts[ty.0 as usize]
            && let Some(Some(solved)) = self.unknowns.get(number as usize)
        {
            ty = solved.values;
        }
        ty
    }

    /// Whether some constructor says what the parameters of its type are.
    pub(crate) fn is_indexed(&self) -> bool {
        self.indexed
    }

    /// Whether a type is one of data that may not have all constructors of its declaration.
    pub(crate) fn excludes(&self, ty: TypeId) -> bool {
        self.indexed && matches!(self.sort(ty), Sort::Data(..))
    }

    /// The constructors that a data type with these arguments may have.
    pub(super) fn possible(&self, data: DataId, args: &[TypeId]) -> Cow<'_, [ConId]> {
        let cons = &self.program.data(data).cons;
        if cons.iter().all(|&con| self.program.con(con).equations.is_empty()) {
            return Cow::Borrowed(cons);
        }
        let fits = |con: &ConId| self.solve(&self.program, *con, args).is_some();
        Cow::Owned(cons.iter().copied().filter(fits).collect())
    }

    /// The field types of a constructor that a variable of this type is bound to: its equations become true. Nothing if
    /// they can't.
    pub(crate) fn refine(&mut self, ty: TypeId, con: ConId) -> Option<&[TypeId]> {
        if !self.indexed {
            return Some(self.fields(ty, con));
        }
        let program = self.program.clone();
        let constructor = program.con(con);
        if constructor.equations.is_empty() && constructor.hidden.is_empty() {
            return Some(self.fields(ty, con));
        }
        let args = match self.sort(ty) {
            Sort::Data(_, args) => args.clone(),
            _ => Vec::new(),
        };
        let Solution { mut vars, unknowns } = self.solve(&program, con, &args)?;
        for name in &constructor.hidden {
            if !vars.contains_key(name) {
                let unknown = self.unknown();
                vars.insert(*name, Side::Known(unknown));
            }
        }
        for (number, side) in unknowns {
            let ty = self.built(side, &vars);
            let values = self.looked_through(ty);
            self.unknowns[number as usize] = Some(Solved { ty, values });
            self.solved.push(number);
        }
        self.scratch.clear();
        for field in &constructor.fields {
            let field = self.built(Side::Declared(field), &vars);
            let field = self.looked_through(field);
            self.scratch.push(field);
        }
        Some(&self.scratch)
    }

    /// The type that a side is, where all variables are known.
    fn built(&mut self, side: Side<'_>, vars: &FxHashMap<Name, Side<'_>>) -> TypeId {
        let ty = match side {
            Side::Known(ty) => return ty,
            Side::Declared(ty) => ty,
        };
        let sort = match ty {
            Type::Var(name) => match vars.get(name) {
                Some(&side) => return self.built(side, vars),
                None => return Types::ANY,
            },
            Type::Data(data, args) => {
                Sort::Data(*data, args.iter().map(|arg| self.built(Side::Declared(arg), vars)).collect())
            }
            Type::Function(from, to) => {
                let from = self.built(Side::Declared(from), vars);
                Sort::Function(from, self.built(Side::Declared(to), vars))
            }
            ty => return self.instantiate(ty, &[], &[]),
        };
        self.add(sort)
    }

    /// Solves the equations of a constructor for a data type with these arguments.
    fn solve<'p>(&self, program: &'p Program, con: ConId, args: &[TypeId]) -> Option<Solution<'p>> {
        let constructor = program.con(con);
        let mut solution = Solution::default();
        for (&param, &arg) in program.data(constructor.data).params.iter().zip(args) {
            solution.vars.insert(param, Side::Known(arg));
        }
        for (name, ty) in &constructor.equations {
            let right = Side::Declared(ty);
            let equal = match solution.vars.get(name) {
                Some(&left) => self.both(left, right, &mut solution),
                None => {
                    let head = self.head(right, &solution);
                    self.unify(Head::Var(*name), right, head, &mut solution)
                }
            };
            equal.then_some(())?;
        }
        Some(solution)
    }

    fn head<'p>(&self, mut side: Side<'p>, solution: &Solution<'p>) -> Head<'p> {
        loop {
            match side {
                Side::Declared(Type::Var(name)) => match solution.vars.get(name) {
                    Some(&known) => side = known,
                    None => return Head::Var(*name),
                },
                Side::Declared(ty) => return declared_head(ty),
                Side::Known(ty) => match &self.sorts[ty.0 as usize] {
                    Sort::Unknown(number) => {
                        let found = solution.unknowns.iter().find(|(of, _)| of == number).map(|(_, side)| *side);
                        let known = self.unknowns.get(*number as usize).copied().flatten();
                        match found.or(known.map(|solved| Side::Known(solved.ty))) {
                            Some(known) => side = known,
                            None => return Head::Unknown(*number),
                        }
                    }
                    Sort::Any => return Head::Any,
                    Sort::Data(data, args) => {
                        return Head::Data(*data, args.iter().map(|&arg| Side::Known(arg)).collect());
                    }
                    Sort::Function(from, to) => return Head::Function(Side::Known(*from), Side::Known(*to)),
                    Sort::Int => return declared_head(&Type::Int),
                    Sort::Integer => return declared_head(&Type::Integer),
                    Sort::Double => return declared_head(&Type::Double),
                    Sort::Char => return declared_head(&Type::Char),
                    Sort::Str => return declared_head(&Type::Str),
                    // Parameters of types are kept as they are written, not as what their values are.
                    Sort::Storage | Sort::Cell(_) | Sort::Array(_) | Sort::Made(_) | Sort::Guarded(_) => {
                        return Head::Any;
                    }
                },
            }
        }
    }

    /// Makes two types equal, if they can be; the second also as it stands, for others to refer to.
    fn unify<'p>(&self, left: Head<'p>, side: Side<'p>, right: Head<'p>, solution: &mut Solution<'p>) -> bool {
        match (left, right) {
            (Head::Any, _) | (_, Head::Any) => true,
            (Head::Var(a), Head::Var(b)) if a == b => true,
            (Head::Unknown(a), Head::Unknown(b)) if a == b => true,
            (Head::Var(name), _) => {
                let free = !self.mentions(side, &|head| matches!(head, Head::Var(other) if *other == name), solution);
                if free {
                    solution.vars.insert(name, side);
                }
                free
            }
            (Head::Unknown(number), _) => {
                let is_it = |head: &Head| matches!(head, Head::Unknown(other) if *other == number);
                let free = !self.mentions(side, &is_it, solution);
                if free {
                    solution.unknowns.push((number, side));
                }
                free
            }
            (Head::Data(a, of), Head::Data(b, with)) => {
                a == b && of.len() == with.len() && of.into_iter().zip(with).all(|(a, b)| self.both(a, b, solution))
            }
            (Head::Function(a, b), Head::Function(c, d)) => self.both(a, c, solution) && self.both(b, d, solution),
            (Head::Plain(a), Head::Plain(b)) => a == b,
            _ => false,
        }
    }

    fn both<'p>(&self, left: Side<'p>, right: Side<'p>, solution: &mut Solution<'p>) -> bool {
        let (head, other) = (self.head(left, solution), self.head(right, solution));
        match (&head, &other) {
            (Head::Var(_) | Head::Unknown(_), _) => self.unify(head, right, other, solution),
            (_, Head::Var(_) | Head::Unknown(_)) => self.unify(other, left, head, solution),
            _ => self.unify(head, right, other, solution),
        }
    }

    fn mentions<'p>(&self, side: Side<'p>, is_it: &dyn Fn(&Head) -> bool, solution: &Solution<'p>) -> bool {
        let head = self.head(side, solution);
        is_it(&head)
            || match head {
                Head::Data(_, args) => args.into_iter().any(|arg| self.mentions(arg, is_it, solution)),
                Head::Function(from, to) => self.mentions(from, is_it, solution) || self.mentions(to, is_it, solution),
                _ => false,
            }
    }
}

fn declared_head(ty: &Type) -> Head<'_> {
    match ty {
        Type::Var(name) => Head::Var(*name),
        Type::Data(data, args) => Head::Data(*data, args.iter().map(Side::Declared).collect()),
        Type::Function(from, to) => Head::Function(Side::Declared(from), Side::Declared(to)),
        Type::Int => Head::Plain(0),
        Type::Integer => Head::Plain(1),
        Type::Double => Head::Plain(2),
        Type::Char => Head::Plain(3),
        Type::Str => Head::Plain(4),
        Type::Any | Type::Cell(_) | Type::Array(_) => Head::Any,
    }
}

/// The type variables of a type, in order, each once.
fn variables(ty: &Type, names: &mut Vec<Name>) {
    match ty {
        Type::Var(name) if !names.contains(name) => names.push(*name),
        Type::Data(_, args) => args.iter().for_each(|arg| variables(arg, names)),
        Type::Function(from, to) => {
            variables(from, names);
            variables(to, names);
        }
        Type::Cell(of) | Type::Array(of) => variables(of, names),
        _ => {}
    }
}
