// Made from `crates/protocol` by `cargo xtask types`. Do not edit.

/**
 * Something the viewer may do.
 */
export type ActionShown = { 
/**
 * Its text form, to be sent back as it is.
 */
notation: string, 
/**
 * What it means.
 */
phrase: Phrase, };

/**
 * Something filled into a message.
 */
export type Arg = { "number": number } | { "seat": string } | { "name": string } | { "list": Array<Arg> };

/**
 * How I stand in the campaign of a game.
 */
export type CampaignShown = { 
/**
 * The game.
 */
game: string, 
/**
 * How I stand, in the game's own words.
 */
progress: string, 
/**
 * The same as a sentence.
 */
standing: Phrase, 
/**
 * The games that may be played now, the usual one first; none once the campaign is over.
 */
chapters: Array<ChapterShown>, 
/**
 * Whether it was ever begun; else this is the beginning.
 */
is_begun: boolean, 
/**
 * Where the next game is played already.
 */
table?: string | null, };

/**
 * What the seat that was to act could expect at a position.
 */
export type ChancePoint = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * Who took the next one.
 */
seat: string, 
/**
 * Their chance to win, between 0 and 1.
 */
win: number, };

/**
 * How a game that is over stood, here and there on its way.
 */
export type Chances = { 
/**
 * Which bot thinks so.
 */
bot: string, 
/**
 * The positions that were asked for and led to a decision, from the first to the last.
 */
points: Array<ChancePoint>, };

/**
 * A game that may be played next.
 */
export type ChapterShown = { 
/**
 * Its options.
 */
options: Array<[string, string]>, 
/**
 * What it is.
 */
phrase: Phrase, };

/**
 * What was said at a table.
 */
export type Chat = { 
/**
 * In order; at most 100 at once.
 */
lines: Array<ChatLine>, 
/**
 * Ask for what comes after this number next.
 */
last: number, 
/**
 * Whether there is more already.
 */
is_more: boolean, };

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * Its place among what was said at the table, from 1. Lines of those you muted are left out.
 */
number: number, 
/**
 * Who said it.
 */
person: string, 
/**
 * Their name then; empty if they asked to be forgotten, and then the text is too.
 */
name: string, 
/**
 * Their seat then; the owner may have none.
 */
seat?: string | null, 
/**
 * What.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
written_ms: number, };

/**
 * From the client.
 */
export type ClientMessage = { "type": "command" } & Command | { "type": "ping" };

/**
 * How much time people have.
 */
export type Clock = { "live": { 
/**
 * Seconds in the bank, 1 to 86,400.
 */
bank_s: number, 
/**
 * Seconds that each answer brings back, up to 3,600.
 */
increment_s: number, } } | { "slow": { 
/**
 * Days, 1 to 60.
 */
days: number, } };

/**
 * The time of one seat. Exactly one of the two is there.
 */
export type ClockShown = { 
/**
 * Whose.
 */
seat: string, 
/**
 * It stands still: milliseconds that are left.
 */
left_ms?: number | null, 
/**
 * It runs: when it will have run out, in milliseconds since 1970 by the server's clock.
 */
until_ms?: number | null, };

/**
 * Why the server ends a live connection.
 */
export type Closing = "too_slow" | "silent" | "unruly" | "reloaded" | "stopping";

/**
 * The kinds of refusals.
 */
export type Code = "bad_request" | "unauthorized" | "forbidden" | "foreign_origin" | "not_found" | "stale" | "not_your_turn" | "illegal" | "cannot_undo" | "wrong_phase" | "seat_taken" | "seats_open" | "id_taken" | "wrong_login" | "login_taken" | "account_exists" | "account_needed" | "too_many" | "too_large" | "busy" | "not_saved" | "stopping" | "internal";

/**
 * Something to be done at a table. The same over a live connection and over `POST …/commands`.
 *
 * The sender chooses `id` freshly at random for each intention and keeps it when it sends the command again: a
 * command that was carried out once is never carried out twice, the repeat gets the first answer.
 */
export type Command = { 
/**
 * Names the intention.
 */
id: string, 
/**
 * What is to be done.
 */
do: Order, 
/**
 * For whom, `A` to `F`; needed for everything that concerns one seat.
 */
seat?: string | null, 
/**
 * The version the sender saw of that seat's view; needed to act and to undo.
 */
expected?: number | null, };

