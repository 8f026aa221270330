//! Up to where inputs were seen, in terms of the inputs.

use snell_core_ir::{DataId, GlobalId, Program, Type, builtin};
use snell_search::Magnitude;
use std::collections::BTreeSet;

/// What was seen of the inputs of a function if everything was that measures less: `list of up to 5 elements`.
/// Nothing if that is not worth saying.
pub fn seen(program: &Program, entry: GlobalId, below: Magnitude) -> Option<String> {
    let signature = program.global(entry).ty.as_ref()?;
    let mut kinds = Kinds {
        program,
        structures: Vec::new(),
        numbers: Vec::new(),
        met: BTreeSet::new(),
        inside: 0,
        parametric: program.interface.module.is_some(),
        unsayable: false,
    };
    for argument in program.arguments(signature).0 {
        kinds.argument(argument);
    }
    if kinds.unsayable {
        return None;
    }
    if below.0.contains(&u64::MAX) {
        return None;
    }
    let [structure, above, away] = below.0.map(|least| least.saturating_sub(1));
    let (most, numbers) = match (structure, above, away) {
        (1.., ..) => (structure, None),
        (0, 1.., _) => (above, Some(format!("up to {above}"))),
        (0, 0, 1..) => (away, Some(format!("from -{away} to {away}"))),
        (0, 0, 0) => return None,
    };
    let mut said: Vec<String> = kinds.structures.iter().map(|kind| kind.up_to(most)).collect();
    if said.len() > MANY_KINDS {
        said = vec![format!("input of up to {most} parts")];
    }
    if let Some(numbers) = numbers {
        said.extend(kinds.numbers.iter().map(|name| format!("{name} {numbers}")));
    }
    let last = said.pop()?;
    Some(match said.is_empty() {
        true => last,
        false => format!("{} and {last}", said.join(", ")),
    })
}

/// More kinds of structures are not listed.
const MANY_KINDS: usize = 3;

/// More transparent types inside of each other are one that contains itself.
const MAX_LAYERS: u32 = 100;

/// A kind of structure and what its size counts.
#[derive(Clone, PartialEq)]
struct Kind {
    name: String,
    unit: &'static str,
}

impl Kind {
    fn up_to(&self, most: u64) -> String {
        let unit = match (most, self.unit) {
            (1, "entries") => "entry",
            (1, unit) => unit.trim_end_matches('s'),
            (_, unit) => unit,
        };
        format!("{} of up to {most} {unit}", self.name)
    }
}

/// What the arguments of a function consist of.
struct Kinds<'p> {
    program: &'p Program,
    structures: Vec<Kind>,
    /// Types of arguments that are numbers.
    numbers: Vec<String>,
    met: BTreeSet<DataId>,
    /// How many declarations of types are being looked into.
    inside: u32,
    /// Nothing can look at what has a variable for its type: true of a language whose types are checked.
    parametric: bool,
    /// Something is measured for which there are no words.
    unsayable: bool,
}

impl Kinds<'_> {
    fn argument(&mut self, ty: Type) {
        let mut value = ty.clone();
        for _ in 0..MAX_LAYERS {
            match self.program.content(&value) {
                Some(content) => value = content,
                None => break,
            }
        }
        let name = match (&ty, value) {
            (Type::Data(data, _), Type::Int | Type::Integer) => self.name(*data),
            (_, Type::Int) => "Int".to_owned(),
            (_, Type::Integer) => "Integer".to_owned(),
            _ => return self.structure(&ty),
        };
        if !self.numbers.contains(&name) {
            self.numbers.push(name);
        }
    }

    fn structure(&mut self, ty: &Type) {
        match ty {
            // Whatever looks at it first says what it is.
            Type::Any => self.unsayable = true,
            Type::Var(_) if self.inside == 0 => self.unsayable |= !self.parametric,
            Type::Data(builtin::LIST, args) => match args.as_slice() {
                [Type::Char] => self.add("string".into(), "characters"),
                elements => {
                    self.add("list".into(), "elements");
                    elements.iter().for_each(|element| self.structure(element));
                }
            },
            Type::Data(data, args) => {
                args.iter().for_each(|arg| self.structure(arg));
                self.data(*data);
            }
            Type::Str => self.add("string".into(), "characters"),
            Type::Array(element) => {
                self.add("array".into(), "elements");
                self.structure(element);
            }
            Type::Cell(content) => self.structure(content),
            Type::Function(_, to) => {
                self.add("function".into(), "entries");
                self.structure(to);
            }
            _ => {}
        }
    }

    fn data(&mut self, data: DataId) {
        if !self.met.insert(data) {
            return;
        }
        let declared = self.program.data(data);
        if declared.guarded {
            let name = self.name(data);
            return match (name.as_str(), self.made_of(data)) {
                (_, Some(Type::Int | Type::Integer | Type::Double | Type::Char)) => {}
                ("Map" | "IntMap", _) => self.add(name, "entries"),
                ("Text", _) => self.add(name, "characters"),
                ("Array" | "UArray", _) | (_, Some(Type::Data(builtin::LIST, _))) => self.add(name, "elements"),
                _ => self.unsayable = true,
            };
        }
        if self.program.is_recursive(data) && !declared.transparent {
            self.add(self.name(data), "constructors");
        }
        // Parameters of the type are looked at where it is applied.
        self.inside += 1;
        for &con in &declared.cons {
            let con = self.program.con(con);
            self.unsayable |= !con.hidden.is_empty();
            con.fields.iter().for_each(|field| self.structure(field));
        }
        self.inside -= 1;
    }

    fn add(&mut self, name: String, unit: &'static str) {
        let kind = Kind { name, unit };
        if !self.structures.contains(&kind) {
            self.structures.push(kind);
        }
    }

    fn name(&self, data: DataId) -> String {
        let name = self.program.name(self.program.data(data).name);
        name.rsplit('.').next().unwrap_or(name).to_owned()
    }

    /// What inputs of a type are made of, if they are made.
    fn made_of(&self, data: DataId) -> Option<&Type> {
        self.program.makers.iter().find_map(|&maker| match &self.program.global(maker).ty {
            Some(Type::Function(from, to)) if matches!(&**to, Type::Data(to, _) if *to == data) => Some(&**from),
            _ => None,
        })
    }
}
