//! Which definitions are called in order to cover branches, and what may be claimed of what they never take.

use crate::entry::{entry_to_explore, is_form};
use crate::load::{Loaded, Refused};
use snell_core_ir::{Branch, DataId, GlobalId, MAIN, PROPERTY, Program, Type};
use snell_graph::Part;
use snell_interp_symbolic::End;
use snell_report::LedgerEntry;
use snell_source::FileId;
use std::collections::BTreeSet;

/// What is called.
pub(crate) struct Entries {
    /// The definitions.
    pub called: Vec<GlobalId>,
    /// Definitions that might be called and are not.
    pub skipped: Vec<LedgerEntry>,
    /// The definition that was asked for, if one was.
    pub only: Option<String>,
}

/// Whether a branch is asked for: in the definition of this name, or in any that is no test and no program.
pub(crate) fn counts(branch: &Branch, only: Option<&str>) -> bool {
    match (branch.top.as_deref(), only) {
        (top, Some(_)) => top == only,
        (Some(top), None) => !top.starts_with(PROPERTY) && top != MAIN,
        (None, None) => true,
    }
}

/// The definition of this name; else those that other modules can call, or all if that is none.
pub(crate) fn entries(loaded: &Loaded, function: Option<&str>) -> Result<Entries, Refused> {
    let program = &loaded.program;
    if let Some(name) = function {
        let entry = entry_to_explore(loaded, Some(name))?;
        let name = program.name(program.global(entry).name).to_owned();
        return Ok(Entries { called: vec![entry], skipped: Vec::new(), only: Some(name) });
    }
    let mut all = Vec::new();
    let mut skipped = Vec::new();
    for (name, global) in own_definitions(program) {
        let reason = match global {
            _ if name.starts_with(PROPERTY) || name == MAIN => continue,
            // A program that talks to the world; one that asks for inputs is explored.
            _ if name == "main" && program.has_names() => continue,
            None => "no instances are known for its type",
            Some(global) if is_action(program, global) => "it is an action, and those are not explored",
            Some(global) => {
                all.push(global);
                continue;
            }
        };
        skipped.push(LedgerEntry::Skipped { definition: name, reason: reason.into() });
    }
    let exported: Vec<GlobalId> =
        all.iter().copied().filter(|global| program.interface.exported.contains(global)).collect();
    let called = if exported.is_empty() { all } else { exported };
    Ok(Entries { called, skipped, only: None })
}

/// The definitions of the text, in its order.
fn own_definitions(program: &Program) -> Vec<(String, Option<GlobalId>)> {
    if program.has_names() {
        return program.interface.names.iter().map(|name| (name.clone(), program.find_global(name))).collect();
    }
    let own = program.globals.iter().enumerate().filter(|(_, global)| global.span.file == FileId(0));
    let named = own.map(|(at, global)| (program.name(global.name).to_owned(), Some(GlobalId(at as u32))));
    named.filter(|(name, _)| !name.starts_with('%') && !is_form(program, name)).collect()
}

/// The types of a definition's inputs.
pub(crate) fn inputs(program: &Program, entry: GlobalId) -> Vec<Type> {
    let global = program.global(entry);
    match &global.ty {
        Some(ty) => program.arguments(ty).0,
        None => vec![Type::Any; global.params.len()],
    }
}

/// Whether a definition does something to the world.
pub(crate) fn is_action(program: &Program, entry: GlobalId) -> bool {
    let is_world = |data: DataId| program.name(program.data(data).name).ends_with("RealWorld#");
    program.global(entry).ty.as_ref().is_some_and(|ty| {
        let mut found = false;
        let (arguments, result) = program.arguments(ty);
        for ty in arguments.iter().chain([&result]) {
            parts(ty, &mut |part| {
                found |= matches!(part, Type::Data(data, _) if is_world(*data));
                // An action inside of something is a function of the world that has a name.
                if let Some(content) = program.content(part) {
                    parts(&content, &mut |part| found |= matches!(part, Type::Data(data, _) if is_world(*data)));
                }
            });
        }
        found
    })
}

fn parts(ty: &Type, visit: &mut dyn FnMut(&Type)) {
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        visit(ty);
        match ty {
            Type::Data(_, args) => todo.extend(args),
            Type::Function(from, to) => todo.extend([&**from, &**to]),
            Type::Cell(of) | Type::Array(of) => todo.push(of),
            _ => {}
        }
    }
}

/// Whether a result holds functions, or may hold some where it is not seen.
pub(crate) fn gives_functions(end: &End) -> bool {
    let hides = |part: &Part| matches!(part, Part::Function(_) | Part::Closure | Part::Storage | Part::More);
    match end {
        End::Value(value) => value.contains(hides),
        End::Failed { raised, .. } => raised.as_ref().is_some_and(|value| value.contains(hides)),
        End::Endless => false,
    }
}

/// Why nothing can be claimed of branches that no call of a definition takes; nothing if it can. With `plain`, every
/// result was seen, and none of them holds functions.
pub(crate) fn no_claim(program: &Program, entry: GlobalId, plain: bool) -> Option<&'static str> {
    if program.interface.specialised.contains(&entry) {
        return Some("its type variables stand for one type only");
    }
    let Some(ty) = &program.global(entry).ty else { return None };
    let (arguments, result) = program.arguments(ty);
    if !plain && holds_functions(program, &result) {
        return Some("its result holds functions, which are not called");
    }
    let gives_functions = |ty: &Type| {
        let mut found = false;
        parts(ty, &mut |part| found |= matches!(part, Type::Function(from, _) if holds_functions(program, from)));
        found
    };
    arguments.iter().any(gives_functions).then_some("it gives functions to functions that are not known")
}

/// Whether values of a type may hold functions.
fn holds_functions(program: &Program, ty: &Type) -> bool {
    let mut seen: BTreeSet<DataId> = BTreeSet::new();
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        match ty {
            Type::Function(..) | Type::Any | Type::Cell(_) | Type::Array(_) => return true,
            Type::Data(data, args) => {
                todo.extend(args);
                if seen.insert(*data) {
                    let cons = &program.data(*data).cons;
                    todo.extend(cons.iter().flat_map(|&con| &program.con(con).fields));
                }
            }
            _ => {}
        }
    }
    false
}