/**
 * Asks to go on from a position of a table that is over, at a table of one's own.
 */
export type ContinueTable = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * One entry for each seat, from `A` on: `"me"` or a bot.
 */
seats: Array<SeatRequest>, 
/**
 * Who may find and watch it.
 */
visibility?: Visibility, };

/**
 * Asks for a new table. Who asks is its owner.
 */
export type CreateTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Options that differ from their default.
 */
options?: Array<[string, string]>, 
/**
 * One entry for each seat, from `A` on. Several `me` make a hot-seat table.
 */
seats: Array<SeatRequest>, 
/**
 * Who may find and join it.
 */
visibility?: Visibility, 
/**
 * How much time people have; none: as much as they like.
 */
clock?: Clock | null, 
/**
 * The bot that plays for somebody who is gone or out of time; none: nobody does. With a clock there is always
 * one.
 */
stand_in?: StandIn | null, };

/**
 * A table was created.
 */
export type Created = { 
/**
 * Its id.
 */
table: string, 
/**
 * The secret that lets others join a private table. It is told once: only its hash is kept.
 */
invitation?: string | null, };

/**
 * Turns a guest into an account, or signs in.
 */
export type Credentials = { 
/**
 * 3 to 32 letters `a` to `z`, digits, `.`, `_` and `-`; capitals count as small letters.
 */
login: string, 
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * A command was carried out, and is saved.
 */
export type Done = { 
/**
 * Which one.
 */
id: string, 
/**
 * The version of the sender's view (the seat of the command, else the public view) right after it.
 */
version: number, 
/**
 * The new table, after a rematch.
 */
table?: string | null, };

/**
 * Something that came of a step.
 */
export type EventShown = { 
/**
 * Its text form, hidden parts as `?`.
 */
notation: string, 
/**
 * What it means, if that needs words.
 */
phrase: Phrase | null, };

/**
 * Everything the server keeps about me.
 */
export type Export = { 
/**
 * Who I am.
 */
me: Me, 
/**
 * Where I am signed in.
 */
sessions: Array<SessionShown>, 
/**
 * What I set.
 */
settings: Settings, 
/**
 * Whom I muted.
 */
mutes: Array<string>, 
/**
 * How good I am.
 */
ratings: Array<RatingShown>, 
/**
 * Counts over my games.
 */
statistics: Array<StatisticShown>, 
/**
 * How I stand in campaigns.
 */
campaigns: Array<CampaignShown>, 
/**
 * My finished games, the newest first; the record of each is at `/api/tables/{id}/record`.
 */
games: Array<PastGame>, 
/**
 * What I said, with the table.
 */
said: Array<[string, ChatLine]>, };

/**
 * Forget me.
 */
export type ForgetMe = { 
/**
 * An account shows its password once more; a guest has none.
 */
password?: string | null, };

/**
 * A game that tables can be made for.
 */
export type GameOffer = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name by language code.
 */
names: Array<[string, string]>, 
/**
 * The version of the rules that new tables play by.
 */
rules: number, 
/**
 * The smallest and the largest table.
 */
players: [number, number], 
/**
 * What the table may choose.
 */
options: Array<OptionOffer>, 
/**
 * The bots that can take a seat, the weakest first.
 */
bots: Array<string>, 
/**
 * Whether it has a campaign.
 */
has_campaign: boolean, };

/**
 * Something that happened, as one viewer saw it.
 */
export type Happening = { "type": "step", 
/**
 * Who acted; nobody in set-up.
 */
seat: string | null, 
/**
 * What came of it: `{"notation": …, "phrase": …}` each.
 */
events: Array<EventShown>, } | { "type": "taken_back", 
/**
 * Whose.
 */
seat: string, };

/**
 * What a bot would do in your place.
 */
export type Hint = { 
/**
 * Which bot.
 */
bot: string, 
/**
 * The seat it thought for.
 */
seat: string, 
/**
 * The version of the seat's view it thought about.
 */
version: number, 
/**
 * The best moves, the best first.
 */
moves: Array<HintMove>, };

/**
 * A move and what the bot thinks of it.
 */
export type HintMove = { 
/**
 * The action, in notation.
 */
notation: string, 
/**
 * What it means: a phrase.
 */
phrase: Phrase, 
/**
 * How much of its attention the bot gives it, between 0 and 1.
 */
share: number, 
/**
 * How often a bot that searches tried it.
 */
visits?: number | null, 
/**
 * The chance to win that a bot that searches expects after it, between 0 and 1.
 */
win?: number | null, };

