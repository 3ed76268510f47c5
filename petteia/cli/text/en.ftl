### What the command `petteia` says.

## Help

help-main =
    Petteia: Greek board games for people and programs.

    Usage: petteia [COMMAND] [--lang en|fr]

      petteia           open the site on this machine: play in the browser, with friends or bots
    { $commands }

    petteia COMMAND --help tells more about a command; petteia --version tells the version.

    Example:
      petteia play pantacle --seats Ada=you,bot,bot
help-usage = Usage: { $line }
help-example = Example:
help-serve = serve the site: tables, seats, bots and replays in the browser
help-play = play in the terminal, against bots or with others at the same screen
help-simulate = let bots play many games, and count what happens
help-arena = let bots play against each other with even seats and seeds, and rate them
help-replay = tell a recorded game again
help-rules = the rules of a game, clause by clause
help-data = the components of a game, and where each of them comes from
help-audit = play all stored games again, and tell how many would go otherwise on the present rules

arg-game = the game, for example pantacle
arg-clause = the id of one clause (PCL-BRIBE-01) or of a group of them (PCL-BRIBE)
arg-coverage = which tests show which clause; only in a checkout
arg-record = a record or a saved game; - reads it from standard input
arg-to = stop after that many moves
arg-seat = look through the eyes of a seat: its name, or its number from 0 as in the record; without it, as a spectator
arg-seats = who sits where, with commas: you (as often as people play at this screen), bot, or the name of a bot; each may be given a name, as in Ada=you
arg-players = how many players (default: as few as the game allows)
arg-bot = which bot plays where LIST says just bot: { $bots } (default: { $usual })
arg-bots = who plays: { $bots }; one name for all seats, or several with commas, who change seats from game to game (default: random)
arg-games = how many games (default: 100)
arg-host = the address to listen on (default: 127.0.0.1, this machine only)
arg-port = the port to listen on; 0 means any free one (default: 8000)
arg-database = sqlite:///FILE or postgresql://... (default: an SQLite file in your data folder)
arg-bus = redis://..., by which several workers tell each other what happens (default: none)
arg-workers = how many processes serve; more than 1 needs PostgreSQL and a bus (default: 1)
arg-rate = messages per second that one connection may send (default: 20)
arg-migrate = bring the database up to date, and end (SQLite does it by itself at every start)
arg-seed = a whole number; the same seed deals the same game (default: a new one each time)
arg-first-seed = the seed of the first game; the others count on from there (default: 0)
arg-arena-bots = who plays against whom, with commas: { $bots }
arg-arena-games = how many games (default: 100); a whole number of rounds shares seats and seeds out evenly
arg-arena-seed = the seed of the first round; the others count on from there (default: 0)
arg-arena-save = keep every finished game in FILE; the same command goes on from there if it was stopped
arg-format = round-robin: each bot on one seat against each other one on all the others; challenge: only the first one against each other one; pool: all mixed (default: round-robin)
arg-report = write a page with plots and tables to FILE
arg-jobs = in how many processes; 0 means one for each processor (default: 1)
arg-max-moves = a game that takes more moves counts as unfinished (default: 20000)
arg-option = a variant of the game; may be given several times
arg-edition = a TOML file with components that differ from the usual ones
arg-resume = go on with a saved game or a record; without FILE, with the game that you left last
arg-check = check the components and say whether all is well
arg-json = print one JSON document
arg-lang = the language (default: that of PETTEIA_LANG or LANG)
arg-help = show this help

## What is wrong

error-command = there is no command “{ $word }”; the commands are: { $commands }
error-unknown-argument = “{ $word }” is not an argument of this command; petteia { $command } --help lists them
error-needs-value = { $name } needs a value after it
error-takes-no-value = { $name } takes no value
error-not-whole = { $name }: “{ $text }” is not a whole number
error-too-small = { $name }: { $text } is too small; allowed: { $least } or more
error-which-game = which game? Installed: { $games }
error-which-file = which file? Give a record, or - for standard input
error-option = “{ $text }” is not an option; write NAME=VALUE
error-bot = there is no bot “{ $bot }”; known: { $bots }
error-which-bots = which bots? Give --bots with at least two of: { $bots }
error-one-bot = a { $format } needs at least two bots; one alone can play with --format pool
error-format = --format: “{ $format }” is not allowed; allowed: { $formats }
error-other-plan = { $file } belongs to another plan: its { $name } is { $there }, not { $here }
error-no-ledger = { $file }, line { $line }: this is not a file of saved games, or it is damaged
error-seats = “{ $text }” is not a player; allowed: you, bot, { $bots }, each with a name before it if you like: Ada=you
error-seats-count =
    { $seats ->
        [one] --seats lists 1 player
       *[other] --seats lists { $seats } players
    }, --players says { $players }
