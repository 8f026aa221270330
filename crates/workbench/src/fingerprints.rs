//! What a property depends on, as one number: it changes when some code changes that the property can reach.

use crate::load::Loaded;
use crate::saved::fingerprint;
use rustc_hash::FxHashMap;
use snell_core_ir::{Atom, ConId, DataId, Expr, ExprId, GlobalId, Pattern, Program, Property, Rhs, Type, VarId};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A number for each property, in their order. Comments, layout and code that it can't reach do not change it.
pub fn fingerprints(loaded: &Loaded, properties: &[&Property]) -> Vec<u64> {
    let program = &loaded.program;
    let mut known: FxHashMap<GlobalId, Definition> = FxHashMap::default();
    let mut of = |property: &&Property| {
        let mut todo: Vec<GlobalId> = property.check.into_iter().collect();
        // Inputs may be made by functions of the program.
        todo.extend(&program.makers);
        let mut seen: BTreeSet<GlobalId> = todo.iter().copied().collect();
        let mut texts: BTreeSet<&str> = BTreeSet::new();
        let mut datas: BTreeSet<DataId> = BTreeSet::new();
        while let Some(id) = todo.pop() {
            let definition = known.entry(id).or_insert_with(|| Reading::of(program, id));
            datas.extend(&definition.datas);
            todo.extend(definition.uses.iter().filter(|used| seen.insert(**used)));
        }
        texts.extend(seen.iter().filter_map(|id| known.get(id)).map(|definition| definition.text.as_str()));
        let mut all = texts.into_iter().collect::<Vec<_>>().join("\n");
        // What values of its types are is part of what it depends on.
        let declared: BTreeSet<String> =
            reachable(program, datas).into_iter().map(|id| declaration(program, id)).collect();
        all.extend(declared);
        fingerprint(all.as_bytes())
    };
    properties.iter().map(&mut of).collect()
}

/// What one definition says, with names for everything but its own variables.
struct Definition {
    text: String,
    uses: Vec<GlobalId>,
    datas: Vec<DataId>,
}

/// Reads a definition.
struct Reading<'p> {
    program: &'p Program,
    found: Definition,
    /// Local variables by when they were met.
    vars: FxHashMap<VarId, usize>,
}

impl<'p> Reading<'p> {
    fn of(program: &'p Program, id: GlobalId) -> Definition {
        let found = Definition { text: String::new(), uses: Vec::new(), datas: Vec::new() };
        let mut reading = Reading { program, found, vars: FxHashMap::default() };
        let global = program.global(id);
        reading.word(program.name(global.name));
        if let Some(ty) = &global.ty {
            reading.ty(ty);
        }
        reading.binders(&global.params);
        let mut todo = vec![global.body];
        while let Some(expr) = todo.pop() {
            reading.expr(expr, &mut todo);
        }
        reading.found
    }

    fn word(&mut self, word: &str) {
        self.found.text.push_str(word);
        self.found.text.push(' ');
    }

    fn binders(&mut self, vars: &[VarId]) {
        for &var in vars {
            self.var(var);
        }
        self.word(".");
    }

    fn var(&mut self, var: VarId) {
        let next = self.vars.len();
        let number = *self.vars.entry(var).or_insert(next);
        let _ = write!(self.found.text, "%{number} ");
    }

    fn con(&mut self, con: ConId) {
        self.found.datas.push(self.program.con(con).data);
        self.word(self.program.name(self.program.con(con).name));
    }

    fn ty(&mut self, ty: &Type) {
        let text = written(self.program, ty, &mut self.found.datas);
        self.word(&text);
    }

    fn atoms<'a>(&mut self, atoms: impl IntoIterator<Item = &'a Atom>) {
        for atom in atoms {
            match atom {
                Atom::Var(var) => self.var(*var),
                Atom::Global(id) => {
                    self.found.uses.push(*id);
                    self.word(self.program.name(self.program.global(*id).name));
                }
                Atom::Lit(literal) => self.word(&format!("{literal:?}")),
            }
        }
        self.word(";");
    }

    fn expr(&mut self, id: ExprId, todo: &mut Vec<ExprId>) {
        let program = self.program;
        match program.expr(id) {
            Expr::Atom(atom) => self.atoms([atom]),
            Expr::Call { function, args } => {
                self.word("call");
                self.atoms([function].into_iter().chain(args));
            }
            Expr::Construct { con, args } => {
                self.con(*con);
                self.atoms(args);
            }
            Expr::Prim { op, args } => {
                self.word(&format!("{op:?}"));
                self.atoms(args);
            }
            Expr::Let { bindings, body } => {
                self.word("let");
                todo.push(*body);
                for binding in bindings {
                    self.var(binding.var);
                    match &binding.rhs {
                        Rhs::Lambda { params, body } => {
                            self.binders(params);
                            todo.push(*body);
                        }
                        Rhs::Thunk(body) => todo.push(*body),
                        Rhs::Construct { con, args } => {
                            self.con(*con);
                            self.atoms(args);
                        }
                    }
                }
            }
            Expr::Case { scrutinee, binder, alts, default } => {
                self.word("case");
                self.var(*binder);
                todo.extend(default.iter());
                for alt in alts {
                    match &alt.pattern {
                        Pattern::Con(con, fields) => {
                            self.con(*con);
                            self.binders(fields);
                        }
                        Pattern::Lit(literal) => self.word(&format!("{literal:?}")),
                    }
                    todo.push(alt.body);
                }
                self.word(if default.is_some() { "default" } else { "of" });
                todo.push(*scrutinee);
            }
            Expr::Fresh(ty) => {
                self.word("fresh");
                self.ty(ty);
            }
            Expr::Assume { condition, body } => {
                self.word("assume");
                self.atoms([condition]);
                todo.push(*body);
            }
            Expr::Assert { label, condition, body } => {
                self.word("assert");
                self.word(&program.label(*label).text);
                self.atoms([condition]);
                todo.push(*body);
            }
            Expr::Error(label) => {
                self.word("error");
                self.word(&program.label(*label).text);
            }
        }
    }
}