/**
 * Finished games, page by page.
 */
export type History = { 
/**
 * The newest first.
 */
games: Array<PastGame>, 
/**
 * Where the next page begins, if there is one: give it back as `after`.
 */
next?: string | null, };

/**
 * Who sits at a seat.
 */
export type Holder = { "kind": "open" } | { "kind": "person", 
/**
 * Who: their profile is at `/api/people/{id}`.
 */
id: string, 
/**
 * What the others read.
 */
name: string, } | { "kind": "bot", 
/**
 * Its spec.
 */
bot: string, } | { "kind": "past", 
/**
 * The name.
 */
name: string, };

/**
 * A look at a table.
 */
export type Look = { 
/**
 * What you hold.
 */
you: You, 
/**
 * Everything you may see.
 */
update: Update, 
/**
 * The board in words, where a language was asked for and the game has begun.
 */
board?: string | null, };

/**
 * Who I am.
 */
export type Me = { 
/**
 * Who.
 */
id: string, 
/**
 * What the others read.
 */
name: string, 
/**
 * What I sign in with; a guest has nothing.
 */
login?: string | null, 
/**
 * Since when, in milliseconds since 1970.
 */
created_ms: number, };

/**
 * Whom I do not hear.
 */
export type MuteList = { 
/**
 * Their ids.
 */
people: Array<string>, };

/**
 * Asks for a seat in the house: a name, and nothing else.
 */
export type NewGuest = { 
/**
 * What the others will read: 1 to 40 characters.
 */
name: string, };

/**
 * Another name.
 */
export type NewName = { 
/**
 * What the others will read: 1 to 40 characters. Tables keep the name one sat down with.
 */
name: string, };

/**
 * Another password.
 */
export type NewPassword = { 
/**
 * The one that holds now.
 */
old: string, 
/**
 * 8 to 128 characters.
 */
new: string, };

/**
 * The game as one viewer may see it, with what that viewer can do.
 */
export type Observation = { 
/**
 * Who is looking: a seat or `spectator`.
 */
viewer: string, 
/**
 * Who is to act.
 */
to_act: Array<string>, 
/**
 * What the viewer is asked, or what everybody is waiting for: a message id and what is filled in.
 */
prompt: Phrase, 
/**
 * What the viewer may do: `{"notation": …, "phrase": …}` each.
 */
actions: Array<ActionShown>, 
/**
 * Whether the viewer may take back its last step.
 */
may_undo: boolean, 
/**
 * The game's own view.
 */
view: unknown, 
/**
 * The end, if it has come.
 */
outcome: OutcomeShown | null, };

/**
 * An option of a game.
 */
export type OptionOffer = { 
/**
 * Its name.
 */
key: string, 
/**
 * What may be chosen: `{"one_of": […]}`, `{"number": {"min": …, "max": …}}` or `"list"`.
 */
values: OptionValues, 
/**
 * What holds if nobody chooses.
 */
default: string, };

/**
 * What may be chosen for an option of a game.
 */
export type OptionValues = { "one_of": Array<string> } | { "number": { 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } } | "list";

/**
 * What a command asks for.
 */
export type Order = { "join": { 
/**
 * The secret of the invitation.
 */
invitation?: string | null, } } | { "leave": Record<symbol, never> } | { "kick": Record<symbol, never> } | { "contribute": { 
/**
 * The digits.
 */
bytes: string, } } | { "start": Record<symbol, never> } | { "act": { 
/**
 * The action.
 */
action: string, } } | { "undo": Record<symbol, never> } | { "standing": { 
/**
 * When.
 */
order: StandingOrder, 
/**
 * Ask at the next occasion that is open to all, until the seat passes.
 */
raised?: boolean, } } | { "return": Record<symbol, never> } | { "abandon": Record<symbol, never> } | { "rematch": Record<symbol, never> };

/**
 * Where a game comes from that did not begin at this table.
 */
export type Origin = { "imported": Record<symbol, never> } | { "continued": { 
/**
 * The table.
 */
table: string, 
/**
 * After how many steps.
 */
step: number, } };

/**
 * The end of a game, score part by score part.
 */
export type OutcomeShown = { 
/**
 * The names of the parts, each the end of a message id `part-…`.
 */
parts: Array<string>, 
/**
 * Each seat from `A` on.
 */
seats: Array<SeatOutcome>, };

