### What the server says when it refuses something.

refused-no-table = There is no table at this address.
refused-no-game = There is no such game here.
refused-no-rules = The rules of this game are not written down here.
refused-no-seat = This table has no such seat.
refused-no-such-thing = There is nothing at this address.
refused-bad-method = This address does not take such a request.
refused-no-pages = The pages of the site are not built: run make web.
refused-no-move = This game has { $moves } moves so far; there is no later one.
refused-no-bot = There is no bot “{ $name }”; there are: { $known }.
refused-no-invitation = This invitation has been used or replaced; ask for a new one.
refused-seat-taken = This seat is taken.
refused-seat-reserved = The free seats are kept for people with an invitation.
refused-table-full = All seats of this table are taken.
refused-seats-open = Some seats are still free: wait for people, or give them to bots.
refused-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-over = The game is over.
refused-not-owner = Only the owner of the table may do this.
refused-not-your-seat = You do not hold this seat.
refused-not-your-eyes = You may not look through these eyes before the game is over.
refused-closed = This table takes no spectators.
refused-bad-name = A name needs at least one letter that can be seen.
refused-name-taken = Somebody at this table is called { $name } already.
refused-stale = The table has changed since you chose; look again.
refused-time-is-up = Your time for this decision is up; the game has gone on.
refused-not-hurried = You cannot go on without the others now.
refused-too-early =
    { $seconds ->
        [one] The others have a second more.
       *[other] The others have { $seconds } seconds more.
    }
refused-no-words = Nothing can be said with this move.
refused-decided = With timers, only what you decided in the present step can be taken back.
refused-no-timers = { $title } has no times of its own, so it cannot be played with timers.
refused-no-hints = Hints are not allowed at this table.
refused-nothing-asked = You owe no move just now.
refused-only-one-way = There is only one thing that you can do.
refused-hint-underway = A hint for this seat is being thought of already.
refused-too-many-hints = You have asked for several hints in a short time; think for yourself a little.
refused-sit-first = Say first at which table you sit.
refused-nobody-to-nudge = The table is not waiting for a person in this seat.
refused-nudged-already = This player was reminded a moment ago.
refused-nobody-to-replace = There is no person in this seat for whom a bot could play.
refused-not-absent =
    { $minutes ->
        [one] The others may vote for a bot when the table has waited for this player for a minute.
       *[other] The others may vote for a bot when the table has waited for this player for { $minutes } minutes.
    }
refused-proposal-open = The table is already being asked something; answer that first.
refused-no-proposal = Nothing is being asked any more.
refused-not-asked = You have answered already, or are not asked.
refused-nothing-to-take-back = You have made no move yet that could be taken back.
refused-other-rules = This game was played on other rules than today's; it cannot be played again move by move.
refused-bad-message = This message cannot be understood: { $problem }
refused-bad-request = This request cannot be understood: { $problem }
refused-too-big = This is too big; at most { $limit } bytes are allowed.
refused-too-fast = Too many messages in a short time; wait a second.
refused-too-many-tables = Too many tables in a short time; wait a minute.
refused-too-many-sockets = Too many connections from your address.
refused-other-origin = Pages of other sites may not do this.
refused-unavailable = The server cannot save anything just now; nothing was changed. Try again.
refused-bad-players = { $title } is for { $low } to { $high } players.
refused-bad-option = This variant is not allowed: { $problem }
refused-bad-record = This record cannot be played: { $problem }
refused-person-stays = The game has begun: a bot may stand in for this person, but the seat stays theirs.
refused-cannot-open = This table cannot be opened here: its game is not installed, or its components have changed.
