### What every game says.

list-none = nothing
list-and = { $first } and { $last }

seat-unnamed = Seat { $number }

refused-over = The game is over.
refused-no-seat = There is no seat { $number } at this table; its seats are numbered 0 to { $last }.
refused-not-yours = This is not your decision; the table waits for { $waiting }.
refused-unknown = No move reads “{ $text }”.
refused-elsewhere = Not now. { $prompt }
refused-otherwise = That is not among your choices now. { $prompt }

undo-nothing = You have no move of your own to take back.
undo-learned = Since then chance was drawn, someone learned something or someone else moved: it stands.

waiting = Waiting for { $waiting }.
over = The game is over.