/**
 * A finished game.
 */
export type PastGame = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_ms: number, 
/**
 * Whether it changed ratings.
 */
is_rated: boolean, 
/**
 * Each seat from `A` on.
 */
seats: Array<PastSeat>, };

/**
 * A seat of a finished game.
 */
export type PastSeat = { 
/**
 * Its letter.
 */
seat: string, 
/**
 * Who sat there; nobody for a bot or somebody who asked to be forgotten.
 */
person?: string | null, 
/**
 * Their name then, or the spec of the bot.
 */
name: string, 
/**
 * From 1; tied seats share a place.
 */
place: number, 
/**
 * The score.
 */
total: number, 
/**
 * The rating afterwards, if the game was rated.
 */
rating?: number | null, };

/**
 * Somebody the server knows.
 */
export type Person = { 
/**
 * Who.
 */
id: string, 
/**
 * What the others read.
 */
name: string, };

/**
 * Which sentence, with which things in it. The words are in the game's Fluent texts.
 */
export type Phrase = { 
/**
 * The message.
 */
id: string, 
/**
 * The things in it, by their name in the message.
 */
args: Array<[string, Arg]>, };

/**
 * Play the next game of a campaign.
 */
export type PlayCampaign = { 
/**
 * Which of the games that may be played now: some or all of its options; without any the usual one.
 */
options?: Array<[string, string]>, 
/**
 * Own randomness for the dice: 16 to 32 bytes as hexadecimal digits.
 */
contribution?: string | null, };

/**
 * Somebody as everybody may know them.
 */
export type Profile = { 
/**
 * Who.
 */
id: string, 
/**
 * What the others read.
 */
name: string, 
/**
 * Whether it is a guest: without an account, and so without ratings.
 */
is_guest: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * Counts over finished games, for each game and number of players.
 */
statistics: Array<StatisticShown>, 
/**
 * How good they are, for each game and number of players.
 */
ratings: Array<RatingShown>, 
/**
 * How that came about: the last 200 rated games, the oldest first.
 */
rating_history: Array<RatingPointShown>, };

/**
 * Everything that is needed to check a table that is over, down to every die and card.
 */
export type Proof = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The promise.
 */
commitment: string, 
/**
 * What was behind it.
 */
reveal: Reveal, 
/**
 * The record of the game, if it was started.
 */
record?: string | null, };

/**
 * A rating after a game.
 */
export type RatingPointShown = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * For how many players.
 */
players: number, 
/**
 * When, in milliseconds since 1970.
 */
ended_ms: number, 
/**
 * The rating afterwards.
 */
rating: number, 
/**
 * How sure it is.
 */
uncertainty: number, };

/**
 * How good somebody is at a game.
 */
export type RatingShown = { 
/**
 * The game.
 */
game: string, 
/**
 * For how many players.
 */
players: number, 
/**
 * Where one begins is 1500.
 */
rating: number, 
/**
 * The true value is within so many points of it, 19 times out of 20.
 */
uncertainty: number, 
/**
 * After how many rated games.
 */
games: number, };

/**
 * Something was not done, and nothing has changed by it.
 */
export type Refused = { 
/**
 * What kind of refusal it is.
 */
code: Code, 
/**
 * Why, for a person.
 */
sentence: string, 
/**
 * The command, if it was one.
 */
id?: string | null, 
/**
 * Seconds to wait before trying again, if waiting helps.
 */
retry_after?: number | null, 
/**
 * The table as the sender may see it now, where it saw an older one.
 */
fresh?: Update | null, };

/**
 * The guest is in; the session itself is in the cookie that comes with this answer and nowhere else.
 */
export type Registered = { 
/**
 * Who you are now.
 */
person: Person, };

/**
 * The table after one step.
 */
export type ReplayFrame = { 
/**
 * Its number; 0 is the table after set-up.
 */
number: number, 
/**
 * Who acted; nobody in set-up.
 */
seat?: string | null, 
/**
 * What was done, in notation. Told once the table is over, for it may be a secret.
 */
action?: string | null, 
/**
 * What came of it, as the viewer saw it: `{"notation": …, "phrase": …}` each.
 */
events: Array<EventShown>, 
/**
 * The game as the viewer saw it then.
 */
game: Observation, 
/**
 * The game as each seat saw it then, from `A` on, where all seats were asked for.
 */
seats?: Array<Observation>, 
/**
 * The board as text, where a language was asked for.
 */
board?: string | null, 
/**
 * The hash of the true position, once the table is over.
 */
hash?: string | null, };

