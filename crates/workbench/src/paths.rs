//! From the end of a path to its report: counted, confirmed, and put into words.

use crate::agree::is_cut;
use crate::codes::of_fault;
use crate::conditions::{is_single, simplified};
use crate::cover::gives_functions;
use crate::explore::Seen;
use crate::ledger::Tally;
use crate::load::Loaded;
use crate::places::place;
use crate::replay::{Replay, Replayer, is_limit};
use crate::show::Show;
use snell_core_ir::{GlobalId, Type};
use snell_graph::Datum;
use snell_interp_concrete::Ended;
use snell_interp_symbolic::{End, PathEnd, Pattern};
use snell_report::{Outcome, PathReport};
use snell_search::Found;
use snell_semantics::{Fault, NodeId};
use snell_source::Span;
use std::borrow::Cow;

/// What is not shown of a query.
const FAILS_IN_ORDER: &str = "values on which the query fails when it is run in the order of its text";

/// Reports the paths of one definition.
pub(crate) struct Paths<'l> {
    loaded: &'l Loaded,
    show: Show<'l>,
    function: String,
    arguments: Vec<Type>,
    result: Option<Type>,
    /// What gives the function that is applied to the arguments from this one on.
    layers: Vec<(usize, String)>,
    replayer: Replayer,
    /// Whether inputs are shown each by itself.
    apart: bool,
    /// What was seen so far.
    pub tally: Tally,
    /// Parts of the paths were demanded in any order: one that fails when it is run in the order of the text is not shown.
    pub any_order: bool,
}

