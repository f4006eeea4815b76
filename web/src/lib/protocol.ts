// Written by `cargo xtask protocol` from crates/server/src/protocol. Do not edit.

/**
 * Among what something is chosen to go with a card.
 */
export type Among = "kingdom" | "unused" | "deck";

/**
 * One thing that can be picked.
 */
export type AnswerOption = { 
/**
 * What an answer picks it by.
 */
index: number, 
/**
 * "Province", "discard it", "3".
 */
label: string, 
/**
 * What picking it does: "buy Province", "play Village".
 */
phrase: string, 
/**
 * The card that it is or belongs to.
 */
card: string | null, 
/**
 * How many cannot be told apart; each may be picked.
 */
count: number, at: Place, 
/**
 * The ability in words, for a choice among abilities.
 */
text: string | null, 
/**
 * What it is for, if the rules themselves offer it.
 */
purpose: Purpose | null, 
/**
 * What it costs now, for what is bought or gained.
 */
cost: CardPrice | null, };

/**
 * Something that lies there but cannot be picked, and why.
 */
export type Blocked = { card: string, at: Place, 
/**
 * "It costs $5; you have $3."
 */
why: string, };

/**
 * A level of bots.
 */
export type BotInfo = { level: string, 
/**
 * What a person calls it: "Easy".
 */
name: string, 
/**
 * How it plays, in a sentence.
 */
about: string, };

/**
 * Copies of a card.
 */
export type CardCount = { card: string, count: number, };

/**
 * All that is needed to draw a card.
 */
export type CardFace = { 
/**
 * Its name, by which everything else refers to it.
 */
name: string, 
/**
 * The printed cost; nothing for what cannot be bought.
 */
cost: CardPrice | null, 
/**
 * What is printed beside the cost: `+` where more may be paid, `*` where there is more to it.
 */
mark: string | null, 
/**
 * In the order in which they are printed: "Action", "Attack".
 */
types: Array<string>, 
/**
 * What it does, in our words. `$3` is coins, `VP` victory points, `P` in a cost a Potion, `3D` Debt.
 */
text: string, set: string, 
/**
 * "kingdom", "base", "event", "project", "landmark", "way", …
 */
object: string, 
/**
 * Whether it can be chosen for a kingdom: as a pile of it, as a landscape beside it, or as a Shelter or basic card
 * that not every game has.
 */
chosen: boolean, 
/**
 * Which version of the card it is, where there are several.
 */
version: string | null, 
/**
 * The victory points that it is always worth; nothing where it has none or they must be counted.
 */
points: number | null, };

/**
 * All cards that can be played with, newest versions, by set and cost.
 */
export type CardList = { cards: Array<CardFace>, 
/**
 * Older versions of some of them, which a game has when it asks for "Throne Room (1st edition)".
 */
older: Array<CardFace>, 
/**
 * What can be chosen to go with some of them: "Young Witch with Cellar".
 */
companions: Array<CompanionInfo>, 
/**
 * What those that can be chosen offer of what a kingdom may need.
 */
offers: Array<CardOffers>, };

/**
 * What a card offers of what a kingdom may need.
 */
export type CardOffers = { card: string, needs: Array<Need>, };

/**
 * A card's page.
 */
export type CardPage = { name: string, set: string, 
/**
 * The newest first.
 */
versions: Array<CardVersion>, rulings: Array<RulingInfo>, 
/**
 * The scenarios that are about this card, with or without a numbered ruling.
 */
scenarios: Array<ScenarioRef>, 
/**
 * The published kingdoms that have it.
 */
kingdoms: Array<string>, };

/**
 * What a card costs.
 */
export type CardPrice = { coins: number, potions: number, debt: number, };

/**
 * A version of a card.
 */
export type CardVersion = { face: CardFace, 
/**
 * The editions of its set that have it.
 */
editions: Array<number>, newest: boolean, };

/**
 * Something that was said, or that the server has to say (`seat` and `guest` are nothing then).
 */
export type ChatLine = { 
/**
 * Counts the lines of the table from 0.
 */
number: number, 
/**
 * The speaker's seat; nothing for watchers and the server.
 */
seat: number | null, 
/**
 * The speaker's name; nothing for the server.
 */
name: string | null, 
/**
 * Plain text: never to be shown as anything else.
 */
text: string, at: number, };

/**
 * What was chosen to go with a card.
 */
export type ChosenFor = { card: string, with: Array<string>, };

/**
 * What a client can say.
 */
export type ClientMessage = { "type": "hello" } & Hello | { "type": "sit", seat: number, } | { "type": "stand_up" } | { "type": "set_seat", seat: number, bot: string | null, } | { "type": "start" } | { "type": "answer", question: string, picks: Array<number>, } | { "type": "propose", proposal: Proposal, } | { "type": "vote", proposal: number, agree: boolean, } | { "type": "resign" } | { "type": "chat", text: string, } | { "type": "earlier_chat", before: number, } | { "type": "ping" };

/**
 * Time for each player: `seconds` for the game, and `per_answer` more with each answer.
 */
export type ClockSetting = { seconds: number, per_answer: number, };

/**
 * Time left.
 */
export type ClockView = { 
/**
 * Milliseconds left for each seat when this was sent.
 */
left: Array<number>, 
/**
 * Whose clock runs.
 */
running: number | null, };

