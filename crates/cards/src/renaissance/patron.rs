use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Patron", 4, [Action, Reaction])
    .version("pre-2022")
    .text("+1 Villager, +$2. When you reveal this, +1 Coffers.")
    .coins(2)
    .play(|g, you| g.villagers(you, 1))
    .ability(Ability::when(Trigger::Reveal, "+1 Coffers", always, a_coffers));

pub static CARD: Card = card("Patron", 4, [Action, Reaction])
    .version("2022")
    .text("+1 Villager, +$2. When you reveal this in an Action phase, +1 Coffers.")
    .coins(2)
    .play(|g, you| g.villagers(you, 1))
    .ability(Ability::when(
        Trigger::Reveal,
        "+1 Coffers",
        // The Action phase of any player counts (Patron/2).
        |s, _| s.is_action_phase_of(s.turn().player),
        a_coffers,
    ));

fn a_coffers(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    g.coffers(t.you, 1)
}
