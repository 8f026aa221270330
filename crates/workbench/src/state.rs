//! What a definition reads that others may change between two calls: variables of the top that are assigned, and data of
//! the top that can be changed.
//!
//! Exploring a definition begins with what loading leaves. That is one of its states only, so that nothing is proved by it
//! of a definition that reads state. Which one does is found out from the code: what it mentions, however indirectly, and
//! what of that holds cells or arrays that some definition writes to. Constants are evaluated to see what they hold.

mod writes;

use crate::load::Loaded;
use snell_core_ir::{Global, GlobalId, Program, Type};
use snell_graph::{Datum, Part, Tree};
use snell_interp_concrete::{Ended, Runner};
use snell_report::LedgerEntry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use writes::{Scan, Target, scan};

/// Nodes of a constant that are looked at; one that is larger may hold anything.
const OBSERVE: u32 = 20_000;
/// Steps and bytes in which it is evaluated.
const FUEL: u64 = 2_000_000;
const MAX_BYTES: usize = 64 << 20;

/// What an exploration of these definitions assumes: that what they read is as loading leaves it. Nothing, if they read
/// nothing that changes.
pub(crate) fn as_loaded(loaded: &Loaded, entries: &[GlobalId]) -> Option<LedgerEntry> {
    let program = &loaded.program;
    let constants: BTreeSet<GlobalId> =
        reached(program, entries).into_iter().filter(|&id| is_own(loaded, id)).collect();
    let constants: Vec<GlobalId> = constants.into_iter().filter(|&id| program.global(id).params.is_empty()).collect();
    if constants.is_empty() || !writes::any(program) {
        return None;
    }
    if program.has_names() {
        return typed(program, &constants);
    }
    let users = Users::of(loaded);
    if users.writes.values().all(BTreeSet::is_empty) {
        return None;
    }
    let mut runner = Runner::new(&loaded.code, MAX_BYTES, ());
    let (mut variables, mut changed_by) = (Vec::new(), Vec::new());
    for id in constants {
        let (ended, _) = runner.run(id, &[], Vec::new(), OBSERVE, FUEL, &AtomicBool::new(false));
        let targets = match ended {
            Ended::Value(value) => users.targets(program, id, &value),
            _ => None,
        };
        let writes = |(_, written): &(&GlobalId, &BTreeSet<Target>)| match &targets {
            Some(targets) => written.iter().any(|one| targets.iter().any(|other| one.may_be(other))),
            None => !written.is_empty(),
        };
        let writers: Vec<String> =
            users.writes.iter().filter(writes).map(|(writer, _)| said(program, *writer).to_owned()).collect();
        if !writers.is_empty() {
            variables.push(said(program, id).to_owned());
            changed_by.extend(writers);
        }
    }
    changed_by.sort();
    changed_by.dedup();
    (!variables.is_empty()).then_some(LedgerEntry::AsLoaded { variables, changed_by })
}

/// Where types tell, a constant that holds cells is state.
fn typed(program: &Program, constants: &[GlobalId]) -> Option<LedgerEntry> {
    let holds = |id: &&GlobalId| program.global(**id).ty.as_ref().is_some_and(|ty| holds_cells(program, ty));
    let variables: Vec<String> = constants.iter().filter(holds).map(|id| said(program, *id).to_owned()).collect();
    (!variables.is_empty()).then_some(LedgerEntry::AsLoaded { variables, changed_by: Vec::new() })
}

fn holds_cells(program: &Program, ty: &Type) -> bool {
    let mut seen = BTreeSet::new();
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        match ty {
            Type::Cell(_) => return true,
            Type::Data(data, args) => {
                todo.extend(args);
                if seen.insert(*data) {
                    let cons = &program.data(*data).cons;
                    todo.extend(cons.iter().flat_map(|&con| &program.con(con).fields));
                }
            }
            Type::Array(of) => todo.push(of),
            _ => {}
        }
    }
    false
}

/// A name as it is in the text.
fn said(program: &Program, id: GlobalId) -> &str {
    crate::entry::said(program.name(program.global(id).name))
}

/// Whether a definition is one of the text.
fn is_own(loaded: &Loaded, id: GlobalId) -> bool {
    let global: &Global = loaded.program.global(id);
    loaded.sources.file(global.span.file).is_some() && !loaded.program.name(global.name).starts_with('%')
}

/// All that definitions mention, however indirectly.
fn reached(program: &Program, entries: &[GlobalId]) -> BTreeSet<GlobalId> {
    let mut seen: BTreeSet<GlobalId> = entries.iter().copied().collect();
    let mut todo: Vec<GlobalId> = entries.to_vec();
    while let Some(id) = todo.pop() {
        let mentioned = scan(program, id).mentions;
        todo.extend(mentioned.into_iter().map(|mention| mention.global).filter(|&global| seen.insert(global)));
    }
    seen
}