/**
 * What is wrong, for a program.
 */
export type Code = "bad_message" | "wrong_version" | "not_now" | "bad_token" | "no_such_table" | "no_such_game" | "no_such_card" | "no_such_scenario" | "no_such_step" | "no_such_page" | "seat_taken" | "no_such_seat" | "not_seated" | "not_host" | "no_watchers" | "not_open" | "old_game" | "not_ready" | "not_playing" | "stale_answer" | "not_your_question" | "illegal_answer" | "nothing_to_undo" | "no_such_proposal" | "proposal_open" | "bad_setup" | "bad_name" | "bad_chat" | "too_many" | "too_large" | "shutting_down" | "unavailable" | "wrong_site" | "internal";

/**
 * What can be chosen to go with a card. A game asks for it by "Druid with The Sea's Gift + The Sky's Gift + The Sun's
 * Gift"; what nobody has chosen is chosen by chance.
 */
export type CompanionInfo = { card: string, 
/**
 * In words: "three Boons".
 */
what: string, 
/**
 * How many, if any.
 */
least: number, most: number, among: Among, 
/**
 * What fits.
 */
fits: Array<string>, };

/**
 * The results of one contestant.
 */
export type ContestantSummary = { name: string, 
/**
 * The results in each seat; the first has the first turn.
 */
seats: Array<ResultsSummary>, score: ScoreSummary, turns: Array<TurnSummary>, gains: Array<GainSummary>, games: number, wins: number, 
/**
 * Shared victories.
 */
ties: number, losses: number, 
/**
 * The share of all victories, with shared ones counted in parts.
 */
win_share: number | null, interval: Interval, };

/**
 * Asks for a new table. A table without open seats starts at once.
 */
export type CreateTable = { 
/**
 * Two to six.
 */
seats: Array<NewSeat>, settings: Partial<Settings>, };

/**
 * A new table.
 */
export type CreatedTable = { table: string, 
/**
 * The path that others open to join: "/table/…".
 */
link: string, };

/**
 * A deck: how many cards, and what is known of those on top, from the top down to the last that is known.
 */
export type DeckView = { count: number, top: Array<string | null>, };

/**
 * A discard pile.
 */
export type DiscardView = { count: number, top: string | null, 
/**
 * What is known of the whole pile: its owner's counters show it, if the table has counters.
 */
cards: Array<CardCount>, };

/**
 * An edition of one set, or of every set that has it.
 */
export type Edition = { set: string | null, edition: number, };

/**
 * The ways in which games ended.
 */
export type Endings = { 
/**
 * Games ended by a single pile that ends the game, such as the Provinces.
 */
one_pile: number, 
/**
 * Games ended by several empty piles.
 */
several_piles: number, 
/**
 * The sets of piles that were empty, the most frequent first.
 */
by_piles: Array<[Array<string>, number]>, };

/**
 * What somebody plays with a goal.
 */
export type ExerciseKind = "lesson" | "puzzle";

/**
 * A lesson's part or a puzzle that can be played.
 */
export type ExerciseRef = { 
/**
 * "puzzle:base-last-province-1": what `/api/v1/replays/{id}` and `/api/v1/replays/{id}/play` take.
 */
id: string, title: string, 
/**
 * What is to be reached, in a sentence.
 */
goal: string, 
/**
 * The step to play on from: how many answers of others come first.
 */
given: number, };

/**
 * How the goal stands.
 */
export type ExerciseState = "going" | "reached" | "missed";

/**
 * A lesson or a puzzle that is played at a table.
 */
export type ExerciseView = { kind: ExerciseKind, exercise: ExerciseRef, 
/**
 * The title of the lesson.
 */
lesson: string | null, state: ExerciseState, 
/**
 * What the coach says to this question; only for who plays it.
 */
coach: string | null, 
/**
 * Whether the coach had other moves in mind, and has nothing to say to this one.
 */
strayed: boolean, hint: string | null, 
/**
 * What is said when the goal is reached.
 */
after: string | null, 
/**
 * What comes next.
 */
next: ExerciseRef | null, 
/**
 * How a puzzle's table was set, as lines of a scenario: nothing of it is secret.
 */
position: Array<string>, };

/**
 * Whose eyes see a game: a player's, those of a watcher who knows what every player knows, or open ones.
 */
export type EyeName = { "as": "open" } | { "as": "watcher" } | { "as": "seat", seat: number, };

/**
 * The table at one step.
 */
export type Frame = { step: number, view: GameView, 
/**
 * The question, if these eyes may see it.
 */
question: QuestionView | null, 
/**
 * What was answered to it, if these eyes may see it; nothing at the last step.
 */
answer: ReplayStep | null, 
/**
 * How many lines of the log there are at this step.
 */
log: number, };

/**
 * Steps one after the other.
 */
export type Frames = { frames: Array<Frame>, };

/**
 * The gains of a card.
 */
export type GainSummary = { card: string, per_game: number, 
/**
 * The share of games with at least one gain.
 */
share_of_games: number, 
/**
 * The mean turn of the first gain in those games.
 */
first_turn: number, 
/**
 * The mean gains in each turn, from the first, over all games.
 */
by_turn: Array<number>, };

