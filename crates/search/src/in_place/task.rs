//! Subtrees still to be searched, as prefixes of decisions.

use crate::DecisionPath;
use crate::path_list::{PathList, Reader};
use crate::pool::Queue;
use std::collections::VecDeque;

/// What is left below a prefix.
#[derive(Debug, Default)]
pub(crate) struct Task {
    pub(crate) path: DecisionPath,
    /// The alternatives from this one on are left at the decision that the path leads to.
    pub(crate) from: u32,
    /// Tasks whose paths begin this one, as (length in bytes, from), the longest first: they become choice points on the
    /// way instead of being replayed one by one.
    pub(crate) adopted: Vec<(usize, u32)>,
}

/// Tasks as they are saved: in depth-first order.
pub(crate) type TaskList = PathList<u32>;

/// What waits to be searched in a pass, and what the pass leaves for later.
#[derive(Debug)]
pub(crate) struct TaskQueue {
    saved: Reader<u32>,
    shared: VecDeque<Task>,
    put_back: TaskList,
    suspended: Suspended,
    /// How many suspended paths may be kept.
    capacity: usize,
}

/// Paths that ran out of fuel. If there are too many to keep, their number alone is known, and a retry has to sweep the
/// whole tree.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(crate) struct Suspended {
    pub(crate) paths: TaskList,
    pub(crate) incomplete: bool,
}

impl TaskQueue {
    pub(crate) fn new(tasks: TaskList, suspended: Suspended, capacity: usize) -> Self {
        TaskQueue {
            saved: Reader::new(tasks),
            shared: VecDeque::new(),
            put_back: TaskList::default(),
            suspended,
            capacity,
        }
    }

    /// Work that a busy worker gives to a hungry one.
    pub(crate) fn share(&mut self, path: DecisionPath, from: u32) {
        self.shared.push_back(Task { path, from, adopted: Vec::new() });
    }

    /// Work that is not done in this call.
    pub(crate) fn put_back(&mut self, path: &[u8], from: u32) {
        self.put_back.push(path, from);
    }

    pub(crate) fn suspend(&mut self, path: &DecisionPath) {
        if self.suspended.incomplete {
        } else if self.suspended.paths.len() >= self.capacity {
            self.suspended = Suspended { paths: TaskList::default(), incomplete: true };
        } else {
            self.suspended.paths.push(path.bytes(), 0);
        }
    }

    /// Everything left, in depth-first order as far as one worker made it.
    pub(crate) fn take_lists(&mut self) -> (TaskList, Suspended) {
        let mut tasks = std::mem::take(&mut self.put_back);
        for task in self.shared.drain(..) {
            tasks.push(task.path.bytes(), task.from);
        }
        while let Some((path, from)) = self.saved.next() {
            tasks.push(path, from);
        }
        (tasks, std::mem::take(&mut self.suspended))
    }
}

impl Queue for TaskQueue {
    type Task = Task;

    fn pop(&mut self) -> Option<Task> {
        if let Some(task) = self.shared.pop_front() {
            return Some(task);
        }
        let (path, from) = self.saved.next()?;
        let path = DecisionPath::from_bytes(path.to_vec());
        let mut adopted = Vec::new();
        while let Some(task) = self.saved.next_prefix() {
            adopted.push(task);
        }
        Some(Task { path, from, adopted })
    }

    fn len(&self) -> usize {
        self.shared.len() + self.saved.remaining()
    }
}