error-name = “{ $name }” cannot be a name; allowed: 1 to { $longest } letters
error-name-twice = two players are called “{ $name }”
error-seat = there is no seat “{ $seat }”; allowed: { $names }, or a number from 0 to { $last }
error-clause = there is no clause “{ $clause }”; clauses begin with: { $near }
error-clause-near = there is no clause “{ $clause }”; near it: { $near }
error-coverage-of-all = --coverage is about all clauses: leave CLAUSE out
error-no-rules = { $game } has no rules file
error-no-components = { $game } has no components file
error-not-text = { $file }: this is not a text file
error-resume-with = a game that goes on cannot change its { $name }
error-resume-game = { $file } holds a game of { $game }, not of { $wanted }
error-nothing-left = there is no game to go on with in { $folder }
error-save-line = line { $number }: “{ $line }” cannot be read
error-save-seats = the save does not say who sits on each seat: a line such as seats: ["you", "bot", "bot"] is needed
error-choose = Type a number from 1 to { $count }.
error-from-to = Type a number from { $least } to { $most }.
error-defect = this is a mistake of the program, not of yours: { $what } (PETTEIA_DEBUG=1 shows where)

## Before a game

front-title = Petteia: Greek board games in the terminal
front-game = Which game?
front-players = { $title }: how many players, you among them? { $least } to { $most }; Enter means { $least }.
front-level = How strong are the bots to be? Enter means { $usual }.
front-name = Your name? Enter means { $name }.
offer = You left a game of { $title }: { $names } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far).
offer-go-on = Go on with it
offer-new = Begin a new game

level-gentle = gentle
level-fair = fair
level-strong = strong
level-champion = champion
level-at-once = moves at once
level-seconds = thinks for about { $seconds } s
level-rating = strength { $rating }

names-bots = Kirke, Orpheus, Medea, Daidalos, Hekate, Proteus, Ariadne, Nestor
name-person =
    { $of ->
        [one] Player
       *[other] Player { $number }
    }
name-bot = Bot { $number }
name-seat = Seat { $number }

## During a game

play-welcome = { $title }: { $names }
play-hint = Type the number of what you want to do. “help” shows what else you can type, “rules” the game in short.
play-hints = What the strong bot would do from what you know, its favourite first, and what it hopes for:
play-hint-taken = { $name } took a hint.
play-begun = The game has begun:
play-last = What happened last:
play-news = Since your last move:
play-only = There is only one thing to do: press Enter.
play-no-number = There is no choice { $typed }: type a number from 1 to { $count }, or “help”.
play-unknown = { $sentence } Type a number from 1 to { $count }, or “help”.
play-type-something = Type a number from 1 to { $count }, or “help”.
play-near = { $sentence } Did you mean: { $near }?
play-help = You can type:
play-rules = “rules { $clause }” shows one clause, “rules { $group }” a group of them. The groups are: { $groups }
play-why-what = Why what? Write a move after it, for example “why { $move }”.
play-why-allowed = That is allowed now: { $move }.
play-undo-what = “undo” takes back your last move, “undo 2” the last two, “undo all” as many as possible.
play-undone = Taken back: { $moves }.
play-log-empty = Nothing has happened yet.
play-saved = Saved in { $file }
play-other-file = { $file } is there already and is not a game of ours: choose another name.
play-not-saved = The game could not be saved in { $file }
play-left =
    The game is saved in { $file }
    To go on: petteia play { $game }
play-record =
    The record of the game is in { $file }
    To see it again: petteia replay { $quoted }
curtain = It is { $name }’s turn. Everybody else, please look away.
curtain-undo = ({ $name } may still type “undo”.)
curtain-enter = Press Enter:{" "}

usage-number = 1, 2, 3 ...
usage-hint = hint
usage-why = why MOVE
usage-undo = undo [all]
usage-rules = rules [CLAUSE]
usage-log = log [N]
usage-table = table
usage-save = save [FILE]
usage-quit = quit
help-number = make that move; its own words will do as well, such as { $move }
help-hint = what the strong bot would do in your place
help-why = why a move is not allowed, and the clause that says so
help-undo = take back your last move, or all since somebody else moved or something was revealed
help-clause = the game in short, or a clause of the rules
help-log = what has happened so far, or the last N things
help-table = show the table and your choices again
help-save = keep the game, in a file of yours if you name one
help-quit = keep the game and leave; “petteia play” offers to go on with it

word-help = help
word-rules = rules
word-hint = hint
word-why = why
word-undo = undo
word-all = all
word-log = log
word-table = table
word-save = save
word-quit = quit
word-you = you
word-yes = yes
word-no = no

## The end

result-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
result-draw = The game is a draw.
result-place = { $place }. { $name }: { $score }

## Replay

replay-title = { $title }: { $names } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })
replay-spectator = As a spectator saw it; the numbers count the moves.
replay-seat = As { $name } saw it; the numbers count the moves.

## Simulate

simulate-title = { $title }, { $players } players: { $games ->
        [one] 1 game
       *[other] { $games } games
    } by { $bots }, seeds { $first } to { $last }
simulate-finished = finished       { $finished }{ $unfinished ->
        [0] {""}
       *[other] , unfinished { $unfinished }
    }