/// A type with the names of its data types, which are noted.
fn written(program: &Program, ty: &Type, datas: &mut Vec<DataId>) -> String {
    let list = |types: &[Type], datas: &mut Vec<DataId>| {
        types.iter().map(|ty| written(program, ty, datas)).collect::<Vec<_>>().join(" ")
    };
    match ty {
        Type::Data(data, args) => {
            datas.push(*data);
            let args = list(args, datas);
            format!("({} {args})", program.name(program.data(*data).name))
        }
        Type::Function(from, to) => {
            let from = written(program, from, datas);
            format!("({from} -> {})", written(program, to, datas))
        }
        Type::Cell(of) => format!("(Cell {})", written(program, of, datas)),
        Type::Array(of) => format!("(Array {})", written(program, of, datas)),
        Type::Var(name) => program.name(*name).to_owned(),
        simple => format!("{simple:?}"),
    }
}

/// Data types, and those that their fields mention.
fn reachable(program: &Program, datas: BTreeSet<DataId>) -> BTreeSet<DataId> {
    let mut todo: Vec<DataId> = datas.iter().copied().collect();
    let mut seen = datas;
    while let Some(id) = todo.pop() {
        let mut inside = Vec::new();
        for field in program.data(id).cons.iter().flat_map(|&con| &program.con(con).fields) {
            written(program, field, &mut inside);
        }
        todo.extend(inside.into_iter().filter(|id| seen.insert(*id)));
    }
    seen
}

fn declaration(program: &Program, id: DataId) -> String {
    let data = program.data(id);
    let mut text = format!("data {} {} {}", program.name(data.name), data.transparent, data.guarded);
    for &con in &data.cons {
        let con = program.con(con);
        let _ = write!(text, " | {}", program.name(con.name));
        for field in &con.fields {
            let _ = write!(text, " {}", written(program, field, &mut Vec::new()));
        }
        for (name, ty) in &con.equations {
            let _ = write!(text, " {}={}", program.name(*name), written(program, ty, &mut Vec::new()));
        }
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;

    fn of(text: &str) -> Vec<u64> {
        let loaded = load("t.core", text.as_bytes()).unwrap_or_else(|refused| panic!("{refused:?}"));
        let all: Vec<&Property> =
            loaded.properties.iter().filter(|property| property.name.starts_with("prop_")).collect();
        fingerprints(&loaded, &all)
    }

    #[test]
    fn only_what_is_reached_matters() {
        let program = "prop_a x = f x; prop_b x = g x; f x = h x; g x = x; h x = int.eq x 1;";
        let (before, same) = (of(program), of(&program.replace("; ", ";\n  ")));
        assert_eq!(before, same);
        let after = of(&program.replace("int.eq x 1", "int.eq x 2"));
        assert!(before[0] != after[0] && before[1] == after[1]);
    }

    #[test]
    fn names_of_variables_do_not_matter_and_types_do() {
        let program =
            "data T = A | B Int; prop_t : T -> Bool; prop_t x = case x of y { A -> True; B n -> int.eq n 1 };";
        let renamed = of(&program.replace(" n", " m").replace('y', "z"));
        assert_eq!(of(program), renamed);
        assert_ne!(of(program), of(&program.replace("B Int", "B Integer")));
        assert_ne!(of(program), of(&program.replace("data T = A | B Int", "data T = A | B Int | C")));
    }

    #[test]
    fn definitions_before_do_not_matter() {
        let program = "prop_a x = f x; f x = int.eq x 1;";
        assert_eq!(of(program), of(&format!("g x = x; data U = U; {program}")));
    }
}
