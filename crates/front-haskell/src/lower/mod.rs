//! From Haskell with its names and types resolved to Core.
//!
//! *Elaboration* (`expr`, `matching`, `binds`, ..) turns each binding that is reachable from the roots into a
//! `term`, once for each set of dictionaries it is used with, so that almost no dictionary exists at run time. The
//! *optimiser* (`simplify`, `lift`, `strict`) rewrites terms, and *emission* (`emit`) makes Core of what is left.
//!
//! Elaboration recurses over the nesting of expressions, which the parser bounds; operators, statements, `else if` and
//! list literals, which may be long, are walked with loops, and terms that become deep are cut into globals.

mod apply;
mod arity;
mod binds;
mod datas;
mod dictionary;
mod emit;
mod equality;
mod evidence;
mod expr;
mod free;
mod globals;
mod interface;
mod items;
mod lift;
mod literal;
mod makers;
mod matching;
mod pattern;
mod places;
mod raised;
mod record;
mod scope;
mod simplify;
mod statements;
mod strict;
mod structural;
mod term;
#[cfg(test)]
mod tests;

use crate::branches::Marked;
use crate::hir::{BindId, Hir, ModuleId, TyConId, Typing, VarId};
use datas::Datas;
use evidence::EvidenceTable;
pub(crate) use evidence::instance_head;
use globals::{Globals, Item};
use rustc_hash::FxHashMap;
use scope::Scope;
use snell_core_ir::{Builder, ConId, DataId, Program};
use snell_source::SourceSet;
use term::{GlobalRef, TermId, Terms};

/// What of a program is wanted.
#[derive(Clone, Debug)]
pub struct Roots {
    /// The main module: its names are not qualified.
    pub module: ModuleId,
    /// Its top-level variables that must exist under their plain names.
    pub named: Vec<VarId>,
    /// What is run: a top-level variable of type `IO a`. It becomes `%main`, whose value is the exit code.
    pub main: Option<VarId>,
    /// A query.
    pub query: Option<VarId>,
    /// What is to be found again in Core.
    pub marked: Marked,
}

/// A program, and what its types were in Haskell.
pub struct LoweredProgram {
    /// The program.
    pub program: Program,
    /// Which of its data types are which types, in order.
    pub datas: Vec<(DataId, TyConId)>,
    /// The places of strict fields, for constructors that have some.
    pub strict: Vec<(ConId, Vec<usize>)>,
}

/// Lowers what the roots need.
pub fn lower(hir: &Hir, typing: &Typing, roots: &Roots, sources: &SourceSet) -> LoweredProgram {
    let mut lowering = Lowering::new(hir, typing, roots, sources);
    let wanted = lowering.open_roots(roots);
    while let Some(global) = lowering.globals.next() {
        lowering.elaborate(global);
    }
    lowering.finish(roots, &wanted)
}

/// The state of lowering.
struct Lowering<'h> {
    hir: &'h Hir,
    typing: &'h Typing,
    /// The user's files.
    sources: &'h SourceSet,
    builder: Builder,
    datas: Datas,
    terms: Terms,
    evidence: EvidenceTable,
    globals: Globals,
    scope: Scope,
    /// Evidence of equality that is known to be structural, or not to be.
    structural: FxHashMap<evidence::Ev, bool>,
    /// What binds each top-level variable.
    tops: FxHashMap<VarId, BindId>,
    /// The global that is being elaborated.
    current: Option<GlobalRef>,
    /// The marks of expressions.
    marked: &'h Marked,
    /// What marks are in Core.
    marks: Vec<(u32, snell_core_ir::Mark)>,
    /// What makes the inputs of guarded types.
    makers: Vec<makers::MakerRoot>,
}

/// Terms deeper than this are cut.
const MAX_DEPTH: u32 = 100;

impl<'h> Lowering<'h> {
    fn new(hir: &'h Hir, typing: &'h Typing, roots: &'h Roots, sources: &'h SourceSet) -> Self {
        let main = roots.module;
        let mut tops = FxHashMap::default();
        for module in &hir.modules {
            for &bind in module.binds.groups.iter().flatten() {
                tops.extend(globals::bound_vars(hir, bind).iter().map(|&var| (var, bind)));
            }
        }
        Lowering {
            hir,
            typing,
            sources,
            builder: Builder::new(),
            datas: Datas::new(hir, typing, main),
            terms: Terms::default(),
            evidence: EvidenceTable::default(),
            globals: Globals::new(hir, main),
            scope: Scope::default(),
            structural: Default::default(),
            tops,
            current: None,
            marked: &roots.marked,
            marks: Vec::new(),
            makers: Vec::new(),
        }
    }

    fn global(&mut self, item: Item) -> GlobalRef {
        self.globals.get(self.hir, &self.evidence, item)
    }

    /// A term that is not too deep: the same, or a call of a new global that has it as its body.
    fn bounded(&mut self, term: TermId) -> TermId {
        if self.terms.depth(term) <= MAX_DEPTH {
            return term;
        }
        let span = self.terms.span(term);
        let free = free::free(&self.terms, term);
        // The new global has variables of its own: emission binds each once.
        let body = self.terms.lam(free.clone(), term);
        let piece = self.globals.piece(self.current, span, body);
        let function = self.terms.global(piece);
        let args = free.into_iter().map(|local| self.terms.var(local)).collect();
        self.terms.app(function, args)
    }

    fn add_branches(&mut self) {
        let mut branches = self.marked.branches.clone();
        for &(at, mark) in &self.marks {
            branches[at as usize].marks.push(mark);
        }
        self.builder.branches(branches);
    }

    /// The Core constructor of a `data` constructor.
    fn con(&mut self, con: crate::hir::ConId) -> snell_core_ir::ConId {
        self.datas.con(self.hir, &mut self.builder, con)
    }

    fn finish(mut self, roots: &Roots, wanted: &[GlobalRef]) -> LoweredProgram {
        // How many arguments a function takes may depend on what is inside of a newtype.
        self.datas.finish(self.hir, &mut self.builder);
        // Functions are lifted when no more can be put in, and what is strict is found out of what is then there.
        simplify::simplify(&mut self);
        lift::lift(&mut self);
        let strictness = strict::analyse(&mut self);
        emit::emit(&mut self, &strictness, wanted);
        raised::add(&mut self);
        self.add_makers();
        self.datas.finish(self.hir, &mut self.builder);
        interface::add(&mut self, roots.module);
        self.add_branches();
        let mut strict: Vec<_> = self.datas.strict_fields(self.hir, &self.builder).into_iter().collect();
        strict.sort_unstable_by_key(|(con, _)| con.index());
        LoweredProgram { program: self.builder.finish(), datas: self.datas.tycons(), strict }
    }
}
