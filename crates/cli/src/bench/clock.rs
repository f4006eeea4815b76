//! How much time was spent working. On a machine that others use too, the time on the wall says little.

use std::time::Duration;

/// A clock that was started.
pub(crate) struct Clock {
    from: Duration,
    now: fn() -> Duration,
}

impl Clock {
    /// Measures this thread.
    pub(crate) fn of_thread() -> Self {
        Self { from: thread_time(), now: thread_time }
    }

    /// Measures all threads together.
    pub(super) fn of_all_threads() -> Self {
        Self { from: process_time(), now: process_time }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        (self.now)().saturating_sub(self.from)
    }
}

#[cfg(unix)]
fn read(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[cfg(unix)]
fn thread_time() -> Duration {
    read(rustix::time::ClockId::ThreadCPUTime)
}

#[cfg(unix)]
fn process_time() -> Duration {
    read(rustix::time::ClockId::ProcessCPUTime)
}

/// The time on the wall, where nothing better is known.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default()
}

#[cfg(not(unix))]
fn process_time() -> Duration {
    thread_time()
}