/**
 * A reviewed game.
 */
export type GameReview = { seats: Array<ReviewedSeat>, 
/**
 * How many games were played on.
 */
rollouts: number, };

/**
 * A game of a table.
 */
export type GameSummary = { 
/**
 * What its replay is asked for by.
 */
id: string, 
/**
 * Counts the table's games from 1.
 */
number: number, over: boolean, 
/**
 * The winners' names, when it is over.
 */
winners: Array<string>, 
/**
 * The game that it goes on from, and at which step.
 */
continues: string | null, 
/**
 * Why it is put aside, if not all of its answers fit the rules of today: it can be looked at, but not played on.
 */
aside?: string, };

/**
 * The whole table.
 */
export type GameView = { 
/**
 * The seat whose eyes these are; nothing for a watcher.
 */
you: number | null, turn: TurnView, piles: Array<PileView>, landscapes: Array<LandscapeView>, trash: Array<CardCount>, seats: Array<SeatView>, 
/**
 * Your own deck, if you have a seat and the table has counters.
 */
tracker: Tracker | null, empty_piles: number, 
/**
 * How many empty Supply piles end the game.
 */
piles_to_end: number, outcome: Outcome | null, };

/**
 * Who a token stands for. Keep the token: seats belong to it.
 */
export type Guest = { token: string, 
/**
 * A public id.
 */
guest: string, name: string, };

/**
 * The first message of a client.
 */
export type Hello = { 
/**
 * `VERSION` as the client knows it.
 */
version: number, 
/**
 * The guest's token. Without one, the client can only watch.
 */
token?: string, table: string, };

/**
 * What a search that knows only what your seat knows says about your question.
 */
export type Hint = { 
/**
 * The question that it is about.
 */
question: string, 
/**
 * The recommended answer first, then the others from the best to the worst. Empty if there is nothing to decide.
 */
answers: Array<HintAnswer>, 
/**
 * How many games were played on to find this out.
 */
rollouts: number, };

/**
 * An answer that was tried.
 */
export type HintAnswer = { picks: Array<number>, 
/**
 * "buy Province".
 */
words: string, 
/**
 * The chance to win with this answer, from 0 to 1, and its standard error.
 */
chance: number, error: number, 
/**
 * How much less likely this answer wins than the first one, and the standard error of that difference.
 */
loss: number, loss_error: number, 
/**
 * Ends of a sentence that begins with "It leads to": for the first answer its advantages over the second, for
 * every other answer what the first one has over it.
 */
reasons: Array<string>, };

/**
 * Asks what a strong player would answer. Only in games against bots.
 */
export type HintRequest = { 
/**
 * The `id` of the question that you are asked.
 */
question: string, };

/**
 * The range in which the true share probably lies.
 */
export type Interval = { low: number, high: number, };

/**
 * How the kingdom of a table is chosen.
 */
export type KingdomChoice = { "by": "preset", id: string, } | { "by": "any_preset" } | { "by": "random", request: RandomRequest, } | { "by": "cards", cards: Array<string>, landscapes: Array<string>, };

/**
 * A kingdom that a rulebook recommends, or one of our own.
 */
export type KingdomInfo = { 
/**
 * "First Game (Base, 2nd edition)": what tells it from all others.
 */
id: string, name: string, 
/**
 * The rulebook, or "Fief" for our own.
 */
source: string, 
/**
 * A sentence on what it is about.
 */
about: string | null, cards: Array<string>, landscapes: Array<string>, 
/**
 * The pile of the Trait, if one of the landscapes is one.
 */
on: string | null, 
/**
 * What else it is played with: the Bane, Boons that are set aside, Shelters, Platinum and Colony.
 */
beside: Array<string>, 
/**
 * The same where chance decides.
 */
perhaps: Array<string>, 
/**
 * What cannot be played with yet; empty if all can.
 */
missing: Array<string>, };

/**
 * The published kingdoms, the faces of their cards, and the sets.
 */
export type KingdomList = { kingdoms: Array<KingdomInfo>, sets: Array<SetInfo>, };

/**
 * An Event, Project, Landmark or Way beside the Supply.
 */
export type LandscapeView = { card: string, 
/**
 * Nothing for what cannot be bought.
 */
cost: CardPrice | null, tokens: Array<TokenView>, 
/**
 * The cards that were set aside for it.
 */
chosen: Array<string>, 
/**
 * The players that have it: a Project that they bought, a State, an Artifact.
 */
owners: Array<number>, affordable: boolean, };

/**
 * The length of games, in turns of the player who had most.
 */
export type Length = { mean: number | null, median: number | null, shortest: number | null, longest: number | null, 
/**
 * Numbers of turns, and the number of games with each.
 */
games: Array<[number, number]>, };

/**
 * A lesson of the course.
 */
export type LessonInfo = { title: string, parts: Array<ExerciseRef>, };

/**
 * The course, in its order.
 */
export type LessonList = { lessons: Array<LessonInfo>, };

/**
 * What kind of thing happened. The engine's `What` says it exactly, with numbers and places; this is for drawing a line.
 */
export type LogKind = "turn" | "play" | "buy" | "gain" | "draw" | "discard" | "trash" | "reveal" | "look_at" | "topdeck" | "take" | "set_aside" | "shuffle" | "pool" | "react" | "score" | "win" | "other";