simulate-decisions = decisions      { $decisions } in { $seconds } s, { $speed } a second
simulate-lengths = per game       { $min } to { $max }, quartiles { $q1 }, { $median }, { $q3 }, mean { $mean }
simulate-wins-by-seat = wins by seat   { $wins }
simulate-wins-by-bot = { $wins } wins for { $bot }, who took { $seats } seats
simulate-violations = violations     { $count ->
        [0] none
       *[other] { $count }
    }
simulate-violation = seed { $seed }, after move { $move }: { $what }

## Arena

arena-title = { $title }, { $players } players, { $format ->
        [pool] pool
        [challenge] challenge
       *[other] round robin
    }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } by { $bots }, seeds { $first } to { $last }
arena-uneven = not a whole number of rounds of { $round }, in which every bot takes every seat on the same seed: seats and seeds are not quite shared out evenly
arena-pairs = share of wins of the bot of the row, on one seat, against the bot of the column (fair: { $fair })
arena-seats = share of wins by seat (fair: { $fair })
arena-report = The report is in { $file }
arena-stopped = What is finished is in { $file }; the same command goes on from there.

figure-number = { NUMBER($value, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-from-to = { $low } to { $high }
figure-ms = { NUMBER($value, maximumFractionDigits: 4) } ms
figure-bot = bot
figure-seat = seat
figure-rating = rating
figure-games = games
figure-wins = wins
figure-share = share
figure-interval = 95% interval
figure-fair = fair
figure-rank = mean place
figure-margin = mean lead
figure-decisions = decisions per game
figure-thinking = time per decision
figure-min = least
figure-q1 = lower quartile
figure-median = median
figure-q3 = upper quartile
figure-max = most
figure-mean = mean

report-title = { $title } for { $players }: bots in the arena
report-summary = { $format ->
        [pool] A pool
        [challenge] A challenge
       *[other] A round robin
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } between { $bots }, on the seeds { $first } to { $last }. { $finished } finished; { $violations ->
        [0] nothing went wrong.
        [one] 1 thing went wrong.
       *[other] { $violations } things went wrong.
    }
report-ratings = How strong each bot is
report-ratings-about = Ratings after Plackett and Luce: everybody starts at 25, and higher is stronger. The bar covers 95% of what is likely; where two bars do not overlap, the order is hardly chance.
report-shares = How often each bot won
report-shares-about = The share of the games with the bot that one of its seats won; a shared win counts in parts. The bar is the 95% interval, the broken line what would be fair for the seats it held.
report-pairs = Who beats whom
report-pairs-about = How often the bot of the row won on a single seat against the bot of the column; { $fair } would be fair. ▲ and ▼ stand where the whole 95% interval is above or below that.
report-against = against { $bot }
report-seats = Does the seat decide?
report-seats-about = The share of all games that each seat won, with its 95% interval. Every bot held every seat equally often, so { $fair } each (the broken line) would be fair.
report-scores = Final scores
report-scores-about = How the scores of each bot’s seats were spread. The lead is the distance to the best of the other seats; below 0 it lay behind.
report-lengths = How long the games were
report-lengths-about = Decisions of all seats together, by game.
report-all-games = all games
report-thinking = Decisions and time to think
report-thinking-about = How many decisions a seat made in a game, and how long its bot thought about each, in processor time. Each line across the time plot is ten times the one before.
report-again = To play it again
report-again-about = Edition { $edition }. The same command gives the same games, whose fingerprint is { $digest }; only the times differ.

## Rules and data

legend = [R] the rulebook, [D] deduced from it, [P] a public source, [X] designed here where no source speaks
coverage-total = { $covered } of { $total } clauses are shown by a test.
coverage-missing = Not shown yet:
coverage-unknown = There is no clause { $clause }, but it is named by { $tests }
data-title = { $title }, edition { $edition }: { $entries } entries
data-from = from
data-sound = { $file }: { $sections } sections, { $entries } entries, all is well.
data-legend = R the rulebook ({ $r }), D deduced from it ({ $d }), P a public source ({ $p }), X designed here where no source speaks ({ $x }). The numbers count the entries; one with two letters counts for both.

## Serving

serve-at = Petteia is at { $address } (Ctrl+C ends it).
serve-there = Petteia is running already, at { $address }.
serve-migrated = The database is up to date.
error-database = --database: { $url } is not allowed; allowed: sqlite:///FILE and postgresql://...
error-bus = --bus: { $url } is not allowed; allowed: redis://...
error-workers = --workers: several workers need --database postgresql://... and --bus redis://...
error-port = --port: { $port } is not allowed; allowed: 0 to 65535
error-listen = cannot listen on { $host }, port { $port }: { $why }
error-migrate = the database is not up to date: run petteia serve --migrate with the same --database first
error-no-database = the database cannot be used: { $why }
audit-result =
    { $games ->
        [one] { $games } stored game played again
       *[other] { $games } stored games played again
    }: { $differ ->
        [0] all went as they did.
        [one] { $differ } differs.
       *[other] { $differ } differ.
    }
error-no-bus = --bus: { $url } does not answer: { $why }
