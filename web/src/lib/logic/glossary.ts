/** A word of the rules, and what it means. */
export interface Term {
  term: string;
  means: string;
}

/** The words of the rules, in the order of the alphabet. */
export const TERMS: readonly Term[] = [
  {
    term: 'Action',
    means:
      'A type of card, and what playing one in your Action phase costs. You have one each turn; “+1 Action” gives another.',
  },
  {
    term: 'Action phase',
    means: 'The first part of a turn: you may play an Action card for each Action you have.',
  },
  {
    term: 'Ally',
    means: 'A landscape that is in the game with Liaison cards. Its effect is paid with Favors.',
  },
  {
    term: 'Artifact',
    means: 'Something only one player has at a time. Cards say when you take it from whoever has it.',
  },
  {
    term: 'Attack',
    means: 'A card that harms the other players. They may answer it with Reactions before it does anything.',
  },
  {
    term: 'Boon',
    means:
      'A small help from a deck that belongs to nobody. To receive a Boon is to turn one up and do what it says.',
  },
  {
    term: 'Buy',
    means:
      'Paying a card’s cost to take it from the Supply. You have one Buy each turn; “+1 Buy” gives another.',
  },
  {
    term: 'Buy phase',
    means:
      'The part of a turn in which you play Treasures and then buy. Once you have bought, you play no more Treasures.',
  },
  { term: 'Call', means: 'Taking a Reserve card from your Tavern mat into play, when it says that you may.' },
  {
    term: 'Clean-up',
    means: 'The end of a turn: what is in play and in your hand is discarded, and you draw five cards.',
  },
  { term: 'Coffers', means: 'Coins you keep. In your Buy phase you may spend them for $1 each.' },
  {
    term: 'Coins ($)',
    means: 'What cards cost and Treasures give. What you do not spend in a turn is lost.',
  },
  { term: 'Cost', means: 'What stands in the corner of a card. Effects can lower it, but never below $0.' },
  {
    term: 'Debt',
    means: 'A cost that is paid later. With Debt you cannot buy anything until it is paid off.',
  },
  {
    term: 'Discard',
    means: 'Putting a card onto your discard pile. It is yours, and comes back when you shuffle.',
  },
  {
    term: 'Draw',
    means:
      'Taking cards from the top of your deck into your hand. If the deck is empty, the discard pile is shuffled first.',
  },
  {
    term: 'Duration',
    means:
      'A card that does something in a later turn, too, and stays in play until the turn in which it has done its last.',
  },
  {
    term: 'Engine',
    means:
      'A deck that draws most of itself every turn: cards that give Actions, cards that draw, and something to pay with.',
  },
  {
    term: 'Event',
    means: 'A landscape that is bought for its effect. It costs a Buy, and nobody takes it away.',
  },
  {
    term: 'Exile',
    means:
      'Setting a card aside on your Exile mat. When you gain a card of that name, you may discard those from the mat.',
  },
  { term: 'Favor', means: 'A token that an Ally is paid with.' },
  {
    term: 'Gain',
    means:
      'Getting a card, by buying or by an effect. It goes to your discard pile unless something else is said.',
  },
  {
    term: 'Heirloom',
    means:
      'A Treasure that replaces one of your starting cards when the card it belongs to is in the kingdom.',
  },
  { term: 'Hex', means: 'A small harm from a deck that belongs to nobody.' },
  {
    term: 'In play',
    means: 'Where a card lies after it is played, until it is discarded or leaves otherwise.',
  },
  { term: 'Kingdom', means: 'The ten piles that are chosen for a game, and the landscapes beside them.' },
  { term: 'Landmark', means: 'A landscape that changes what scores.' },
  { term: 'Liaison', means: 'A card that gives Favors.' },
  { term: 'Mat', means: 'A place before a player for cards that are set aside for a purpose.' },
  { term: 'Night', means: 'A type of card that is played after the Buy phase, as many as you like.' },
  { term: 'Overpay', means: 'Paying more than a card costs when you buy it, for the effect it names.' },
  {
    term: 'Pile',
    means:
      'Cards in the Supply or beside it. When three piles of the Supply are empty, the game ends (four with five or six players).',
  },
  { term: 'Potion', means: 'A second currency. A cost with a Potion needs a Potion played that turn.' },
  { term: 'Project', means: 'A landscape that is bought once and works for the rest of the game.' },
  {
    term: 'Reaction',
    means:
      'A card that can do something when it is not played, such as when somebody else plays an Attack. It says when.',
  },
  { term: 'Reserve', means: 'A card that goes to your Tavern mat when played and waits there to be called.' },
  {
    term: 'Reveal',
    means: 'Showing a card to all players. It goes back to where it was unless something else is said.',
  },
  { term: 'Ruins', means: 'Poor Action cards that some Attacks give away.' },
  {
    term: 'Set aside',
    means: 'Putting a card apart for a while; whatever set it aside says what becomes of it.',
  },
  { term: 'Shelter', means: 'A starting card that takes the place of an Estate in some games.' },
  {
    term: 'Shuffle',
    means:
      'Mixing your discard pile into a new deck. It happens only when cards are needed and the deck has none.',
  },
  { term: 'State', means: 'Something that holds for one player until it says otherwise.' },
  { term: 'Supply', means: 'The piles that can be bought and gained from: the kingdom and the basic cards.' },
  {
    term: 'Terminal',
    means:
      'Players’ word for an Action that gives no Actions. With too many of them in hand, some stay unplayed.',
  },
  { term: 'Throne', means: 'Players’ word for a card that plays another one twice.' },
  {
    term: 'Token',
    means:
      'A marker on a pile or before a player that changes something, such as “+1 Card” whenever a card of the pile is played.',
  },
  { term: 'Topdeck', means: 'Putting a card onto your deck, so that it is drawn next.' },
  { term: 'Trait', means: 'A landscape that is laid at a pile of the kingdom and changes its cards.' },
  {
    term: 'Trash',
    means:
      'Taking a card out of the game, onto the trash pile. Early in the game that is how decks become good.',
  },
  {
    term: 'Traveller',
    means: 'A card that may be exchanged for a better one when it is discarded from play.',
  },
  { term: 'Treasure', means: 'A card that is played in the Buy phase and gives money, as many as you like.' },
  {
    term: 'Victory',
    means: 'A card that is worth points at the end of the game and usually does nothing before.',
  },
  {
    term: 'Victory points',
    means:
      'What the winner has most of: on cards, and as tokens. If two have the same, whoever took fewer turns wins.',
  },
  { term: 'Villagers', means: 'Actions you keep. In your Action phase you may spend one for +1 Action.' },
  {
    term: 'Way',
    means: 'A landscape that lets you play any Action card for the Way’s effect instead of its own.',
  },
];