/**
 * A line of the log.
 */
export type LogLine = { kind: LogKind, 
/**
 * Who does it.
 */
seat: number, 
/**
 * How deep inside other abilities it happens: how far to indent.
 */
depth: number, pieces: Array<Piece>, 
/**
 * How many answers had been given when it happened: the step of a replay that shows it.
 */
step: number, };

/**
 * A part of the log: it replaces all lines from number `from` on.
 */
export type LogPart = { from: number, lines: Array<LogLine>, };

/**
 * A mat of a player.
 */
export type MatView = { name: string, cards: ZoneView, };

/**
 * The tables of a guest, the latest first.
 */
export type MyTables = { tables: Array<TableSummary>, };

/**
 * What a kingdom may have to have. Which card offers what is seen from its definition.
 */
export type Need = "village" | "trashing" | "buy" | "draw" | "no_attacks" | "curve";

/**
 * Asks for a guest's token.
 */
export type NewGuest = { name: string, };

/**
 * Who is to sit on a seat of a new table.
 */
export type NewSeat = { "who": "me" } | { "who": "open" } | { "who": "bot", level: string, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * In the order of the seats.
 */
seats: Array<SeatResult>, 
/**
 * "Ann wins with 30 points.", "Bob resigned: Ann wins."
 */
words: string, };

/**
 * The part of a turn.
 */
export type PhaseName = "set_up" | "start" | "action" | "buy" | "night" | "clean_up" | "over";

/**
 * A piece of a sentence. A front end shows pieces one after the other with nothing in between.
 */
export type Piece = { "is": "text", text: string, } | { "is": "seat", seat: number, name: string, } | { "is": "card", card: string, count: number, } | { "is": "hidden", count: number, } | { "is": "amount", of: string, amount: number, 
/**
 * Whether it is added to what the player has: "+$2".
 */
plus: boolean, };

/**
 * A pile on the table.
 */
export type PileView = { 
/**
 * What questions refer to it by.
 */
index: number, 
/**
 * The name of the pile.
 */
name: string, 
/**
 * The card on top; what the pile is of when it is empty.
 */
card: string, count: number, 
/**
 * What the top card costs now.
 */
cost: CardPrice, 
/**
 * In the Supply, or outside it.
 */
supply: boolean, 
/**
 * Cards that belong to nobody, such as Boons, or where those are discarded: no pile of the rules.
 */
deck: boolean, 
/**
 * Its top card is not seen: `card` only stands for what it has.
 */
face_down: boolean, 
/**
 * What is seen of it from the top down, where its cards are not all the same.
 */
cards: Array<CardCount>, 
/**
 * The cards and landscapes for which it was chosen: as a Bane, as the pile of a Trait.
 */
chosen_for: Array<string>, 
/**
 * A basic pile (Copper to Province, Curse) and not one of the kingdom.
 */
basic: boolean, tokens: Array<TokenView>, 
/**
 * Whether the player whose turn it is could pay for it now.
 */
affordable: boolean, };

/**
 * Where something lies on the table. The engine's zones, but mats and landscapes by the names that a client shows: the
 * numbers of the engine mean nothing there.
 */
export type Place = { "zone": "hand", seat: number, } | { "zone": "in_play", seat: number, } | { "zone": "deck", seat: number, } | { "zone": "discard", seat: number, } | { "zone": "aside", seat: number, } | { "zone": "set_aside", seat: number, } | { "zone": "mat", seat: number, mat: string, } | { "zone": "trash" } | { "zone": "pile", pile: number, } | { "zone": "landscape", card: string, } | { "zone": "nowhere" };

/**
 * Asks for a new table that goes on from a step of a replay.
 */
export type PlayOn = { step: number, 
/**
 * The seat to sit on; bots take the others.
 */
seat: number, level: string, };

/**
 * Asks for a new table that begins as a text says.
 */
export type PlayPosition = { text: string, 
/**
 * One for each player of the text. The one who asks may have several of them, and plays all of these.
 */
seats: Array<NewSeat>, };

/**
 * A card in play.
 */
export type PlayedCard = { card: string, count: number, 
/**
 * It stays in play when this turn is cleaned up.
 */
stays: boolean, };

/**
 * What a player has to spend. The engine's pools have more, which a client shows as tokens by their names.
 */
export type Pools = { actions: number, buys: number, coins: number, potions: number, debt: number, };

/**
 * What a text says: either the table, or the first fault in it.
 */
export type PositionCheck = { fault: TextFault | null, table: SetTable | null, };

/**
 * A text with a position: a scenario, of which only the table counts.
 */
export type PositionText = { text: string, };

/**
 * What went wrong and what to do next.
 */
export type Problem = { code: Code, 
/**
 * A sentence or two for a person, which says what to do next.
 */
message: string, 
/**
 * The `id` of the request that it answers.
 */
re: number | null, };

/**
 * Something that the others have to agree to.
 */
export type Proposal = { "what": "undo" } | { "what": "takeover", seat: number, level: string, } | { "what": "rematch" } | { "what": "restart" };

/**
 * A proposal that waits for votes.
 */
