//! Waiting for the plans of a kingdom, which bots need before they can play.

use std::io::{self, IsTerminal as _};
use std::sync::Arc;

use fief_engine::setup::Rules;
use fief_mind::levels::{portfolio_at_hand, portfolio_telling};
use fief_mind::search::Portfolio;
use indicatif::{ProgressBar, ProgressStyle};

use crate::tell;

/// The plans for a kingdom. Says what takes so long while they are evolved: a bar on a terminal, a line elsewhere.
pub(crate) fn wait_for(rules: &Rules) -> Arc<Portfolio> {
    if let Some(portfolio) = portfolio_at_hand(rules) {
        return portfolio;
    }
    if !io::stderr().is_terminal() {
        tell(format_args!("Evolving plans for this kingdom first …"));
        return portfolio_telling(rules, &mut |_| {});
    }
    let bar = ProgressBar::new(100);
    let style = ProgressStyle::with_template("{bar:24} evolving plans for this kingdom first");
    bar.set_style(style.expect("the template is right"));
    bar.tick();
    let portfolio = portfolio_telling(rules, &mut |done| bar.set_position((100.0 * done) as u64));
    bar.finish_and_clear();
    portfolio
}