/// What the definitions of a program write to when others call them.
struct Users {
    writes: BTreeMap<GlobalId, BTreeSet<Target>>,
    scans: BTreeMap<GlobalId, Scan>,
}

impl Users {
    fn of(loaded: &Loaded) -> Users {
        let program = &loaded.program;
        let own: Vec<GlobalId> =
            (0..program.globals.len() as u32).map(GlobalId).filter(|&id| is_own(loaded, id)).collect();
        let mut users = Users { writes: BTreeMap::new(), scans: BTreeMap::new() };
        for &id in &own {
            users.scans.insert(id, scan(program, id));
        }
        for &id in &own {
            let is_constant = program.global(id).params.is_empty();
            let scan = &users.scans[&id];
            // What a constant does while it is evaluated is part of loading.
            let mut written: BTreeSet<Target> =
                scan.writes.iter().filter(|write| !is_constant || write.later).map(|write| write.target).collect();
            let mut called = Vec::new();
            for mention in scan.mentions.iter().filter(|mention| !is_constant || mention.later || !mention.called) {
                if !is_own(loaded, mention.global) {
                    called.push(mention.global);
                }
            }
            written.extend(library_writes(loaded, called));
            users.writes.insert(id, written);
        }
        users
    }

    /// What may be written to in order to change a constant; nothing if that is not known.
    fn targets(&self, program: &Program, id: GlobalId, value: &Datum) -> Option<BTreeSet<Target>> {
        let mut targets = BTreeSet::new();
        if matches!(value.head(), Part::Cell(_) | Part::Storage) {
            targets.insert(Target::Global(id));
            // Somebody may hand it on.
            if self.scans.values().any(|scan| scan.hands_on(id)) {
                targets.insert(Target::AnyCell);
            }
            // What loading writes into it, later, was not looked at.
            let is_written = |scan: &Scan| scan.writes.iter().any(|write| write.target == Target::Global(id));
            let main = program.find_global(snell_core_ir::MAIN).map(|main| scan(program, main));
            if main.is_some_and(|main| is_written(&main)) {
                return None;
            }
        }
        let mut todo: Vec<Tree> = vec![value.root()];
        let mut calls = false;
        while let Some(tree) = todo.pop() {
            match tree.head() {
                Part::More => return None,
                Part::Closure | Part::Function(_) => calls = true,
                Part::Storage => {
                    targets.extend([Target::AnyCell, Target::AnyArray]);
                }
                Part::Con(con, _) => {
                    for (at, field) in tree.fields().enumerate() {
                        match field.head() {
                            Part::Cell(_) => targets.insert(Target::Cell(*con, at)),
                            Part::Array(_) => targets.insert(Target::Array(*con)),
                            _ => false,
                        };
                    }
                }
                _ => {}
            }
            todo.extend(tree.fields());
        }
        if calls {
            // What functions hold can't be seen: it may be all that they write to.
            for other in reached(program, &[id]) {
                targets.extend(self.writes.get(&other).into_iter().flatten().filter(|target| target.is_held()));
                let captured = |scan: &Scan| scan.writes.iter().any(|write| write.target == Target::Captured(other));
                if self.scans.get(&other).is_some_and(captured) {
                    targets.insert(Target::Captured(other));
                }
            }
        }
        Some(targets)
    }
}

/// What procedures of a library write to that is not their own. By convention, those that change data they are given say
/// so in their names; but what a port or a table is inside, others may change as well.
fn library_writes(loaded: &Loaded, called: Vec<GlobalId>) -> BTreeSet<Target> {
    let program = &loaded.program;
    let says = |id: GlobalId| program.name(program.global(id).name).ends_with('!');
    let mut todo: Vec<(GlobalId, bool)> = called.into_iter().map(|id| (id, says(id))).collect();
    let mut seen: BTreeSet<(GlobalId, bool)> = todo.iter().copied().collect();
    let mut written = BTreeSet::new();
    while let Some((id, changes)) = todo.pop() {
        let scan = scan(program, id);
        let is_internal = |target: &Target| match target {
            Target::Cell(con, _) | Target::Array(con) => program.name(program.con(*con).name).starts_with("#["),
            _ => false,
        };
        let counted = scan.writes.iter().map(|write| write.target).filter(|target| changes || is_internal(target));
        written.extend(counted.filter(|target| !matches!(target, Target::Captured(_) | Target::Global(_))));
        for mention in &scan.mentions {
            if !is_own(loaded, mention.global) && seen.insert((mention.global, changes)) {
                todo.push((mention.global, changes));
            }
        }
    }
    written
}
