//! The types of the protocol in TypeScript.

use std::collections::BTreeMap;

use ts_rs::{Config, TS};

use super::{
    CardList, CardPage, ChatLine, ClientMessage, CreateTable, CreatedTable, Frames, Guest, Hint,
    HintRequest, KingdomList, LessonList, MyTables, NewGuest, PlayOn, PlayPosition, PositionCheck,
    PositionText, Problem, PuzzleList, RandomKingdom, RandomRequest, ReplayInfo, Request,
    ReviewMessage, ScenarioList, ServerInfo, ServerMessage, Settings, SimMessage, SimRequest,
    StrategyCheck, StrategyList, StrategyText, TableInfo, VERSION,
};

/// Gathers the declarations of types and of all that they mention, each once. They are kept by name: the order in which
/// a type names what it mentions may differ from one build to the next.
struct Declarations {
    config: Config,
    done: Vec<std::any::TypeId>,
    texts: BTreeMap<String, String>,
}

impl ts_rs::TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let own = T::output_path().is_some();
        if self.done.contains(&std::any::TypeId::of::<T>()) || !own {
            return;
        }
        self.done.push(std::any::TypeId::of::<T>());
        T::visit_dependencies(self);
        let docs = T::docs().map_or_else(String::new, |docs| format!("{}\n", docs.trim_end()));
        let declaration = T::decl(&self.config);
        self.texts.insert(declaration.clone(), format!("{docs}export {declaration}\n\n"));
    }
}

/// The file `web/src/lib/protocol.ts`.
pub fn typescript() -> String {
    use ts_rs::TypeVisitor as _;

    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, done: Vec::new(), texts: BTreeMap::new() };
    all.visit::<ClientMessage>();
    all.visit::<Request>();
    all.visit::<ScenarioList>();
    all.visit::<Settings>();
    all.visit::<ServerMessage>();
    all.visit::<ServerInfo>();
    all.visit::<NewGuest>();
    all.visit::<Guest>();
    all.visit::<CardList>();
    all.visit::<CardPage>();
    all.visit::<KingdomList>();
    all.visit::<RandomRequest>();
    all.visit::<RandomKingdom>();
    all.visit::<CreateTable>();
    all.visit::<CreatedTable>();
    all.visit::<TableInfo>();
    all.visit::<MyTables>();
    all.visit::<ChatLine>();
    all.visit::<ReplayInfo>();
    all.visit::<Frames>();
    all.visit::<PlayOn>();
    all.visit::<PositionText>();
    all.visit::<PositionCheck>();
    all.visit::<PlayPosition>();
    all.visit::<StrategyList>();
    all.visit::<StrategyText>();
    all.visit::<StrategyCheck>();
    all.visit::<SimRequest>();
    all.visit::<SimMessage>();
    all.visit::<HintRequest>();
    all.visit::<Hint>();
    all.visit::<ReviewMessage>();
    all.visit::<LessonList>();
    all.visit::<PuzzleList>();
    all.visit::<Problem>();
    let head =
        "// Written by `cargo xtask protocol` from crates/server/src/protocol. Do not edit.\n\n";
    let version =
        format!("/** The version of the protocol. */\nexport const VERSION = {VERSION};\n");
    let texts: String = all.texts.into_values().collect();
    format!("{head}{texts}{version}")
}
