//! Inputs: every value of a type, or one that is given.

use crate::interpretation::Abstract;
use crate::knowledge::Place;
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use crate::whole::Whole;
use snell_core_ir::{ConId, DataId, Program, Type};
use snell_graph::{Datum, Part};
use snell_lattice::{Element, Flat};

/// A type nested more deeply, or one too many (a data type may use itself at ever larger types), is taken as `Any`.
const MAX_TYPES: usize = 256;
const MAX_DEPTH: usize = 16;

impl Abstract {
    /// The address that holds every value of a type.
    pub(crate) fn of_type(&mut self, ty: &Type) -> Addr {
        let mut todo = Vec::new();
        let addr = self.type_addr(ty, &mut todo);
        while let Some((ty, addr)) = todo.pop() {
            let content = self.type_content(&ty, &mut todo);
            self.known.found(addr, content);
        }
        addr
    }

    fn type_addr(&mut self, ty: &Type, todo: &mut Vec<(Type, Addr)>) -> Addr {
        let too_many = self.types >= MAX_TYPES || depth(ty) > MAX_DEPTH;
        let ty = match ty {
            Type::Var(_) => &Type::Any,
            ty if too_many && !self.known.has(&Place::Type(ty.clone())) => &Type::Any,
            ty => ty,
        };
        let place = Place::Type(ty.clone());
        let known = self.known.has(&place);
        let addr = self.known.addr(place);
        if !known {
            self.types += 1;
            todo.push((ty.clone(), addr));
        }
        addr
    }

    fn type_content(&mut self, ty: &Type, todo: &mut Vec<(Type, Addr)>) -> Element {
        let mut heads = Heads::default();
        let looked_through = looked_through(&self.code.program, ty);
        match &looked_through {
            Type::Int => heads.whole = Whole::int(),
            Type::Integer => heads.whole = Whole::integer(),
            Type::Double => heads.double = Flat::Any,
            Type::Char => heads.char = Flat::Any,
            Type::Str => heads.text = Flat::Any,
            Type::Function(_, to) => {
                let results = self.type_addr(to, todo);
                heads.objects.insert(self.known.object(Object::Unknown(results)));
            }
            Type::Cell(of) => {
                let content = self.type_addr(of, todo);
                heads.objects.insert(self.known.object(Object::Cell(content)));
            }
            Type::Array(of) => {
                let (length, content) = (self.type_addr(&Type::Int, todo), self.type_addr(of, todo));
                heads.objects.insert(self.known.object(Object::Array(length, content)));
            }
            Type::Data(data, args) => {
                for con in self.code.clone().program.data(*data).cons.iter().copied() {
                    let object = self.data_con(con, *data, args, todo);
                    heads.objects.insert(object);
                }
            }
            Type::Any | Type::Var(_) => heads = self.anything(todo),
        }
        self.known.sets.intern(heads)
    }

    fn data_con(&mut self, con: ConId, data: DataId, args: &[Type], todo: &mut Vec<(Type, Addr)>) -> ObjectId {
        let code = self.code.clone();
        let params = &code.program.data(data).params;
        let mut fields = Vec::new();
        for field in &code.program.con(con).fields {
            let field = field.substitute(&|name| {
                let at = params.iter().position(|&param| param == name);
                at.and_then(|at| args.get(at)).cloned().unwrap_or(Type::Any)
            });
            fields.push(self.type_addr(&field, todo));
        }
        self.known.object(Object::Con(con, fields.into()))
    }

    /// Every number, every constructor of the program with anything in it, a function that gives anything, storage
    /// of anything.
    fn anything(&mut self, todo: &mut Vec<(Type, Addr)>) -> Heads {
        let mut heads = Heads::all_atoms();
        let any = self.type_addr(&Type::Any, todo);
        let length = self.type_addr(&Type::Int, todo);
        let arities = self.code.con_arity.clone();
        for (con, &arity) in arities.iter().enumerate() {
            let fields = vec![any; arity as usize].into();
            heads.objects.insert(self.known.object(Object::Con(ConId(con as u32), fields)));
        }
        for object in [Object::Unknown(any), Object::Cell(any), Object::Array(length, any)] {
            heads.objects.insert(self.known.object(object));
        }
        heads
    }

