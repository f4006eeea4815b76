use fief_engine::prelude::*;

pub static PRE_2022: Card = treasury()
    .version("pre-2022")
    .text(
        "+1 Card, +1 Action, +$1. When you discard this from play in a turn in which you have bought \
         no Victory card, you may put this onto your deck.",
    )
    .setup(|b| {
        b.remember(Did::Buy);
    })
    .ability(
        Ability::when(
            Trigger::Discard,
            "put it onto your deck",
            |s, t| t.is_from_play() && s.its_card(t).is_some() && !bought_victory(s, t.you),
            topdeck,
        )
        .optional(),
    );

pub static CARD: Card = treasury()
    .version("2022")
    .text(
        "+1 Card, +1 Action, +$1. At the end of your Buy phase this turn, if you have gained no Victory \
         card in it, you may put this onto your deck.",
    )
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        g.each_time_this_turn(you, &END_OF_BUYING);
        Ok(())
    });

const fn treasury() -> Card {
    card("Treasury", 5, [Action]).cards(1).actions(1).coins(1)
}

static END_OF_BUYING: Ability = Ability::when(
    Trigger::BuyPhaseEnd,
    "put it onto your deck",
    |s, t| t.by_you() && s.its_card(t).is_some() && !gained_victory(s, t.you),
    topdeck,
)
.optional();

fn bought_victory(s: &State, you: Player) -> bool {
    let victory = |bought: &Happened| s.types(bought.kind).has(Victory);
    s.turn().player == you && s.bought_this_turn().any(victory)
}

fn gained_victory(s: &State, you: Player) -> bool {
    let victory = |gained: &Happened| gained.player == you && s.types(gained.kind).has(Victory);
    s.gained_this_buy_phase().any(victory)
}

fn topdeck(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    match g.state().its_card(t) {
        Some(this) => g.topdeck_openly(t.you, this.card),
        None => Ok(()),
    }
}