impl<'l> Paths<'l> {
    pub(crate) fn new(loaded: &'l Loaded, entry: GlobalId, replayer: Replayer, tally: Tally, apart: bool) -> Paths<'l> {
        let global = loaded.program.global(entry);
        let mut show = Show::of(loaded).filled(apart);
        let (arguments, result) = match &global.ty {
            Some(ty) => {
                let (arguments, result) = loaded.program.arguments(ty);
                (arguments, Some(result))
            }
            None => (Vec::new(), None),
        };
        let function = show.global(entry);
        let layers = global.ty.as_ref().map_or(Vec::new(), |ty| layers(loaded, &show, ty));
        Paths { loaded, show, function, arguments, result, layers, replayer, apart, tally, any_order: false }
    }

    /// The function as it is written.
    pub(crate) fn function(&self) -> &str {
        &self.function
    }

    /// A path that is worth showing; `Err` says that a replay disagreed.
    pub(crate) fn report(&mut self, found: Found<PathEnd>) -> Result<Option<(PathReport, Seen)>, String> {
        let report = self.confirm(&found)?.map(|report| (report, found.outcome));
        Ok(report.map(|(report, PathEnd { args, fresh, end, .. })| {
            let cut = matches!(&end, End::Value(value) if is_cut(value));
            (report, Seen { args, inputs: fresh, cut, gives_functions: gives_functions(&end) })
        }))
    }

    /// The report of a path, of which the caller keeps the end.
    pub(crate) fn confirm(&mut self, found: &Found<PathEnd>) -> Result<Option<PathReport>, String> {
        let PathEnd { args, fresh, end, condition, residual, patterns, overflows, unless_wrapping, assumed } =
            &found.outcome;
        if let End::Failed { fault, .. } = end {
            if is_limit(fault) {
                self.tally.out_of_memory += 1;
                return Ok(None);
            }
            if let Fault::Unsupported(what) = fault {
                *self.tally.unsupported.entry((*what).to_owned()).or_default() += 1;
                return Ok(None);
            }
        }
        let texts: Vec<Vec<String>> = args.iter().enumerate().map(|(at, arg)| self.argument(at, arg)).collect();
        let inputs: Vec<String> = fresh.iter().map(|input| self.show.input(input, None, true)).collect();
        let says = match self.replayer.replay(args, fresh.clone(), end) {
            Replay::Agrees(says) => says,
            Replay::Unfinished => {
                self.tally.not_replayed += 1;
                return Ok(None);
            }
            Replay::Disagrees(Ended::Failed { .. }) if self.any_order => {
                *self.tally.unsupported.entry(FAILS_IN_ORDER.to_owned()).or_default() += 1;
                return Ok(None);
            }
            Replay::Disagrees(ended) => return Err(self.disagreement(&texts.concat(), &inputs, end, &ended)),
        };
        let outcome = self.outcome(end, says.as_ref());
        self.tally.paths += 1;
        self.tally.failing += u64::from(outcome.is_failure());
        self.tally.cut_results += u64::from(matches!(end, End::Value(value) if is_cut(value)));
        for &what in assumed {
            if !self.tally.assumed.contains(what) {
                self.tally.assumed.insert(what.to_owned());
            }
        }
        let mut condition = simplified(condition);
        let single = is_single(&condition) && residual.is_empty();
        let mut differences = Vec::new();
        for pairs in residual {
            let differ = self.differ(pairs);
            if !condition.contains(&differ) && !differences.contains(&differ) {
                differences.push(differ);
            }
        }
        condition = self.show.conditions(condition, differences);
        // Without a condition on them, names say no more than the instance.
        let patterns = match condition.is_empty() {
            true => Vec::new(),
            false => {
                let named = patterns.iter().zip(&texts).enumerate();
                named
                    .map(|(at, (pattern, instance))| match pattern {
                        Some(pattern) => self.argument_pattern(at, pattern),
                        None => instance.clone(),
                    })
                    .collect()
            }
        };
        let (_, patterns) = self.call(patterns);
        let (function, texts) = self.call(texts);
        Ok(Some(PathReport {
            function,
            args: texts,
            inputs,
            outcome,
            patterns,
            condition,
            single,
            size: found.cost,
            overflows: *overflows,
            unless_wrapping: *unless_wrapping,
            assumed: assumed.iter().map(|&what| what.to_owned()).collect(),
            enclosed: self.encloses_calls(),
        }))
    }

    /// The texts of an argument: one, unless it stands for any number of them.
    fn argument(&mut self, at: usize, arg: &Datum) -> Vec<String> {
        let ty = self.arguments.get(at);
        let spread = if self.apart { None } else { self.show.arguments(arg, ty) };
        spread.unwrap_or_else(|| vec![self.show.input(arg, ty, !self.apart)])
    }

    fn argument_pattern(&mut self, at: usize, pattern: &Pattern) -> Vec<String> {
        let ty = self.arguments.get(at);
        let spread = if self.apart { None } else { self.show.argument_patterns(pattern, ty) };
        spread.unwrap_or_else(|| vec![self.show.pattern(pattern, ty, !self.apart)])
    }

    /// What is applied to what: arguments that are not written are left out, and those before a transparent type that is
    /// a function are part of it, as in `runState (f 1) 2`.
    fn call(&self, texts: Vec<Vec<String>>) -> (String, Vec<String>) {
        let (mut function, mut args) = (self.function.clone(), Vec::new());
        let mut layers = self.layers.iter().peekable();
        for (at, text) in texts.into_iter().enumerate() {
            while let Some((_, selector)) = layers.next_if(|(layer, _)| *layer == at && !self.apart) {
                let inner = [std::slice::from_ref(&function), &args[..]].concat().join(" ");
                let atom = args.is_empty() && !function.contains(' ');
                function = if atom { format!("{selector} {inner}") } else { format!("{selector} ({inner})") };
                args.clear();
            }
            if self.arguments.get(at).is_none_or(|ty| !self.show.is_unwritten(ty)) {
                args.extend(text);
            }
        }
        (function, args)
    }

    /// Whether what is explored is called in parentheses; what is no function is not.
    fn encloses_calls(&self) -> bool {
        self.show.encloses_calls() && !self.arguments.is_empty()
    }

    /// At least one of the pairs differs.
    fn differ(&mut self, pairs: &[(Pattern, Pattern)]) -> String {
        let show = &mut self.show;
        let sides = |(left, right): &(Pattern, Pattern)| [left, right].map(|side| show.pattern(side, None, true));
        let pairs = pairs.iter().map(sides).collect();
        show.differ(pairs)
    }

    fn outcome(&mut self, end: &End, says: Option<&Datum>) -> Outcome {
        match end {
            End::Value(value) => Outcome::Value { value: self.show.value(&shortened(value), self.result.as_ref()) },
            End::Endless => Outcome::Value { value: "no end".into() },
            End::Failed { fault, text, raised, node } => {
                let said = says.and_then(|says| self.show.raised(says));
                let said = said.or_else(|| self.show.complaint(raised.as_ref()?));
                // Its own words say more than the value.
                let raised = raised.as_ref().filter(|_| said.is_none()).map(|value| self.show.value(value, None));
                Outcome::Fails {
                    code: of_fault(fault).to_string(),
                    text: said.unwrap_or_else(|| text.trim_end().to_owned()),
                    raised,
                    place: place(&self.loaded.sources, self.span(*node)),
                }
            }
        }
    }

    fn span(&self, node: Option<NodeId>) -> Span {
        node.map_or(Span::NONE, |node| self.loaded.code.span(node))
    }

    /// What to put into a bug report.
    fn disagreement(&mut self, args: &[String], inputs: &[String], end: &End, ended: &Ended) -> String {
        let call = snell_report::call(&self.function, args, self.encloses_calls());
        let inputs = if inputs.is_empty() { String::new() } else { format!("\n  inputs    {}", inputs.join(" ")) };
        let claimed = match end {
            End::Value(value) => self.says(value),
            End::Endless => "no end".into(),
            End::Failed { text, node, .. } => self.fails(text, *node),
        };
        let happened = match ended {
            Ended::Value(value) => self.says(value),
            Ended::Failed { text, node, .. } => self.fails(text, *node),
            Ended::Assumption => "an assumption does not hold".into(),
            Ended::OutOfFuel | Ended::Cancelled => "no end".into(),
        };
        let lines =
            ["a path that was found is not confirmed by running it".to_owned(), format!("  call      {call}{inputs}")];
        format!("{}\n  explored  {claimed}\n  run       {happened}", lines.join("\n"))
    }

    fn says(&mut self, value: &Datum) -> String {
        self.show.value(value, self.result.as_ref())
    }

    fn fails(&self, text: &str, node: Option<NodeId>) -> String {
        let at = place(&self.loaded.sources, self.span(node));
        let at = at.map_or(String::new(), |at| format!("  {}:{}:{}", at.file, at.line, at.column));
        format!("fails: {text}{at}")
    }
}

/// The transparent types in the way of a function's later arguments: how many come before, and what looks through.
fn layers(loaded: &Loaded, show: &Show, ty: &Type) -> Vec<(usize, String)> {
    let program = &loaded.program;
    let all = program.arguments(ty).0.len();
    let (mut layers, mut before, mut rest) = (Vec::new(), 0, ty.clone());
    while before < all {
        match &rest {
            Type::Function(_, to) => {
                before += 1;
                rest = (**to).clone();
            }
            Type::Data(data, _) => {
                let selector = loaded.selectors.iter().find(|(of, _)| of == data);
                if let Some((_, selector)) = selector.filter(|_| !show.is_content(*data)) {
                    layers.push((before, selector.clone()));
                }
                match program.content(&rest) {
                    Some(content) => rest = content,
                    None => break,
                }
            }
            _ => break,
        }
    }
    layers
}

/// The beginning of a value without an end in sight: nobody wants to read as much as was looked at.
fn shortened(value: &Datum) -> Cow<'_, Datum> {
    /// A dozen elements of a list.
    const SHOWN: usize = 24;
    match is_cut(value) && value.parts().len() > SHOWN {
        true => Cow::Owned(Datum::from_parts(value.parts()[..SHOWN].to_vec())),
        false => Cow::Borrowed(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load;
    use snell_integer::Integer;
    use snell_search::DecisionPath;

    fn found(arg: i64, end: End) -> Found<PathEnd> {
        let args = vec![Integer::Small(arg).into()];
        let outcome = PathEnd {
            args,
            fresh: vec![],
            end,
            condition: vec!["x > 1".into()],
            residual: vec![vec![(Pattern::Unknown("x".into()), Pattern::Known(snell_graph::Part::Char('a').into()))]],
            patterns: vec![Some(Pattern::Unknown("x".into()))],
            overflows: false,
            unless_wrapping: false,
            assumed: vec!["the weather"],
        };
        Found { outcome, cost: 1, path: DecisionPath::default() }
    }

    fn report(end: End) -> (Result<Option<PathReport>, String>, Tally) {
        let loaded = load("t.core", b"double : Int -> Integer; double x = int.add x x;").unwrap();
        let entry = loaded.program.find_global("double").unwrap();
        let replayer = Replayer::new(&loaded.code, entry, 10, 1000, 1 << 20);
        let mut paths = Paths::new(&loaded, entry, replayer, Tally::default(), false);
        let report = paths.report(found(2, end)).map(|found| found.map(|(path, _)| path));
        (report, paths.tally.clone())
    }

    fn int(n: i64) -> Datum {
        Integer::Small(n).into()
    }

    #[test]
    fn a_confirmed_path_is_put_into_words() {
        let (report, tally) = report(End::Value(int(4)));
        let report = report.unwrap().unwrap();
        assert_eq!((report.args, report.patterns), (vec!["2".to_owned()], vec!["x".to_owned()]));
        assert_eq!(report.outcome, Outcome::Value { value: "4n".into() });
        assert_eq!(report.condition, ["x > 1", "x /= 'a'"]);
        assert_eq!((tally.paths, tally.failing, tally.assumed.len()), (1, 0, 1));
    }

    #[test]
    fn a_path_that_is_not_confirmed_is_a_bug_and_names_the_input() {
        let (report, tally) = report(End::Value(int(5)));
        let text = report.unwrap_err();
        assert!(text.contains("call      double 2\n  explored  5n\n  run       4n"), "{text}");
        assert_eq!(tally.paths, 0);
    }

    #[test]
    fn limits_of_the_machine_are_no_failures() {
        let failed = |fault| End::Failed { fault, text: String::new(), raised: None, node: None };
        let (shown, tally) = report(failed(Fault::OutOfMemory));
        assert!(shown.unwrap().is_none() && tally.out_of_memory == 1);
        let (shown, tally) = report(failed(Fault::Unsupported("magic")));
        assert!(shown.unwrap().is_none() && tally.unsupported["magic"] == 1);
    }
}