    /// What others may write to where this is: values of the types of what is there in languages in which everything that one
    /// variable holds has one type, be it a type of all values.
    pub(crate) fn storable(&mut self, content: Addr) -> Vec<Type> {
        let program = &self.code.program;
        if program.interface.module.is_none() && !program.interface.cells {
            return vec![Type::Any];
        }
        let element = self.known.read(content);
        let heads = self.known.sets.share(element);
        let mut types: Vec<Type> = Vec::new();
        for object in heads.objects.iter() {
            let Some(con) = self.known.get(object).con() else { return vec![Type::Any] };
            let data = self.code.program.con(con).data;
            let args = vec![Type::Any; self.code.program.data(data).params.len()];
            let ty = Type::Data(data, args);
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        if types.is_empty() { vec![Type::Any] } else { types }
    }

    /// The value of a tree. What the tree does not say may be anything.
    pub(crate) fn load(&mut self, datum: &Datum) -> Value {
        let mut done: Vec<Value> = Vec::new();
        // From the back, so that the fields of a constructor are there before it is.
        for part in datum.parts().iter().rev() {
            let value = match part {
                Part::Con(con, _) => {
                    let fields = done.split_off(done.len() - part.width());
                    let fields: Vec<Addr> = fields.into_iter().rev().map(|field| self.input_addr(field)).collect();
                    self.object(Object::Con(*con, fields.into()))
                }
                // Elements and their number are anything.
                Part::Array(_) | Part::Cell(_) => {
                    done.truncate(done.len() - part.width());
                    Value::Ref(self.of_type(&Type::Any))
                }
                Part::Integer(n) => self.known.set(Heads::integer(n.clone())),
                Part::Double(d) => self.known.set(Heads { double: Flat::Exactly(d.to_bits()), ..Heads::default() }),
                Part::Char(c) => self.known.set(Heads { char: Flat::Exactly(*c), ..Heads::default() }),
                Part::Str(text) => self.known.set(Heads { text: Flat::Exactly(text.clone()), ..Heads::default() }),
                Part::Function(_) => {
                    let any = self.of_type(&Type::Any);
                    self.object(Object::Unknown(any))
                }
                Part::Hole | Part::More | Part::Closure | Part::Storage => Value::Ref(self.of_type(&Type::Any)),
            };
            done.push(value);
        }
        done.pop().unwrap_or(Value::Set(Element::LEAST))
    }

    fn input_addr(&mut self, value: Value) -> Addr {
        match value {
            Value::Ref(addr) => addr,
            Value::Set(element) => {
                self.inputs += 1;
                let addr = self.known.addr(Place::Input(self.inputs));
                self.known.found(addr, element);
                addr
            }
        }
    }
}

/// The type of the values of a type: through transparent ones, each of which may contain itself.
pub(crate) fn looked_through(program: &Program, ty: &Type) -> Type {
    let mut ty = ty.clone();
    for _ in 0..MAX_DEPTH {
        match program.content(&ty) {
            Some(content) => ty = content,
            None => return ty,
        }
    }
    Type::Any
}

fn depth(ty: &Type) -> usize {
    let mut deepest = 0;
    let mut todo = vec![(ty, 1)];
    while let Some((ty, at)) = todo.pop() {
        deepest = deepest.max(at);
        match ty {
            Type::Data(_, args) => todo.extend(args.iter().map(|arg| (arg, at + 1))),
            Type::Function(from, to) => todo.extend([(&**from, at + 1), (&**to, at + 1)]),
            Type::Cell(of) | Type::Array(of) => todo.push((of, at + 1)),
            _ => {}
        }
    }
    deepest
}
