//! Colours, which only repeat what the text says: the screen is readable without them.

use fief_engine::types::{Type, Types};
use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) colours: bool,
}

impl Theme {
    /// No colours if the environment says `NO_COLOR`.
    pub(crate) fn from_environment() -> Self {
        let none = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self { colours: !none }
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// A card of these types.
    pub(crate) fn card(self, types: Types) -> Style {
        let colours = [
            (Type::Attack, Color::Red),
            (Type::Reaction, Color::Blue),
            (Type::Treasure, Color::Yellow),
            (Type::Victory, Color::Green),
            (Type::Curse, Color::Magenta),
        ];
        let colour = colours.into_iter().find(|(of, _)| types.has(*of));
        colour.map_or(Style::new(), |(_, colour)| self.coloured(colour))
    }

    /// The question and other things that must be seen.
    pub(crate) fn strong(self) -> Style {
        self.coloured(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn cursor() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What is there but does not matter now.
    pub(crate) fn faint() -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(crate) fn bold() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}
