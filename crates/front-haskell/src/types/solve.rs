//! Constraints: found among what is given, by instances, or left for later.

use super::ty::{Node, Pred, T};
use super::unify::Match;
use super::{Checker, Need};
use crate::hir::{Evidence, EvidenceId, ExprId, ExprKind, InstanceId, TyVarId};
use crate::syntax::Overlap;
use snell_source::Span;

/// A constraint that has to be solved.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub pred: Pred,
    /// Where the answer goes.
    pub evidence: EvidenceId,
    /// What needs it.
    pub origin: Origin,
    pub scope: u32,
    pub depth: u32,
    /// Whether it came up while it was being solved: it waits until its types are known.
    pub again: bool,
}

/// What needs a constraint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    pub span: Span,
    /// The variable or literal it comes from.
    pub expr: Option<ExprId>,
}

/// What became of a constraint.
enum Tried {
    Solved,
    /// Not yet known enough.
    Stuck,
    /// No instance fits, whatever else is found out.
    Hopeless,
}

/// Instances may ask for instances; more than this is no end.
const DEPTH: u32 = 150;

impl Checker<'_> {
    /// A constraint comes up. It is solved at once if its types are known.
    pub fn want(&mut self, pred: Pred, origin: Origin) -> EvidenceId {
        let evidence = self.evidence(Evidence::Missing);
        let wanted = Wanted { pred, evidence, origin, scope: self.scope, depth: 0, again: false };
        self.push_wanted(wanted);
        evidence
    }

    pub fn push_wanted(&mut self, mut wanted: Wanted) {
        self.normalise_pred(&mut wanted.pred);
        let known = wanted.pred.args.iter().all(|&arg| {
            let (head, _) = self.store.spine(arg);
            !matches!(self.store.head(head).1, Node::Meta(_) | Node::Var(_))
        });
        let known = known || wanted.pred.class == self.hir.wired.implicit;
        let solved = known && matches!(self.try_solve(&wanted, false), Tried::Solved);
        if !solved {
            self.wanted.push(wanted);
        }
    }

    /// Solves what can be solved of the constraints that came up since there were `from`.
    pub fn solve(&mut self, from: usize) {
        loop {
            let mut progress = self.store.retry_deferred();
            self.report_families();
            let pending = self.wanted.split_off(from);
            for mut wanted in pending {
                self.normalise_pred(&mut wanted.pred);
                match self.try_solve_there(&wanted, false) {
                    Tried::Solved => progress = true,
                    _ => self.wanted.push(wanted),
                }
            }
            if !progress {
                return;
            }
        }
    }

    /// The last try: chooses an instance although another might fit, and says what can't be solved.
    pub fn solve_finally(&mut self, from: usize) {
        loop {
            self.solve(from);
            let pending = self.wanted.split_off(from);
            let mut progress = false;
            for wanted in pending {
                match self.try_solve_there(&wanted, true) {
                    Tried::Solved => progress = true,
                    _ => self.wanted.push(wanted),
                }
            }
            if !progress {
                return;
            }
        }
    }

    /// Tries in the region the constraint comes from, with the equalities given there.
    fn try_solve_there(&mut self, wanted: &Wanted, finally: bool) -> Tried {
        let current = self.scope;
        self.scope = wanted.scope;
        let mark = self.store.refined.len();
        if self.scopes[wanted.scope as usize].refines && wanted.scope != current {
            let mut chain = Vec::new();
            let mut at = wanted.scope;
            while at != 0 {
                chain.push(at);
                at = self.scopes[at as usize].parent;
            }
            for at in chain.into_iter().rev() {
                for (a, b) in self.scopes[at as usize].equalities.clone() {
                    self.store.assume_equal(a, b);
                }
            }
        }
        let tried = self.try_solve(wanted, finally);
        self.store.unrefine(mark);
        self.scope = current;
        tried
    }

    fn try_solve(&mut self, wanted: &Wanted, finally: bool) -> Tried {
        // After an error anything goes, and nothing of it will run.
        if wanted.pred.args.iter().any(|&arg| self.mentions_error(arg)) {
            return Tried::Solved;
        }
        if wanted.pred.class == self.hir.wired.has_call_stack
            && let Some(call) = self.called(wanted)
        {
            let before = self.want_below(
                wanted.pred.clone(),
                &Wanted { origin: Origin { expr: None, ..wanted.origin }, ..wanted.clone() },
            );
            let wired = &self.hir.wired;
            for [plain, located] in [wired.error, wired.undefined] {
                if matches!(self.hir.expr(call).kind, ExprKind::Var(var) if var == plain) {
                    self.use_var(located);
                }
            }
            self.fill(wanted.evidence, Evidence::Call(call, before));
            return Tried::Solved;
        }
        if wanted.pred.class == self.hir.wired.implicit {
            return if self.solve_implicit(wanted) { Tried::Solved } else { Tried::Stuck };
        }
        self.give_held(wanted.scope);
        if let Some(evidence) = self.find_given(&wanted.pred, wanted.scope) {
            self.fill(wanted.evidence, self.typing.evidence[evidence.index()].clone());
            return Tried::Solved;
        }
        if let Some(solved) = self.solve_quantified(wanted) {
            return if solved { Tried::Solved } else { Tried::Stuck };
        }
        if self.improve_by_givens(wanted) {
            return self.try_solve(wanted, finally);
        }
        if wanted.pred.args.iter().any(|&arg| self.store.is_stuck(arg)) {
            return Tried::Stuck;
        }
        let wired = &self.hir.wired;
        if wanted.pred.class == wired.typeable {
            return if self.solve_typeable(wanted) { Tried::Solved } else { Tried::Stuck };
        }
        if wanted.pred.class == wired.coercible {
            return if self.solve_coercible(wanted, finally) { Tried::Solved } else { Tried::Stuck };
        }
        if wanted.depth > DEPTH {
            return Tried::Hopeless;
        }
        if wanted.again && !self.is_known(&wanted.pred) {
            return Tried::Stuck;
        }
        self.by_instance(wanted, finally)
    }

    /// The variable of the user's modules that is called, if calls are kept.
    fn called(&self, wanted: &Wanted) -> Option<ExprId> {
        let kept = self.calls && !self.hir.module(self.module).library;
        wanted.origin.expr.filter(|&expr| kept && matches!(self.hir.expr(expr).kind, ExprKind::Var(_)))
    }

    /// A constraint that is known to follow from what is given.
    pub fn solve_now(&mut self, wanted: Wanted) {
        if !matches!(self.try_solve(&wanted, false), Tried::Solved) {
            self.wanted.push(wanted);
        }
    }

    /// Sub-constraints of a solution, in the region of the whole.
    pub fn want_below(&mut self, pred: Pred, wanted: &Wanted) -> EvidenceId {
        let begun = self.find_solving(&pred);
        if let Some(begun) = begun.filter(|_| self.is_known(&pred)) {
            return begun;
        }
        let evidence = self.evidence(Evidence::Missing);
        let (origin, scope, again) = (wanted.origin, wanted.scope, begun.is_some());
        let depth = if again { 0 } else { wanted.depth + 1 };
        self.push_wanted(Wanted { pred, evidence, origin, scope, depth, again });
        evidence
    }

    /// A constraint on known types that is being solved is its own evidence, if it comes up again on the way: what an
    /// instance for `Fix f` that asks for `f (Fix f)` leads to.
    fn find_solving(&self, pred: &Pred) -> Option<EvidenceId> {
        let same = |begun: &Pred| {
            begun.class == pred.class && begun.args.iter().zip(&pred.args).all(|(&a, &b)| self.store.same(a, b))
        };
        self.solving.iter().find(|(begun, _)| same(begun)).map(|&(_, evidence)| evidence)
    }

    /// Whether the types of a constraint have neither unknowns nor variables.
    fn is_known(&self, pred: &Pred) -> bool {
        let mut known = true;
        pred.args.iter().for_each(|&arg| self.store.leaves(arg, &mut |_| known = false));
        known
    }

    pub fn fill(&mut self, at: EvidenceId, evidence: Evidence) {
        self.typing.evidence[at.index()] = evidence;
    }

    pub fn find_given(&self, pred: &Pred, scope: u32) -> Option<EvidenceId> {
        let mut at = scope;
        loop {
            let scope = &self.scopes[at as usize];
            // The shortest way to a superclass is the first one that was given.
            for (given, evidence) in &scope.givens {
                if given.class == pred.class && given.args.iter().zip(&pred.args).all(|(&a, &b)| self.store.same(a, b))
                {
                    return Some(*evidence);
                }
            }
            if at == 0 {
                return None;
            }
            at = scope.parent;
        }
    }

    /// Functional dependencies: what is given for the same determining types says what the others are.
    fn improve_by_givens(&mut self, wanted: &Wanted) -> bool {
        let hir = self.hir;
        let dependencies = &hir.class(wanted.pred.class).dependencies;
        if dependencies.is_empty() {
            return false;
        }
        let mut at = wanted.scope;
        let mut improved = false;
        loop {
            let givens: Vec<Pred> = self.scopes[at as usize]
                .givens
                .iter()
                .filter(|(given, _)| given.class == wanted.pred.class)
                .map(|(given, _)| given.clone())
                .collect();
            for given in givens {
                improved |= self.improve(dependencies, &given.args, &wanted.pred.args);
            }
            if at == 0 {
                return improved;
            }
            at = self.scopes[at as usize].parent;
        }
    }

    fn improve(&mut self, dependencies: &[(Vec<u32>, Vec<u32>)], known: &[T], wanted: &[T]) -> bool {
        let mut improved = false;
        for (from, to) in dependencies {
            if from.iter().all(|&place| self.store.same(known[place as usize], wanted[place as usize])) {
                for &place in to {
                    improved |= self.learn(known[place as usize], wanted[place as usize]);
                }
            }
        }
        improved
    }

    /// Makes two types equal; whether that said something new. An equation with a family that is put off did not.
    fn learn(&mut self, a: T, b: T) -> bool {
        !self.store.same(a, b) && self.store.unify(a, b).is_ok() && self.store.same(a, b)
    }

    /// Two open constraints of one class that agree in the determining types agree in the others.
    pub fn improve_by_each_other(&mut self, from: usize) -> bool {
        let mut improved = false;
        for first in from..self.wanted.len() {
            let hir = self.hir;
            let dependencies = &hir.class(self.wanted[first].pred.class).dependencies;
            if dependencies.is_empty() {
                continue;
            }
            for second in first + 1..self.wanted.len() {
                if self.wanted[first].pred.class == self.wanted[second].pred.class {
                    let (a, b) = (self.wanted[first].pred.args.clone(), self.wanted[second].pred.args.clone());
                    improved |= self.improve(dependencies, &a, &b);
                }
            }
        }
        improved
    }

    fn by_instance(&mut self, wanted: &Wanted, finally: bool) -> Tried {
        let candidates = self.by_class[wanted.pred.class.index()].clone();
        let mut fitting: Vec<(InstanceId, Match)> = Vec::new();
        let mut possible = false;
        for candidate in candidates {
            let info = self.instance_info(candidate);
            let (answer, map) = self.store.match_types(&info.vars, &info.head, &wanted.pred.args);
            match answer {
                Some(true) => fitting.push((candidate, map)),
                Some(false) => {}
                None => possible |= self.hir.instance(candidate).overlap != Overlap::Incoherent,
            }
        }
        if fitting.is_empty() {
            if self.improve_by_instances(wanted) {
                return self.try_solve(wanted, finally);
            }
            return if possible { Tried::Stuck } else { Tried::Hopeless };
        }
        // A more specific instance may still turn out to fit.
        if possible && !finally {
            return Tried::Stuck;
        }
        let best = self.most_specific(wanted, &fitting);
        let (instance, map) = fitting.swap_remove(best);
        self.use_instance(wanted, instance, map);
        Tried::Solved
    }

    fn use_instance(&mut self, wanted: &Wanted, instance: InstanceId, map: Match) {
        let info = self.instance_info(instance);
        let span = wanted.origin.span;
        let map: Vec<(TyVarId, T)> =
            map.into_iter().map(|(var, ty)| (var, ty.unwrap_or_else(|| self.store.unknown(self.level)))).collect();
        for &(a, b) in &info.equalities {
            let (a, b) = (self.store.substitute(a, &map), self.store.substitute(b, &map));
            self.demand_equal(a, b, span);
        }
        let mut args = Vec::with_capacity(info.context.len());
        self.solving.push((wanted.pred.clone(), wanted.evidence));
        for pred in &info.context {
            let pred = self.store.substitute_pred(pred, &map);
            args.push(self.want_below(pred, wanted));
        }
        self.solving.pop();
        self.fill(wanted.evidence, Evidence::Instance(instance, args));
        self.need(Need::Instance(instance));
    }

    /// Functional dependencies: an instance that fits in the determining types says what the others are.
    fn improve_by_instances(&mut self, wanted: &Wanted) -> bool {
        let hir = self.hir;
        let dependencies = &hir.class(wanted.pred.class).dependencies;
        for (from, to) in dependencies {
            for candidate in self.by_class[wanted.pred.class.index()].clone() {
                let info = self.instance_info(candidate);
                let mut map: Match = info.vars.iter().map(|&var| (var, None)).collect();
                let fits = from.iter().all(|&place| {
                    let (pattern, arg) = (info.head[place as usize], wanted.pred.args[place as usize]);
                    self.store.match_type(pattern, arg, &mut map) == Some(true)
                });
                if !fits {
                    continue;
                }
                let map: Vec<(TyVarId, T)> = map
                    .into_iter()
                    .map(|(var, ty)| (var, ty.unwrap_or_else(|| self.store.unknown(self.level))))
                    .collect();
                let mut improved = false;
                for &place in to {
                    let known = self.store.substitute(info.head[place as usize], &map);
                    improved |= self.learn(known, wanted.pred.args[place as usize]);
                }
                if improved {
                    return true;
                }
            }
        }
        false
    }

    /// The instance that is a special case of all others that fit, where their pragmas allow to prefer it.
    fn most_specific(&mut self, wanted: &Wanted, fitting: &[(InstanceId, Match)]) -> usize {
        let mut best = 0;
        for other in 1..fitting.len() {
            let (one, two) = (fitting[best].0, fitting[other].0);
            if self.may_prefer(two, one) {
                best = other;
            } else if !self.may_prefer(one, two) {
                self.report_overlap(&wanted.pred, one, two, wanted.origin.span);
            }
        }
        best
    }

    fn may_prefer(&mut self, special: InstanceId, general: InstanceId) -> bool {
        let (below, above) = (self.hir.instance(special).overlap, self.hir.instance(general).overlap);
        let allowed = matches!(below, Overlap::Overlapping | Overlap::Overlaps | Overlap::Incoherent)
            || matches!(above, Overlap::Overlappable | Overlap::Overlaps | Overlap::Incoherent);
        allowed && self.is_instance_of(special, general)
    }

    /// Whether the head of one instance is a special case of another's.
    fn is_instance_of(&mut self, special: InstanceId, general: InstanceId) -> bool {
        let (special, general) = (self.instance_info(special), self.instance_info(general));
        self.store.fits(&general.vars, &general.head, &special.head).is_some()
    }

    /// Whether a constraint could ever be solved by an instance as things stand, without solving it.
    pub fn has_instance(&mut self, pred: &Pred, depth: u32) -> bool {
        if depth > 20 {
            return false;
        }
        if self.find_given(pred, self.scope).is_some() || pred.class == self.hir.wired.typeable {
            return true;
        }
        if pred.args.iter().any(|&arg| self.store.is_stuck(arg)) {
            return false;
        }
        for candidate in self.by_class[pred.class.index()].clone() {
            let info = self.instance_info(candidate);
            if let Some(map) = self.store.fits(&info.vars, &info.head, &pred.args) {
                return info.context.iter().all(|below| {
                    let below = self.store.substitute_pred(below, &map);
                    self.has_instance(&below, depth + 1)
                });
            }
        }
        false
    }
}
