//! What audits say: of programs whose classification was written by hand, and of those whose crashes and branches other
//! commands find.

#![allow(clippy::disallowed_methods, reason = "reads the corpus")]

use snell_filetests::crew;
use snell_report::{BranchStatus, Crash, CrashSite, SiteStatus};
use snell_workbench::{
    Audit, AuditRequest, ChainConfig, CheckRequest, CoverRequest, Effort, Limits, Loaded, Marks, NoFiles, Trouble,
    Wish, audit, cover, crashes, functions, load_for,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(folder);
    let listed = fs::read_dir(folder).expect("the corpus can be read");
    let mut found: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| {
        path.extension().is_some_and(|extension| ["hs", "scm", "core"].iter().any(|one| extension == *one))
    });
    found.sort();
    found
}

fn loaded(path: &Path, marks: Marks) -> Loaded {
    let name = path.file_name().unwrap().to_string_lossy();
    let bytes = fs::read(path).expect("the program can be read");
    load_for(&name, &bytes, &mut NoFiles, Wish::Marked(marks))
        .unwrap_or_else(|refused| panic!("{name}: {:?}", refused.diagnostics))
}

fn exploring(paths: u64, steps: u64) -> CheckRequest {
    let limits = Limits { max_outcomes: Some(paths), max_steps: Some(steps), ..Limits::default() };
    let solver = ChainConfig { embedded_budget: 50_000, ..ChainConfig::default() };
    CheckRequest { suppressed: Vec::new(), effort: Effort { solver, ..Effort::alone(limits, 1 << 28) } }
}

fn audited(loaded: &Loaded, paths: u64, library: bool) -> Audit {
    let request = AuditRequest {
        entries: Vec::new(),
        library,
        budget: 20_000_000,
        explore: exploring(paths, 500_000),
        total: None,
        compare: true,
        time: None,
    };
    done(audit(loaded, &request), &loaded.path)
}

fn done<T>(outcome: Result<T, Trouble>, path: &str) -> T {
    match outcome {
        Ok(found) => found,
        Err(Trouble::Bug(text)) => panic!("{path}: {text}"),
        Err(Trouble::Refused(refused)) => panic!("{path}: {:?}", refused.diagnostics),
    }
}

/// What the comments of a program say.
#[derive(Default, Debug)]
struct Expected {
    lines: BTreeMap<String, BTreeSet<u32>>,
    calls: BTreeMap<u32, BTreeSet<String>>,
}

impl Expected {
    fn of(text: &str) -> Expected {
        let mut expected = Expected::default();
        for line in text.lines() {
            let Some((_, rest)) = line.split_once(" @").filter(|(before, _)| ["--", ";;"].contains(before)) else {
                continue;
            };
            let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            if word == "calls" {
                let (at, names) = rest.split_once(": ").expect("a line and names");
                let names = names.split(", ").map(str::to_owned).collect();
                expected.calls.insert(at.parse().expect("a line"), names);
                continue;
            }
            assert!(["crashes", "open", "safe", "dead"].contains(&word), "@{word} means nothing");
            let lines = rest.split_whitespace().map(|line| line.parse::<u32>().expect("a line"));
            expected.lines.entry(word.to_owned()).or_default().extend(lines);
        }
        expected
    }

    fn lines(&self, word: &str) -> BTreeSet<u32> {
        self.lines.get(word).cloned().unwrap_or_default()
    }
}

fn lines(sites: &[CrashSite], status: SiteStatus) -> BTreeSet<u32> {
    sites.iter().filter(|site| site.status == status).map(|site| site.place.line).collect()
}

