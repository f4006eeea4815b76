//! The floor: a Big Money mirror written down as a loop. No rules, no questions, no identity of cards, one kind of bot.

use std::hint::black_box;

use fief_engine::rng::Rng;

#[derive(Clone, Copy, PartialEq)]
enum FloorCard {
    Copper,
    Silver,
    Gold,
    Estate,
    Duchy,
    Province,
}

impl FloorCard {
    fn coins(self) -> u32 {
        match self {
            FloorCard::Copper => 1,
            FloorCard::Silver => 2,
            FloorCard::Gold => 3,
            _ => 0,
        }
    }

    fn points(self) -> u32 {
        match self {
            FloorCard::Estate => 1,
            FloorCard::Duchy => 3,
            FloorCard::Province => 6,
            _ => 0,
        }
    }
}

/// A player of the floor, whose memory serves many games.
#[derive(Default)]
pub(super) struct FloorPlayer {
    deck: Vec<FloorCard>,
    hand: Vec<FloorCard>,
    discard: Vec<FloorCard>,
}

impl FloorPlayer {
    fn start(&mut self, rng: &mut Rng) {
        self.deck.clear();
        self.hand.clear();
        self.discard.clear();
        self.discard.extend([FloorCard::Copper; 7]);
        self.discard.extend([FloorCard::Estate; 3]);
        self.draw_hand(rng);
    }

    fn draw_hand(&mut self, rng: &mut Rng) {
        for _ in 0..5 {
            if self.deck.is_empty() {
                std::mem::swap(&mut self.deck, &mut self.discard);
                rng.shuffle(&mut self.deck);
            }
            self.hand.extend(self.deck.pop());
        }
    }

    fn score(&self) -> u32 {
        [&self.deck, &self.hand, &self.discard].into_iter().flatten().map(|c| c.points()).sum()
    }
}

/// The piles that run out in a Big Money game.
struct FloorSupply {
    provinces: u32,
    duchies: u32,
    estates: u32,
}

impl FloorSupply {
    /// What Big Money buys for this many coins.
    fn buy(&mut self, coins: u32) -> Option<FloorCard> {
        if coins >= 8 {
            self.provinces -= 1;
            Some(FloorCard::Province)
        } else if coins >= 5 && self.provinces <= 4 && self.duchies > 0 {
            self.duchies -= 1;
            Some(FloorCard::Duchy)
        } else if coins >= 6 {
            Some(FloorCard::Gold)
        } else if coins >= 2 && self.provinces <= 2 && self.estates > 0 {
            self.estates -= 1;
            Some(FloorCard::Estate)
        } else {
            (coins >= 3).then_some(FloorCard::Silver)
        }
    }
}

/// Plays one game and returns its turns.
pub(super) fn floor_game(players: &mut [FloorPlayer; 2], seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    for player in players.iter_mut() {
        player.start(&mut rng);
    }
    let mut supply = FloorSupply { provinces: 8, duchies: 8, estates: 8 };
    let mut turns = 0;
    while supply.provinces > 0 && turns < 400 {
        let player = &mut players[turns as usize % 2];
        turns += 1;
        let coins = player.hand.iter().map(|card| card.coins()).sum();
        player.discard.extend(supply.buy(coins));
        player.discard.append(&mut player.hand);
        player.draw_hand(&mut rng);
    }
    black_box(players[0].score() > players[1].score());
    turns
}