export type ProposalView = { id: number, proposal: Proposal, by: number, 
/**
 * "Ann would like to take back her last move."
 */
words: string, 
/**
 * The seats that have agreed.
 */
agreed: Array<number>, 
/**
 * The seats whose votes are still needed.
 */
needed: Array<number>, };

/**
 * Something that the rules themselves offer in a phase.
 */
export type Purpose = "pay_debt" | "spend_coffers" | "spend_villagers";

/**
 * A puzzle in the list.
 */
export type PuzzleInfo = { puzzle: ExerciseRef, 
/**
 * The folder of its set: "base", `dark_ages`.
 */
set: string, 
/**
 * How many different sets of moves lead to the goal, in whatever order they are made.
 */
solutions: number, };

/**
 * All puzzles.
 */
export type PuzzleList = { puzzles: Array<PuzzleInfo>, 
/**
 * The id of the puzzle of the day.
 */
today: string | null, };

/**
 * A choice that this player must make.
 */
export type QuestionView = { 
/**
 * What the answer must say that it answers.
 */
id: string, 
/**
 * Counts the questions of the game from 0.
 */
number: number, 
/**
 * Who is asked.
 */
seat: number, 
/**
 * Whose choice it is: somebody else's only on a turn that this player controls.
 */
acting: number, 
/**
 * "Militia: discard 2 cards".
 */
headline: Array<Piece>, 
/**
 * The headline as plain text, for a title or a screen reader.
 */
words: string, verb: VerbName, 
/**
 * The card that asks; nothing if the rules do.
 */
asker: string | null, options: Array<AnswerOption>, min: number, max: number, 
/**
 * Whether the order of what is picked matters, the first first.
 */
ordered: boolean, 
/**
 * What picking nothing is called ("end actions", "pass"); nothing where something must be picked.
 */
pass: string | null, 
/**
 * Whether a single pick is the whole answer: one click does it. Otherwise picks are gathered and confirmed.
 */
single: boolean, shortcuts: Array<Shortcut>, blocked: Array<Blocked>, };

/**
 * A kingdom that was drawn.
 */
export type RandomKingdom = { 
/**
 * Cheapest first.
 */
cards: Array<CardFace>, landscapes: Array<CardFace>, 
/**
 * What was chosen to go with some of them.
 */
chosen: Array<ChosenFor>, 
/**
 * The seed that gives it again.
 */
seed: string, };

/**
 * What a random kingdom may be made of. Everything may be left out.
 */
export type RandomRequest = { 
/**
 * The sets to draw from; all of them if there are none. "Plunder:2" is a set with a number of cards: the others are
 * of the sets without one, or of any if all have one.
 */
sets: Array<string>, editions: Array<Edition>, 
/**
 * Cards that must be in it; "Throne Room (1st edition)" for a version.
 */
fixed: Array<string>, banned: Array<string>, 
/**
 * How many landscapes (Events, Projects, Landmarks, Traits, one Way) to draw, three at most.
 */
landscapes?: number, 
/**
 * At most so many of the landscapes that turn up among the cards, where `landscapes` is left out; two if this is, too.
 */
most_landscapes?: number, 
/**
 * What the kingdom must have. Cards in `fixed` are in it whatever they are.
 */
needs: Array<Need>, 
/**
 * A whole number below 2^64, as text; by chance if left out.
 */
seed?: string, };

/**
 * A game or scenario to step through. Step n is the table after n answers.
 */
export type ReplayInfo = { 
/**
 * What `/api/v1/replays/{id}/…` takes: a game's id, or a scenario's.
 */
id: string, title: string, 
/**
 * How many answers there are: the last step.
 */
steps: number, 
/**
 * The players' names.
 */
seats: Array<string>, turns: Array<TurnMark>, 
/**
 * The eyes that this person may choose among; the first is the usual one.
 */
eyes: Array<EyeName>, 
/**
 * The eyes of `log`.
 */
eye: EyeName, log: Array<LogLine>, cards: { [key in string]: CardFace }, 
/**
 * The table at which it was played.
 */
table: TableSummary | null, scenario: ScenarioPage | null, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * A sentence for whoever looks, if the game was played by earlier rules and is shown only as far as it fits.
 */
note: string | null, };

/**
 * The answer that leads from one step to the next.
 */
export type ReplayStep = { seat: number, 
/**
 * "play Village", "discard Estate, Copper".
 */
words: string, picks: Array<number>, };

/**
 * A message of a client.
 */
export type Request = { 
/**
 * Any number: `done` and `error` repeat it.
 */
id?: number, } & ({ "type": "hello" } & Hello | { "type": "sit", seat: number, } | { "type": "stand_up" } | { "type": "set_seat", seat: number, bot: string | null, } | { "type": "start" } | { "type": "answer", question: string, picks: Array<number>, } | { "type": "propose", proposal: Proposal, } | { "type": "vote", proposal: number, agree: boolean, } | { "type": "resign" } | { "type": "chat", text: string, } | { "type": "earlier_chat", before: number, } | { "type": "ping" });

/**
 * Wins, ties and losses.
 */
export type ResultsSummary = { games: number, wins: number, 
/**
 * Shared victories.
 */
ties: number, losses: number, 
/**
 * The share of all victories, with shared ones counted in parts.
 */
win_share: number | null, interval: Interval, };

/**
 * How a review goes.
 */
