"""Everything that goes over the wire, as types: the REST bodies and the live messages of docs/protocol.md.

The browser client's types are made from these (`make types`); incoming messages are checked against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

MOST_SEATS = 6
COLOURS = ("wine", "sea", "olive", "gold", "clay", "ink", "rose", "ash")

Language = Literal["en", "fr"]
Colour = Literal["wine", "sea", "olive", "gold", "clay", "ink", "rose", "ash"]
Pace = Literal["live", "slow", "relaxed", "normal", "fast", "none"]
Spectators = Literal["closed", "public", "open"]
Status = Literal["waiting", "running", "over"]
Who = Literal["person", "bot", "open"]
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Key = Annotated[str, StringConstraints(min_length=8, max_length=80)]
ID = r"^[A-Za-z0-9_-]{1,40}$"
TableId = Annotated[str, StringConstraints(pattern=ID)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Field(ge=0, le=2**31)]

# A sentence is a row of plain texts and typed parts [kind, name, text]. For the kind "seat" the name is the seat's
# number, and the reader puts in the name that the seat has now.
Sentence = list[str | tuple[str, str, str]]


class Sent(BaseModel):
    """Sent by the server."""

    model_config = ConfigDict(extra="forbid")


class Received(BaseModel):
    """Received from a client: nothing unknown in it, and no value bent into another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Games


class OptionInfo(Sent):
    """A variant of a game."""

    name: str
    label: str
    note: str
    default: int | str | bool
    allowed: list[int | str | bool]


class Thing(Sent):
    """A component: what it is called and what it does, in words."""

    label: str
    effect: str = ""


class Level(Sent):
    """A bot for people to play with, and what was measured of it in this game, if anything."""

    name: str
    seconds: float | None = Field(description="how long it thinks about a decision, on average")
    rating: float | None = Field(description="how strong it is among the levels of this game")


class GameInfo(Sent):
    """A game that is installed."""

    name: str
    title: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    levels: list[Level] = Field(description="from the gentlest on")
    bots: list[str] = Field(description="all that can be asked for: the levels, and those for measuring")
    timed: bool = Field(description="has times of its own: its tables may be `relaxed`, `normal` or `fast`")


class Component(Sent):
    """One entry of the components: its values as written, and where they come from (R, D, P, X)."""

    name: str
    label: str
    values: dict[str, Any]
    provenance: str


class GameWords(Sent):
    """The components of a game in one language: kind, then name, then the thing."""

    game: str
    language: Language
    things: dict[str, dict[str, Thing]]
    texts: dict[str, str]
    components: dict[str, list[Component]]


class ClauseText(Sent):
    """One clause of the rules, as HTML."""

    id: str
    html: str
    provenance: list[str]


class ChapterText(Sent):
    """A chapter of the rules: what it says around its clauses, and the clauses."""

    title: str
    html: str
    clauses: list[ClauseText]


class Rules(Sent):
    """The rules of a game in one language; `html` is what stands before the first chapter."""

    game: str
    title: str
    html: str
    chapters: list[ChapterText]


# Tables


class SeatInfo(Sent):
    """A seat as everybody sees it."""

    seat: int
    who: Who
    name: str
    colour: Colour
    bot: str | None = Field(description="the bot's level, where a bot holds the seat or stands in")
    stand_in: bool = Field(description="a bot plays for the person who holds the seat")
    online: bool
    used: float = Field(description="seconds that the table has waited for this seat")
    late: bool = Field(description="owes a move for longer than the table's limit")


class Proposal(Sent):
    """Something that all other people at the table must agree to."""

    what: Literal["take-back", "stand-in"]
    by: int
    seat: int = Field(description="whose move is taken back, or who is to be replaced by a bot")
    yes: list[int]
    needed: list[int] = Field(description="the seats whose consent is still missing")


class Room(Sent):
    """What everybody who may see a table sees of it, apart from the game itself."""

    table: str
    game: str
    title: str
    options: dict[str, int | str | bool]
    status: Status
    public: bool
    pace: Pace
    limit: float | None = Field(description="seconds for a decision, before the table nags")
    strict: bool = Field(description="a bot stands in by itself some time after the limit")
    spectators: Spectators
    stand_in: str = Field(description="the level of stand-in bots")
    hints: bool = Field(description="who owes a move may ask for a `hint`")
    seats: list[SeatInfo]
    waiting_for: list[int]
    waiting_since: float | None = Field(description="when the decision was asked, seconds since 1970")
    due: float | None = Field(description="at a table with timers: when the time for this decision is up")
    hurry: tuple[int, float] | None = Field(description="who may `hurry` the others, and from when on")
    now: float = Field(description="the server's clock, seconds since 1970")
    watchers: int
    proposal: Proposal | None
    before: str | None = Field(description="the table that this is the rematch of")
    next: str | None = Field(description="the rematch of this table")
    record: bool = Field(description="an uploaded record: nobody plays here")
    moves: int
    ranking: list[list[int]]
    created: float
    spoken: list[str] = Field(description="verbs with whose moves one may say a few `words` to all")