/**
 * What happened in one step.
 */
export type ReplayLine = { 
/**
 * The number of the frame after it.
 */
number: number, 
/**
 * Who acted; nobody in set-up.
 */
seat?: string | null, 
/**
 * What came of it: `{"notation": …, "phrase": …}` each.
 */
events: Array<EventShown>, };

/**
 * What happened in a game, as one viewer saw it: a line for each frame that has something to tell.
 */
export type ReplayLines = { 
/**
 * Whose eyes: a seat or `spectator`.
 */
viewer: string, 
/**
 * From the first to the last, one for each step that updates told the viewer of.
 */
lines: Array<ReplayLine>, };

/**
 * A part of a game, frame by frame, as one viewer saw it.
 */
export type ReplayPage = { 
/**
 * Whose eyes: a seat, `spectator`, or `open` for all seats at once.
 */
viewer: string, 
/**
 * Whether the table is over. Until then frames count what the viewer was shown, afterwards the steps of the
 * game.
 */
is_over: boolean, 
/**
 * How many frames there are so far; the first has the number 0.
 */
count: number, 
/**
 * The frames that were asked for.
 */
frames: Array<ReplayFrame>, };

/**
 * Complains about a line.
 */
export type ReportLine = { 
/**
 * What is wrong with it: at most 300 characters, for whoever runs the server.
 */
reason: string, };

/**
 * What was secret about the dice.
 */
export type Reveal = { 
/**
 * What the server drew at creation: 64 hexadecimal digits.
 */
seed: string, 
/**
 * What kept the promise from being guessed: 64 hexadecimal digits.
 */
salt: string, 
/**
 * What each seat mixed in, from `A` on.
 */
contributions: Array<string | null>, };

/**
 * Says something at a table.
 */
export type Say = { 
/**
 * Names the intention; a repeat says nothing twice.
 */
id: string, 
/**
 * 1 to 300 characters on one line.
 */
text: string, };

/**
 * The end of a game for one seat.
 */
export type SeatOutcome = { 
/**
 * Who.
 */
seat: string, 
/**
 * From 1; tied seats share a place.
 */
place: number, 
/**
 * The sum of the parts.
 */
total: number, 
/**
 * The parts, in the order of their names.
 */
parts: Array<number>, };

/**
 * Who shall sit there.
 */
export type SeatRequest = "me" | "open" | { "bot": string };

/**
 * A seat.
 */
export type SeatShown = { 
/**
 * Its letter.
 */
seat: string, 
/**
 * Who sits there.
 */
holder: Holder, 
/**
 * What this seat mixed into the dice, as hexadecimal digits.
 */
contribution?: string | null, 
/**
 * The bot that plays here for now, in place of its person.
 */
stand_in?: string | null, };

/**
 * From the server.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The table.
 */
table: string, 
/**
 * A seat or `spectator`.
 */
viewer: string, 
/**
 * What you hold.
 */
you: You, 
/**
 * The seats whose people are connected now, you among them.
 */
present: Array<string>, 
/**
 * The server's clock, in milliseconds since 1970: compare it with your own.
 */
now_ms: number, } | { "type": "update" } & Update | { "type": "done" } & Done | { "type": "refused" } & Refused | { "type": "chat" } & ChatLine | { "type": "presence", 
/**
 * The seats whose people are connected now.
 */
present: Array<string>, } | { "type": "your_turn" } & Turn | { "type": "pong", 
/**
 * The server's clock, in milliseconds since 1970.
 */
now_ms: number, } | { "type": "closing", 
/**
 * Why.
 */
reason: Closing, };

/**
 * Where I am signed in.
 */
export type SessionList = { 
/**
 * The newest first.
 */
sessions: Array<SessionShown>, };

/**
 * A browser where I am signed in.
 */
export type SessionShown = { 
/**
 * Since when, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * Until when.
 */
expires_ms: number, 
/**
 * Whether it is this one.
 */
is_this: boolean, };

/**
 * One setting.
 */
export type Setting = boolean | number | string;

/**
 * What somebody set, by key. The page decides what the keys mean; the server keeps at most 64 of them.
 */
export type Settings = { [key in string]: Setting };

/**
 * The bot that plays for people who are not there.
 */
