//! How often somebody may do something.

use tokio::time::Instant;

/// A bucket that fills with time and is emptied by requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    size: f64,
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(per_second: f64, size: f64) -> Self {
        Self { per_second, size, level: size, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.level = (self.level + filled).min(self.size);
        self.at = now;
        let there = self.level >= 1.0;
        if there {
            self.level -= 1.0;
        }
        there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_has_and_then_waits() {
        let mut bucket = Bucket::new(0.001, 3.0);
        let given = (0..10).filter(|_| bucket.take()).count();
        assert_eq!(given, 3);
    }
}