export type ReviewMessage = { "type": "waiting" } | { "type": "planning" } | { "type": "progress", answers: number, of: number, } | { "type": "done", review: GameReview, } | { "type": "failed", problem: Problem, };

/**
 * A decision that cost something.
 */
export type ReviewedDecision = { 
/**
 * The step of the replay at which it was asked.
 */
step: number, 
/**
 * The player's own turn.
 */
turn: number, severity: SeverityName, 
/**
 * What was answered, and what would have been better.
 */
played: string, better: string, 
/**
 * The chance to win with each, and by how much they differ, with the standard error of that.
 */
chance: number, better_chance: number, loss: number, error: number, 
/**
 * Ends of a sentence about the better answer that begins with "It leads to".
 */
reasons: Array<string>, };

/**
 * A game as one player played it.
 */
export type ReviewedSeat = { seat: number, name: string, 
/**
 * The chance to win at the first decision.
 */
start: number, 
/**
 * The share of the victory; nothing if the game was not played to its end.
 */
result: number | null, 
/**
 * With `start` they add up to the result, or to the chance after the last decision.
 */
luck: number, skill: number, 
/**
 * How many decisions were judged.
 */
decisions: number, turns: Array<ReviewedTurn>, 
/**
 * The decisions that cost something, in the order of the game.
 */
flagged: Array<ReviewedDecision>, };

/**
 * A turn of a player.
 */
export type ReviewedTurn = { turn: number, 
/**
 * The chance to win at the first decision of the turn, and its standard error.
 */
chance: number, error: number, 
/**
 * What draws and the others changed.
 */
luck: number, 
/**
 * What the player's own decisions changed: never more than 0.
 */
skill: number, };

/**
 * A ruling, in our words, and the scenarios that show it.
 */
export type RulingInfo = { 
/**
 * "Militia/1".
 */
id: string, 
/**
 * The version of the card that it is about, if not any.
 */
version: string | null, 
/**
 * Whether a game can show it.
 */
testable: boolean, 
/**
 * What it says; nothing where it only points to another one.
 */
sentence: string | null, 
/**
 * What shows it. May be empty.
 */
scenarios: Array<ScenarioRef>, };

/**
 * The scenarios of one file.
 */
export type ScenarioGroup = { 
/**
 * The folder: a set, or "rules".
 */
folder: string, 
/**
 * What the file is about: a card or a rule.
 */
name: string, scenarios: Array<ScenarioRef>, };

/**
 * All scenarios of the project.
 */
export type ScenarioList = { groups: Array<ScenarioGroup>, };

/**
 * What a scenario shows.
 */
export type ScenarioPage = { scenario: ScenarioRef, 
/**
 * What the rulings say that it shows, in our words.
 */
rulings: Array<string>, 
/**
 * The file that it is from, and its text.
 */
file: string, text: string, 
/**
 * What went wrong, if the engine does not do what it says.
 */
failure: string | null, };

/**
 * A scenario that can be opened.
 */
export type ScenarioRef = { 
/**
 * "scenario:base-militia-1": what `/api/v1/replays/{id}` takes.
 */
id: string, 
/**
 * What it shows, in a sentence.
 */
title: string, };

/**
 * The points at the end of the game.
 */
export type ScoreSummary = { mean: number | null, 
/**
 * The standard deviation.
 */
deviation: number | null, min: number | null, max: number | null, };

/**
 * A seat at a table.
 */
export type SeatInfo = { seat: number, name: string, who: Who, resigned: boolean, 
/**
 * How often this player took something back that was not free to take back.
 */
undos: number, };

/**
 * How a game ended for one player.
 */
export type SeatResult = { seat: number, name: string, score: number, turns: number, won: boolean, resigned: boolean, 
/**
 * All cards that the player had at the end.
 */
cards: Array<CardCount>, };

/**
 * A player at the table. Everybody sees the counts; who may know it sees the cards.
 */
export type SeatView = { seat: number, name: string, hand: ZoneView, deck: DeckView, discard: DiscardView, 
/**
 * In the order in which they were played, copies that lie next to each other together.
 */
in_play: Array<PlayedCard>, 
/**
 * Cards looked at or revealed just now.
 */
aside: ZoneView, set_aside: ZoneView, 
/**
 * Mats with something on them.
 */
mats: Array<MatView>, 
/**
 * What the player can spend; of interest on their turn.
 */
pools: Pools, 
/**
 * Victory points, Debt, Coffers, Villagers and whatever else a player has, if any.
 */
tokens: Array<TokenView>, 
/**
 * Artifacts, States and Projects of the player, by name.
 */
badges: Array<string>, 
/**
 * All points so far, if the table has counters or the game is over.
 */
score: number | null, 
/**
 * All cards of the player, wherever they are, if the table has counters and these eyes can count them; or if the
 * game is over.
 */
owned: Array<CardCount> | null, 
/**
 * Turns taken, without extra turns.
 */
turns: number, };

/**
 * What the server is and can do.
 */
export type ServerInfo = { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of Fief.
 */
version: string, sets: Array<SetInfo>, 
/**
 * The levels of bots, the weakest first, and what to say of each.
 */
bots: Array<BotInfo>, 
/**
 * The level that "Play now" uses.
 */
usual_bot: string, max_seats: number, max_name: number, max_chat: number, };