export type StandIn = { 
/**
 * Its spec.
 */
bot: string, 
/**
 * How many seconds the table waits for somebody who is to act and not connected, 1 to 86,400. With days for
 * each turn nobody needs to be connected.
 */
grace_s: number, };

/**
 * When to ask.
 */
export type StandingOrder = "ask" | "smart" | "skip";

/**
 * What your seat has said about being asked, and what comes of it now.
 */
export type StandingShown = { 
/**
 * The orders that make a difference in this game; where `smart` is not among them, it asks as `ask` does.
 */
offers: Array<StandingOrder>, 
/**
 * When you are asked.
 */
order: StandingOrder, 
/**
 * You are asked at the next occasion that is open to all, until you pass.
 */
raised: boolean, 
/**
 * You have said so at this table; otherwise it is the usual.
 */
is_given: boolean, 
/**
 * The table is about to pass for you. Until it does you may still answer yourself.
 */
answers: boolean, };

/**
 * Counts over finished games. Tables where somebody held several seats do not count.
 */
export type StatisticShown = { 
/**
 * The game.
 */
game: string, 
/**
 * For how many players.
 */
players: number, 
/**
 * How many games.
 */
games: number, 
/**
 * How many were won, ties for the first place included.
 */
wins: number, 
/**
 * The mean place.
 */
mean_place: number, 
/**
 * The mean score.
 */
mean_total: number, };

/**
 * How far a table is.
 */
export type Status = "open" | "playing" | "finished" | "abandoned";

/**
 * A list of tables.
 */
export type TableList = { 
/**
 * Those where it is your turn first (in a list of your own), then the newest.
 */
tables: Array<TableShown>, 
/**
 * The tables that wait for you, in a list of your own.
 */
turns?: Array<Turn>, };

/**
 * A table as everybody who may see it sees it.
 */
export type TableShown = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * Each option with its value.
 */
options: Array<[string, string]>, 
/**
 * Who sits where.
 */
seats: Array<SeatShown>, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * How far it is.
 */
status: Status, 
/**
 * How much time people have.
 */
clock?: Clock | null, 
/**
 * Who plays for people who are gone or out of time.
 */
stand_in?: StandIn | null, 
/**
 * Where the game comes from, if it did not begin here.
 */
origin?: Origin | null, 
/**
 * The promise about the dice, published before anybody can contribute: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The table of the rematch.
 */
rematch?: string | null, 
/**
 * Milliseconds since 1970 when it was created.
 */
created_ms: number, };

/**
 * A table waits for you.
 */
export type Turn = { 
/**
 * Which.
 */
table: string, 
/**
 * When time runs out there, in milliseconds since 1970.
 */
due_ms?: number | null, };

/**
 * The table as one viewer may see it.
 */
export type Update = { 
/**
 * The version this brings you from; `null` if it tells everything from the beginning.
 */
since: number | null, 
/**
 * The version this brings you to.
 */
version: number, 
/**
 * What happened between the two, as the viewer saw it.
 */
happened: Array<Happening>, 
/**
 * The table: who sits where, and how far it is.
 */
table: TableShown, 
/**
 * The time of each person's seat, if the table has a clock and the game has started.
 */
clocks?: Array<ClockShown>, 
/**
 * When your seat wants to be asked whether it reacts, while a game with reactions is on. Nobody else is shown it.
 */
standing?: StandingShown | null, 
/**
 * The game, once it has started.
 */
game?: Observation | null, };

/**
 * What came of a check.
 */
export type Verdict = { 
/**
 * Whether everything is right.
 */
ok: boolean, 
/**
 * What is wrong, for a person.
 */
error?: string | null, 
/**
 * The table, where a proof was checked.
 */
table?: string | null, 
/**
 * Whether the dice were promised beforehand and came from that promise. A record alone cannot show it.
 */
promised: boolean, 
/**
 * The game.
 */
game?: string | null, 
/**
 * How many steps were played again.
 */
steps: number, 
/**
 * Whether the game came to its end.
 */
is_over: boolean, 
/**
 * The hash of the last position.
 */
hash?: string | null, };

/**
 * Who may find, join and watch a table.
 */
export type Visibility = "public" | "private";

/**
 * What the one who asks holds at a table.
 */
export type You = { 
/**
 * Your seats.
 */
seats: Array<string>, 
/**
 * Whether the table is yours.
 */
owner: boolean, };