#[test]
fn programs_are_classified_as_they_were_by_hand() {
    let all = programs("audit");
    assert!(all.len() >= 20, "{}", all.len());
    let wrong = crew::map(&all, |path| {
        let loaded = loaded(path, Marks::All);
        let found = audited(&loaded, 300, false);
        let expected = Expected::of(&fs::read_to_string(path).unwrap());
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let mut wrong = Vec::new();
        let mut compare = |word: &str, found: BTreeSet<u32>| {
            let wanted = expected.lines(word);
            let fits = if word == "safe" { wanted.is_subset(&found) } else { wanted == found };
            if !fits {
                wrong.push(format!("{name}: {word}: {found:?}, and not {wanted:?}"));
            }
        };
        compare("crashes", lines(&found.sites, SiteStatus::Crashes));
        // In two ways a place may fail, and one of them may be known.
        let crash = lines(&found.sites, SiteStatus::Crashes);
        compare("open", lines(&found.sites, SiteStatus::Open).difference(&crash).copied().collect());
        compare("safe", lines(&found.sites, SiteStatus::Safe));
        compare("dead", found.dead.iter().map(|code| code.place.line).collect());
        for (line, wanted) in &expected.calls {
            let here = found.calls.iter().filter(|call| call.place.line == *line);
            let names: BTreeSet<String> =
                here.flat_map(|call| &call.callees).map(|callee| callee.name.clone()).collect();
            if names != *wanted {
                wrong.push(format!("{name}: calls in line {line}: {names:?}, and not {wanted:?}"));
            }
        }
        wrong
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Whether an audit that explores nothing calls a place safe that an exploration makes fail.
fn contradicts(site: &CrashSite, crash: &Crash) -> bool {
    site.status == SiteStatus::Safe && Some(&site.place) == crash.place.as_ref() && site.code == crash.code
}

#[test]
fn what_crashes_is_not_called_safe() {
    let all: Vec<PathBuf> = ["explore", "properties", "audit"].into_iter().flat_map(programs).collect();
    let found = crew::map(&all, |path| {
        let loaded = loaded(path, Marks::All);
        // Every definition is entered, as it is when its crashes are looked for.
        let audit = audited(&loaded, 1, true);
        let (mut wrong, mut count) = (Vec::new(), 0);
        for function in functions(&loaded, None, true).unwrap_or_default() {
            let report = done(crashes(&loaded, function, false, &exploring(60, 300_000)), &loaded.path);
            for crash in &report.crashes {
                count += 1;
                let contradicted = audit.sites.iter().filter(|site| contradicts(site, crash));
                wrong.extend(contradicted.map(|site| format!("{}: {}: {}", loaded.path, site.place.line, crash.call)));
                // Somewhere the analysis must have seen it coming.
                let known = audit.sites.iter().any(|site| site.status != SiteStatus::Safe);
                if !known {
                    wrong.push(format!("{}: nothing may fail, but {} does", loaded.path, crash.call));
                }
            }
        }
        (wrong, count)
    });
    let count: usize = found.iter().map(|(_, count)| count).sum();
    let wrong: Vec<String> = found.into_iter().flat_map(|(wrong, _)| wrong).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(count > 60, "{count} crashes");
}

#[test]
fn what_is_covered_is_not_called_dead() {
    let all: Vec<PathBuf> = ["explore", "audit"].into_iter().flat_map(programs).collect();
    let found = crew::map(&all, |path| {
        let audit = audited(&loaded(path, Marks::All), 1, true);
        let loaded = loaded(path, Marks::Branches);
        let CheckRequest { effort, .. } = exploring(40, 200_000);
        let request = CoverRequest { function: None, effort, traces: 0 };
        // A program that only runs has no function to cover.
        let Ok(covered) = cover(&loaded, &request) else { return (Vec::new(), 0) };
        let branches = covered.functions.iter().flat_map(|function| &function.branches);
        let taken: Vec<_> = branches.filter(|branch| branch.status == BranchStatus::Covered).collect();
        let is_dead = |place: &snell_report::Place| audit.dead.iter().any(|code| code.place == *place);
        let wrong = taken.iter().filter(|branch| is_dead(&branch.place));
        (wrong.map(|branch| format!("{}: {}", loaded.path, branch.text)).collect::<Vec<_>>(), taken.len())
    });
    let count: usize = found.iter().map(|(_, count)| count).sum();
    let wrong: Vec<String> = found.into_iter().flat_map(|(wrong, _)| wrong).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(count > 300, "{count} branches");
}

#[test]
fn what_a_program_runs_is_not_called_dead() {
    // An audit compares its claims with a run of the program, and complains if they differ.
    let mut all = Vec::new();
    for folder in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/haskell")).unwrap().flatten() {
        let name = folder.file_name().to_string_lossy().into_owned();
        let single = ["rejected", "unsupported", "modules"].iter().all(|other| *other != name);
        if folder.path().is_dir() && single {
            // One of each kind: all of them take minutes.
            all.extend(programs(&format!("haskell/{name}")).into_iter().take(1));
        }
    }
    for folder in ["basics", "control", "lists", "programs", "tables"] {
        all.extend(programs(&format!("scheme/{folder}")).into_iter().take(6));
    }
    assert!(all.len() > 50, "{}", all.len());
    crew::map(&all, |path| audited(&loaded(path, Marks::All), 1, false).summary.dead);
}