class Rights(Sent):
    """What the keys that came with a request open."""

    owner: bool
    seats: list[int]


class Mine(Sent):
    """A table and what your keys open there."""

    room: Room
    rights: Rights


class SeatWish(Received):
    """Who is to sit in a seat of a new table."""

    who: Literal["me", "open", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: Word | None = None


class NewTable(Received):
    """A table to be made."""

    game: Word
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[Word, int | str | bool] = Field(default_factory=dict, max_length=20)
    public: bool = False
    pace: Pace = "none"
    strict: bool = False
    spectators: Spectators = "open"
    stand_in: Word | None = None
    hints: bool = False
    start: bool = False


class Keys(Sent):
    """The secrets of a new table; they are shown once and stored only as hashes."""

    table: str
    owner: str
    seats: dict[int, str]


class Joining(Received):
    """Taking a seat."""

    name: Name
    colour: Colour | None = None
    seat: SeatNumber | None = None
    invite: Key | None = None


class Joined(Sent):
    table: str
    seat: int
    key: str


class Leaving(Received):
    seat: SeatNumber


class SeatChange(Received):
    """The owner's (or for `stand_in` also the holder's) change of a seat."""

    who: Literal["open", "bot"] | None = None
    bot: Word | None = None
    stand_in: bool | None = None


class Invitation(Sent):
    """A link for one seat: whoever opens it first takes the seat."""

    table: str
    seat: int
    invite: str


class NewRecord(Received):
    """A record to be replayed here."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=400_000)]


class Made(Sent):
    table: str


class MineAsked(Received):
    """Tables and the keys that one holds there."""

    tables: dict[TableId, Annotated[list[Key], Field(max_length=MOST_SEATS + 1)]] = Field(max_length=200)


class Happened(Sent):
    """Something that a viewer saw happen: as data, and in words."""

    event: dict[str, Any]
    say: Sentence
    secret: bool = Field(description="the viewer saw a part of it that not everybody saw")


class Frame(Sent):
    """One step of a replay: what changed in the view, and what happened."""

    move: int
    seat: int | None
    text: str | None = Field(description="the move as written, where the viewer may know it")
    patch: Patch
    events: list[Happened]


class Replay(Sent):
    """Part of a game through somebody's eyes: the view at move `start`, and the steps after it."""

    table: str
    seat: int | None
    eyes: list[int | None] = Field(description="through whose eyes one may look")
    moves: int
    start: int
    view: dict[str, Any]
    events: list[Happened] = Field(description="what had happened up to `start` (the last of it)")
    frames: list[Frame]


class Trouble(Sent):
    """Why something was refused."""

    code: str
    sentence: str
    clause: str | None = None


# A patch turns the last view into the new one: each entry is the path to a value and the value. A path that ends in
# the length of a list appends to it; [path] without a value cuts the list at its last number, or drops the key.
Patch = list[tuple[list[str | int], Any] | tuple[list[str | int]]]


# Live messages: from the client


class Sit(Received):
    """The first message: which table, with which keys, through whose eyes.

    `since`: how many events are known already; those after it are told, else (0) only the last ones.
    """

    t: Literal["sit"]
    table: TableId
    keys: list[Key] = Field(default_factory=list, max_length=MOST_SEATS + 1)
    seat: SeatNumber | None = None
    language: Language = "en"
    since: Count = 0


class Look(Received):
    """See through another of one's own seats (or in another language)."""

    t: Literal["look"]
    seat: SeatNumber | None
    language: Language | None = None


class PlayMoves(Received):
    """Play a move, or several of one seat, all or nothing. `seq` is that of the screen it was made on.

    `words`: a few words to all, spectators included, with a move of a verb that is `spoken`.
    """

    t: Literal["move"]
    id: Count
    seq: Count
    moves: list[MoveText] = Field(min_length=1, max_length=20)
    words: Annotated[str, StringConstraints(max_length=200, strip_whitespace=True)] = ""


class TakeBack(Received):
    """Take back one's last moves, as far as the rules of undo allow."""

    t: Literal["undo"]
    id: Count
    seq: Count
    moves: Annotated[int, Field(ge=1, le=100)] = 1


class AskWhy(Received):
    """Why can I not play this move, or use this thing [kind, name], now?"""

    t: Literal["why"]
    id: Count
    move: MoveText | None = None
    thing: tuple[Word, Word] | None = None


class Say(Received):
    """Chat: players among themselves; watchers among themselves."""

    t: Literal["chat"]
    id: Count
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class Nudge(Received):
    """Your answer, please."""

    t: Literal["nudge"]
    id: Count
    seat: SeatNumber


class Hurry(Received):
    """Do not wait for the others any longer: for a seat that may, when it may."""

    t: Literal["hurry"]
    id: Count


class AskHint(Received):
    """What would the strong bot do in my place? At a table with hints, for a seat that owes a move."""

    t: Literal["hint"]
    id: Count
    seq: Count


class Propose(Received):
    """Ask the others: take back my last move, or let a bot stand in for an absent seat."""

    t: Literal["propose"]
    id: Count
    what: Literal["take-back", "stand-in"]
    seat: SeatNumber


class Vote(Received):
    t: Literal["vote"]
    id: Count
    yes: bool


class Rename(Received):
    t: Literal["rename"]
    id: Count
    name: Name
    colour: Colour


class AskLog(Received):
    """Older events than those of the first message."""

    t: Literal["log"]
    id: Count
    before: Count


class Ping(Received):
    t: Literal["ping"]


Incoming = Annotated[
    Sit
    | Look
    | PlayMoves
    | TakeBack
    | AskWhy
    | Say
    | Nudge
    | Hurry
    | AskHint
    | Propose
    | Vote
    | Rename
    | AskLog
    | Ping,
    Field(discriminator="t"),
]
INCOMING: TypeAdapter[Any] = TypeAdapter(Incoming)


# Live messages: from the server


class Offer(Sent):
    """A legal move: its text, its sentence, its verb and the things it names as [kind, name]."""

    move: str
    say: Sentence
    verb: str
    things: list[tuple[str, str]]


class Now(Sent):
    """What the viewer is asked now."""

    prompt: Sentence
    options: list[Offer]
    undo: int = Field(description="how many of its last moves the viewer may take back; after a move told by `undo`")


class ChatLine(Sent):
    """A line of chat, or a note of the table (`channel` is "note") such as a seat that passed to a bot."""

    n: int
    at: float
    channel: Literal["players", "watchers", "all", "note"]
    seat: int | None
    name: str
    text: str = Field(description="what was said; for a note its name, e.g. seat-to-bot")
    events: int = Field(description="how many events the viewer had seen then: where the line stands in the log")


class TableMessage(Sent):
    """Everything at once: the answer to `sit` and `look`, and after a gap."""

    t: Literal["table"]
    seq: int
    room: Room
    rights: Rights
    seat: int | None
    view: dict[str, Any] | None
    now: Now
    events_from: int
    events: list[Happened]
    chat: list[ChatLine]


class MovedMessage(Sent):
    """Somebody moved (or took back): the next `seq`, what changed in the view, what happened, what is asked now.

    `done`: this is what the viewer's own message of that id asked for, and it is saved.
    """

    t: Literal["moved"]
    seq: int
    patch: Patch
    events_from: int = Field(description="the events from here on are replaced by those that follow")
    events: list[Happened]
    now: Now
    waiting_for: list[int]
    waiting_since: float | None
    due: float | None
    hurry: tuple[int, float] | None
    used: list[float]
    done: int | None = None


class UndoMessage(Sent):
    """How many of its last moves the viewer may take back, found out a moment after `moved`."""

    t: Literal["undo"]
    seq: int
    undo: int


class RoomMessage(Sent):
    t: Literal["room"]
    room: Room


class ChatMessage(Sent):
    t: Literal["chat"]
    line: ChatLine


class NudgeMessage(Sent):
    """Your answer, please. `by` is None when it is the table that nags."""

    t: Literal["nudge"]
    by: int | None
    seat: int


class DoneMessage(Sent):
    """What the message `id` asked for is done (and saved)."""

    t: Literal["done"]
    id: int


class RefusedMessage(Sent):
    """What the message `id` asked for was refused, and nothing was changed."""

    t: Literal["refused"]
    id: int | None
    code: str
    sentence: str
    clause: str | None = None


class WhyMessage(Sent):
    """The answer to `why`: the sentence, and the clause where one forbids it. `legal`: nothing does."""

    t: Literal["why"]
    id: int
    legal: bool
    say: Sentence
    clause: str | None


class Hinted(Sent):
    """An option, and what its seat may hope for with it, in percent."""

    move: str
    percent: int


class HintMessage(Sent):
    """The answer to `hint`: the strong bot's best options, the best first, from what this seat knows."""

    t: Literal["hint"]
    id: int
    options: list[Hinted]


class LogMessage(Sent):
    t: Literal["log"]
    id: int
    events_from: int
    events: list[Happened]


class PongMessage(Sent):
    t: Literal["pong"]
    now: float


Outgoing = Annotated[
    TableMessage
    | MovedMessage
    | UndoMessage
    | RoomMessage
    | ChatMessage
    | NudgeMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | HintMessage
    | LogMessage
    | PongMessage,
    Field(discriminator="t"),
]
OUTGOING: TypeAdapter[Any] = TypeAdapter(Outgoing)

Frame.model_rebuild()
