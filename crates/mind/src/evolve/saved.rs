//! A search on paper, to go on with later.

use std::collections::BTreeMap;

use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_engine::setup::Rules;
use serde::{Deserialize, Serialize};

use super::{Candidate, Evolution, Pairs, Point, Rival, Role};
use crate::book::{Edition, key};

/// Everything that a search needs to go on as if it had never stopped.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// What plans depend on beside the kingdom.
    edition: Edition,
    kingdom: String,
    pub seed: u64,
    width: usize,
    pub generation: u32,
    pub games: u64,
    next_rival: u32,
    panel_is_fixed: bool,
    panel: Vec<SavedRival>,
    population: Vec<SavedPlan>,
    curve: Vec<Point>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct SavedRival {
    id: u32,
    role: Role,
    plan: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct SavedPlan {
    plan: String,
    results: BTreeMap<u32, Pairs>,
}

impl Evolution {
    /// All that must be kept.
    pub fn save(&self) -> Saved {
        let rival = |rival: &Rival| {
            let &Rival { id, role, ref plan, .. } = rival;
            SavedRival { id, role, plan: plan.to_string() }
        };
        let plan = |candidate: &Candidate| SavedPlan {
            plan: candidate.plan.to_string(),
            results: candidate.results.clone(),
        };
        Saved {
            edition: Edition::CURRENT,
            kingdom: key(self.start.rules()),
            seed: self.seed,
            width: self.width,
            generation: self.generation,
            games: self.games,
            next_rival: self.next_rival,
            panel_is_fixed: self.panel_is_fixed,
            panel: self.panel.iter().map(rival).collect(),
            population: self.population.iter().map(plan).collect(),
            curve: self.curve.clone(),
        }
    }

    /// Goes on with what was kept, if it is about this kingdom, or says why it cannot.
    pub fn resume(rules: &Rules, saved: &Saved) -> Result<Self, String> {
        if saved.edition != Edition::CURRENT {
            return Err(
                "it was made by another version of fief, in which the same plans play otherwise"
                    .to_owned(),
            );
        }
        let mut evolution = Self::new(rules, saved.seed, 0);
        let here = key(evolution.start.rules());
        if here != saved.kingdom {
            return Err(format!("it is about the kingdom {}, not about {here}", saved.kingdom));
        }
        let read = |text: &str| Strategy::parse(text, &LIBRARY).map_err(|error| error.to_string());
        let rules = evolution.start.rules();
        let mut panel = Vec::new();
        for &SavedRival { id, role, ref plan } in &saved.panel {
            let plan = read(plan)?;
            let bot = plan.bot(rules).map_err(|error| error.to_string())?;
            panel.push(Rival { id, role, plan, bot });
        }
        if panel.is_empty() {
            return Err("it has no rivals".to_owned());
        }
        let mut population = Vec::new();
        for SavedPlan { plan, results } in &saved.population {
            let candidate = Candidate::new(read(plan)?, rules);
            let candidate = candidate.ok_or("a plan does not fit the kingdom")?;
            population.push(Candidate { results: results.clone(), ..candidate });
        }
        if population.is_empty() && saved.generation > 0 {
            return Err("it has no plans".to_owned());
        }
        evolution.panel = panel;
        evolution.population = population;
        evolution.width = saved.width;
        evolution.generation = saved.generation;
        evolution.games = saved.games;
        evolution.next_rival = saved.next_rival;
        evolution.panel_is_fixed = saved.panel_is_fixed;
        evolution.curve.clone_from(&saved.curve);
        Ok(evolution)
    }
}
