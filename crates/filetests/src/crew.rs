//! Working through a list with several threads, in which a panic is a finding like any other.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

/// The name of the threads that work.
const WORKER: &str = "worker";

/// Messages show values, and values are printed recursively.
const STACK: usize = 64 << 20;

/// What `work` gives for each item, in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    be_quiet();
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, R)>> = Mutex::default();
    let workers = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let body = || {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(at) else { break };
                    let result = work(item);
                    done.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((at, result));
                }
            };
            let named = std::thread::Builder::new().name(WORKER.into()).stack_size(STACK);
            named.spawn_scoped(scope, body).unwrap_or_else(|error| panic!("no thread: {error}"));
        }
    });
    let mut done = done.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    done.sort_unstable_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Does something that may fail; a panic is a failure with the text of the panic.
pub fn guarded<R>(work: impl FnOnce() -> Result<R, String>) -> Result<R, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panics: {}", text.unwrap_or("without a text")))
    })
}

/// Panics of workers are reported where they are caught, not where they happen.
fn be_quiet() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().name() != Some(WORKER) {
                loud(info);
            }
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_panics_are_texts() {
        let found = map(&[1, 2, 3, 4], |n| guarded(|| if *n == 3 { panic!("three") } else { Ok(n * 10) }));
        assert_eq!(found, [Ok(10), Ok(20), Err("panics: three".into()), Ok(40)]);
    }
}
