//! What a program is entered by.

use super::AuditRequest;
use crate::cover::{inputs, is_action};
use crate::entry::{find, is_form, said};
use crate::load::{Loaded, Refused};
use snell_core_ir::{Expr, ExprId, Global, GlobalId, MAIN, PROPERTY, Rhs, Type};
use snell_graph::Datum;
use snell_interp_abstract::AbstractInput;
use snell_report::LedgerEntry;
use snell_source::Span;
use std::collections::BTreeSet;

/// What is called from outside.
pub(super) struct Entries {
    /// The definitions.
    pub called: Vec<GlobalId>,
    /// Their names, as people write them.
    pub names: Vec<String>,
    /// Whether the program is all there is: it is run, and no other module uses it.
    pub whole: bool,
    /// What the program is applied to: the world.
    pub world: Vec<Datum>,
    /// What could not be entered.
    pub ledger: Vec<LedgerEntry>,
}

/// Those that are asked for; else the program, if there is one; else what other modules can use, or everything.
pub(super) fn entries(loaded: &Loaded, request: &AuditRequest) -> Result<Entries, Refused> {
    let program = &loaded.program;
    let mut entries =
        Entries { called: Vec::new(), names: Vec::new(), whole: false, world: Vec::new(), ledger: Vec::new() };
    if !request.entries.is_empty() {
        for name in &request.entries {
            entries.add(loaded, find(loaded, name)?, name);
        }
        return Ok(entries);
    }
    let properties = || loaded.properties.iter().filter(|property| property.name.starts_with(PROPERTY));
    if let Some(main) = whole(loaded).filter(|_| !request.library) {
        entries.whole = true;
        entries.world = inputs(program, main).iter().filter_map(|ty| token(loaded, ty)).collect();
        entries.add(loaded, main, "main");
        for property in properties() {
            property.check.into_iter().for_each(|check| entries.add(loaded, check, &property.name));
        }
        return Ok(entries);
    }
    let exported = &program.interface.exported;
    for (name, global) in definitions(loaded) {
        let Some(global) = global else {
            let reason = "no instances are known for its type".into();
            entries.ledger.push(LedgerEntry::Skipped { definition: name, reason });
            continue;
        };
        if exported.is_empty() || exported.contains(&global) || request.library || name.starts_with(PROPERTY) {
            entries.add(loaded, global, said(&name));
        }
    }
    methods(loaded).into_iter().for_each(|method| entries.method(loaded, method));
    Ok(entries)
}

impl Entries {
    fn add(&mut self, loaded: &Loaded, global: GlobalId, name: &str) {
        if self.called.contains(&global) {
            return;
        }
        self.called.push(global);
        self.names.push(name.to_owned());
        let of = loaded.program.name(loaded.program.global(global).name);
        let remarks = loaded.remarks.iter().filter(|(definition, _)| definition == of);
        self.ledger.extend(remarks.map(|(name, text)| LedgerEntry::Note { text: format!("{name}: {text}") }));
    }

    fn method(&mut self, loaded: &Loaded, global: GlobalId) {
        let name = loaded.program.name(loaded.program.global(global).name).to_owned();
        self.add(loaded, global, &name);
    }

    /// The entries with everything they may be given.
    pub(super) fn applied(&self, loaded: &Loaded) -> Vec<(GlobalId, Vec<AbstractInput>)> {
        self.called.iter().map(|&entry| (entry, any_input(loaded, entry))).collect()
    }
}

/// Every value of the types of a definition's arguments, also of those that its type says and its code does not.
pub(super) fn any_input(loaded: &Loaded, entry: GlobalId) -> Vec<AbstractInput> {
    let mut types = inputs(&loaded.program, entry);
    let params = loaded.program.global(entry).params.len();
    types.resize(types.len().max(params), Type::Any);
    types.into_iter().map(AbstractInput::OfType).collect()
}

/// What runs the whole program, if the file is one.
fn whole(loaded: &Loaded) -> Option<GlobalId> {
    let program = &loaded.program;
    if let Some(main) = program.find_global(MAIN).filter(|_| loaded.is_program() && !program.has_names()) {
        return does_something(loaded, main).then_some(main);
    }
    // What Haskell runs handles every failure in order to report it; the user's own main does not.
    let is_run = |main: &GlobalId| loaded.is_program() && is_action(program, *main);
    if let Some(main) = program.find_global("main").filter(is_run) {
        return Some(main);
    }
    program.find_global("main").filter(|&main| program.global(main).params.is_empty())
}

/// The only value of a type that has one.
fn token(loaded: &Loaded, ty: &Type) -> Option<Datum> {
    let Type::Data(data, _) = ty else { return None };
    match loaded.program.data(*data).cons[..] {
        [con] if loaded.program.con(con).fields.is_empty() => Some(Datum::con(con, [])),
        _ => None,
    }
}

/// Whether a whole program has more to it than definitions.
fn does_something(loaded: &Loaded, main: GlobalId) -> bool {
    let program = &loaded.program;
    let defined: BTreeSet<Span> = program.globals.iter().map(|global| global.span).collect();
    let mut todo = vec![program.global(main).body];
    while let Some(id) = todo.pop() {
        let span = program.span(id);
        let own = loaded.sources.file(span.file).is_some();
        match program.expr(id) {
            _ if own && !defined.contains(&span) => return true,
            Expr::Let { bindings, body } => {
                todo.push(*body);
                todo.extend(bindings.iter().filter_map(|binding| match binding.rhs {
                    Rhs::Lambda { body, .. } | Rhs::Thunk(body) => Some(body),
                    Rhs::Construct { .. } => None,
                }));
            }
            Expr::Case { scrutinee, alts, default, .. } => {
                todo.push(*scrutinee);
                todo.extend(alts.iter().map(|alt| alt.body).chain(*default).collect::<Vec<ExprId>>());
            }
            Expr::Assume { body, .. } | Expr::Assert { body, .. } => todo.push(*body),
            _ => {}
        }
    }
    false
}

/// The definitions of the file that was asked for, in the order of the text.
fn definitions(loaded: &Loaded) -> Vec<(String, Option<GlobalId>)> {
    let program = &loaded.program;
    if program.has_names() {
        return program.interface.names.iter().map(|name| (name.clone(), program.find_global(name))).collect();
    }
    let own = |global: &Global| loaded.sources.file(global.span.file).is_some();
    let globals = program.globals.iter().enumerate().filter(|(_, global)| own(global));
    let named = globals.map(|(at, global)| (program.name(global.name).to_owned(), Some(GlobalId(at as u32))));
    named.filter(|(name, _)| !name.starts_with('%') && !is_form(program, name)).collect()
}

/// Methods of the user's instances: others may call them.
fn methods(loaded: &Loaded) -> Vec<GlobalId> {
    let program = &loaded.program;
    if !program.has_names() {
        return Vec::new();
    }
    let defined: BTreeSet<Span> =
        program.interface.definitions.iter().flat_map(|definition| [definition.at, definition.span]).collect();
    let is_method = |global: &Global| {
        let name = program.name(global.name);
        loaded.sources.file(global.span.file).is_some() && !defined.contains(&global.span) && !name.contains(['$', '%'])
    };
    let all = program.globals.iter().enumerate().filter(|(_, global)| is_method(global));
    all.map(|(at, _)| GlobalId(at as u32)).collect()
}