/**
 * A message of the server.
 */
export type ServerMessage = { "type": "welcome", version: number, 
/**
 * Your public id; nothing without a token.
 */
guest: string | null, 
/**
 * Your seat, if you have one.
 */
seat: number | null, table: TableInfo, } | { "type": "table", seat: number | null, table: TableInfo, } | { "type": "game", game: string, number: number, cards: { [key in string]: CardFace }, } | { "type": "update" } & Update | { "type": "chat", lines: Array<ChatLine>, 
/**
 * Whether there are earlier lines, which `earlier_chat` asks for.
 */
earlier: boolean, } | { "type": "earlier_chat", lines: Array<ChatLine>, 
/**
 * Whether there are still earlier ones.
 */
earlier: boolean, } | { "type": "done", re: number | null, } | { "type": "error" } & Problem | { "type": "pong", re: number | null, } | { "type": "bye", message: string, };

/**
 * A set and how much of it there is.
 */
export type SetInfo = { name: string, 
/**
 * The editions that it has had.
 */
editions: Array<number>, 
/**
 * How many of its Kingdom cards can be played with, of `all`.
 */
cards: number, all: number, landscapes: number, };

/**
 * A table that is set.
 */
export type SetTable = { title: string, 
/**
 * The table with everything open, at the first question.
 */
view: GameView, 
/**
 * The faces of all cards that are in the game.
 */
cards: { [key in string]: CardFace }, 
/**
 * Whose question comes first; nothing if the game ends before anybody is asked.
 */
asked: number | null, };

/**
 * How a table is played. Everything may be left out.
 */
export type Settings = { kingdom: KingdomChoice, watchers: Watchers, 
/**
 * Points so far and the deck tracker: all have them or none.
 */
counters: boolean, clock: ClockSetting | null, 
/**
 * The seed of the first game, as text; by chance if left out. Whoever knows it knows the luck to come, so one that was
 * chosen is shown to all.
 */
seed: string | null, };

/**
 * What a decision that cost something is called.
 */
export type SeverityName = "inaccuracy" | "mistake" | "blunder";

/**
 * A set of picks that a single click or key may send as the answer.
 */
export type Shortcut = { 
/**
 * `treasures` (play them all), `end_turn` (nothing is for sale but what costs nothing), `any_order` (everything as
 * it is listed). A setting for each that may be `auto`.
 */
id: string, 
/**
 * "Play all Treasures ($5)".
 */
label: string, picks: Array<number>, 
/**
 * Whether hardly anybody would answer otherwise: a setting of the client may give it by itself.
 */
auto: boolean, };

/**
 * How a run goes.
 */
export type SimMessage = { "type": "waiting" } | { "type": "started", seed: string, games: number, kingdom: Array<string>, } | { "type": "progress", games: number, shares: Array<SimShare>, } | { "type": "done", summary: Summary, 
/**
 * What the shares say, in a sentence.
 */
verdict: string, stopped: SimStopped | null, } | { "type": "failed", problem: Problem, };

/**
 * Asks for many games between strategies. The answer is a [`SimMessage`] on each line, as they come; who hangs up
 * ends the run.
 */
export type SimRequest = { 
/**
 * The texts of those who play, two to six.
 */
strategies: Array<string>, 
/**
 * A recommended set of ten.
 */
kingdom?: string | null, 
/**
 * Or cards and landscapes, any number of them. If nothing is said, those that the strategies name.
 */
cards?: Array<string>, games: number, 
/**
 * Whether each deal is played once with every seating.
 */
paired?: boolean, 
/**
 * By chance if it is not said.
 */
seed?: string | null, };

/**
 * How one of them stands.
 */
export type SimShare = { name: string, 
/**
 * The share of all victories; nothing before the first game.
 */
share: number | null, interval: Interval, };

/**
 * Why a run has ended early.
 */
export type SimStopped = "time" | "replaced" | "shutting_down";

/**
 * How far a table has come.
 */
export type Status = "waiting" | "playing" | "over";

/**
 * What a text says: either a strategy, or the first fault in it.
 */
export type StrategyCheck = { fault: TextFault | null, name: string | null, 
/**
 * The Kingdom cards that it needs, then the landscapes.
 */
needs: Array<string>, };

/**
 * A strategy that comes with the program.
 */
export type StrategyInfo = { 
/**
 * What the command line calls it.
 */
file: string, name: string, text: string, 
/**
 * The Kingdom cards that it needs, then the landscapes.
 */
needs: Array<string>, };

/**
 * All strategies that come with the program, and how much the server plays.
 */
export type StrategyList = { strategies: Array<StrategyInfo>, 
/**
 * The most games of a run.
 */
most_games: number, 
/**
 * How long a run may play, in seconds.
 */
most_seconds: number, };

/**
 * The text of a strategy.
 */
export type StrategyText = { text: string, };

/**
 * The results of a run.
 */
