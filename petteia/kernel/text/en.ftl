### What every game says.

list-none = nothing
list-and = { $first } and { $last }

seat-unnamed = Seat { $number }
seat-nobody = nobody

prompt-sealed = Your choice is sealed. You may reconsider until the last one has chosen.
move-reconsider = Reconsider

refused-over = The game is over.
refused-no-seat = There is no seat { $number } at this table; its seats are numbered 0 to { $last }.
refused-not-yours = This is not your decision; the table waits for { $waiting }.
refused-unknown = No move reads “{ $text }”.
refused-elsewhere = Not now. { $prompt }
refused-otherwise = That is not among your choices now. { $prompt }
refused-sequence = A sequence of moves cannot go past one that brings something to light or seals a choice.

undo-nothing = You have no move of your own to take back.
undo-learned = Since then chance was drawn, someone learned something, someone else moved or the game ended: it stands.

waiting = Waiting for { $waiting }.
over = The game is over.

draw-you = { $seat } (you)
draw-winner = { $seat } has won
