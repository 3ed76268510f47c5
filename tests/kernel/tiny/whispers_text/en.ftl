prompt-speak = { $seat }: speak.
move-say = Say { $word }
move-tell = Tell { $word }
move-note = Note { $word }
move-swap = Swap a { $word }
move-ask = Is it one?
move-end = End
event-began = { $players } are here.
event-said = { $seat } says { $word } to { $to_whom }.
event-told = { $seat } tells { $to } something.
event-told-seen = { $seat } tells { $to } { $words }.
event-noted = { $seat } notes { $word }.
event-answered = { $yes ->
    [0] It is not one.
   *[other] It is one.
}
word-alpha = alpha
word-beta = beta
word-gamma = gamma