export type Summary = { 
/**
 * The version of the program that played.
 */
version: string, seed: number, 
/**
 * Whether the games of a round had the same luck.
 */
paired: boolean, 
/**
 * Whether strategies may end a game that they lose, if the run sets that for all of them.
 */
losing_end: string | null, 
/**
 * The Kingdom piles, then the landscapes.
 */
kingdom: Array<string>, 
/**
 * Games that ended.
 */
games: number, 
/**
 * The number of abandoned games, and the turns of one player after which a game is abandoned.
 */
unfinished: number, max_turns: number, 
/**
 * Whether the run was stopped early.
 */
interrupted: boolean, 
/**
 * How often intervals like these cover the truth.
 */
confidence: number, contestants: Array<ContestantSummary>, length: Length, endings: Endings, };

/**
 * A table, as everybody may see it.
 */
export type TableInfo = { id: string, link: string, 
/**
 * The guest that made it and may change seats before it starts.
 */
host: string, status: Status, seats: Array<SeatInfo>, settings: Settings, 
/**
 * The game that is played or was played last.
 */
game: GameSummary | null, 
/**
 * All games of the table.
 */
games: Array<GameSummary>, proposals: Array<ProposalView>, 
/**
 * How many people watch.
 */
watchers: number, };

/**
 * A table in a list.
 */
export type TableSummary = { id: string, link: string, status: Status, 
/**
 * The names on its seats.
 */
seats: Array<string>, 
/**
 * The cards of the kingdom, when they are known.
 */
kingdom: Array<string>, 
/**
 * When something last happened, in milliseconds since 1970.
 */
changed: number, game: GameSummary | null, 
/**
 * Whether you are asked something.
 */
your_turn: boolean, 
/**
 * The title of the lesson or puzzle that is played there.
 */
exercise?: string, };

/**
 * What is wrong with a text, and where.
 */
export type TextFault = { 
/**
 * Counted from 1.
 */
line: number, 
/**
 * Counted from 1, in characters; nothing if the whole line is meant.
 */
column: number | null, 
/**
 * What is wrong, with the nearest right thing where there is one.
 */
message: string, };

/**
 * Tokens or markers of one kind, by name, on a pile, a landscape or at a player.
 */
export type TokenView = { 
/**
 * "Victory points", "Debt", "Coffers", "+1 Card".
 */
name: string, count: number, 
/**
 * Whose it is, where that matters.
 */
seat: number | null, };

/**
 * What a player owns and where it may be: the deck tracker.
 */
export type Tracker = { 
/**
 * All cards of the player.
 */
all: Array<CardCount>, 
/**
 * Those that are still to draw: in the deck as far as the player can tell.
 */
deck: Array<CardCount>, 
/**
 * Those that come back when the deck is shuffled.
 */
discard: Array<CardCount>, };

/**
 * Where a turn begins.
 */
export type TurnMark = { step: number, seat: number, 
/**
 * The player's own turns so far.
 */
round: number, };

/**
 * The means of a turn over the games that reached it.
 */
export type TurnSummary = { turn: number, 
/**
 * The number of turns with this number.
 */
count: number, 
/**
 * Victory points after the turn.
 */
points: number, 
/**
 * Coins to spend in the turn.
 */
money: number, };

/**
 * Whose turn it is and how far it has come.
 */
export type TurnView = { seat: number, 
/**
 * Counts every turn of the game from 1.
 */
number: number, 
/**
 * That player's own turns so far, without extra turns.
 */
round: number, phase: PhaseName, 
/**
 * An extra turn.
 */
extra: boolean, 
/**
 * The card that gave it.
 */
given_by: string | null, 
/**
 * Who decides for the player of this turn, if not they themselves.
 */
controller: number | null, };

/**
 * The game where it stands.
 */
export type Update = { game: string, 
/**
 * How many answers there have been: the step of the replay.
 */
step: number, 
/**
 * How often something was taken back.
 */
take: number, view: GameView, 
/**
 * Your question, if you are asked.
 */
question: QuestionView | null, 
/**
 * Who is asked; nothing when the game is over.
 */
waiting: Waiting | null, log: LogPart, 
/**
 * The time left, if the table has a clock.
 */
clock: ClockView | null, 
/**
 * Whether your last answer can be taken back without asking anybody; nothing if there is none to take back.
 */
free_undo: boolean | null, 
/**
 * The goal, if this is a lesson or a puzzle.
 */
exercise?: ExerciseView, };

/**
 * What is done with what is picked. `turn` is a player's own phase: play, buy, or end it.
 */
export type VerbName = "turn" | "play" | "gain" | "buy" | "discard" | "trash" | "topdeck" | "put_under" | "set_aside" | "reveal" | "take" | "exile" | "return" | "pass" | "replace" | "place" | "rotate" | "call" | "react" | "order" | "name" | "option" | "amount" | "receive";

/**
 * Who the table waits for.
 */
export type Waiting = { seat: number, };

/**
 * What watchers see.
 */
export type Watchers = "nobody" | "table" | "hands_after_end";

/**
 * Who sits on a seat.
 */
export type Who = { "who": "open" } | { "who": "person", 
/**
 * The guest's public id.
 */
guest: string, connected: boolean, } | { "who": "bot", level: string, 
/**
 * Whether a person sat here before.
 */
took_over: boolean, };

/**
 * Cards in one place, as far as they are known.
 */
export type ZoneView = { 
/**
 * How many there are.
 */
count: number, 
/**
 * Those that are known, best to read: Actions first, then Treasures, then the rest.
 */
cards: Array<CardCount>, };

/** The version of the protocol. */
export const VERSION = 1;
