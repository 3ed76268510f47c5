prompt-speak = { $seat } : parlez.
move-say = Dire { $word }
move-tell = Confier { $word }
move-note = Noter { $word }
move-swap = Échanger { $word }
move-ask = Est-ce un ?
move-end = Fin
event-began = Vous êtes { $players }.
event-said = { $seat } dit { $word } à { $to_whom }.
event-told = { $seat } dit quelque chose à { $to }.
event-told-seen = { $seat } dit à { $to } { $words }.
event-noted = { $seat } note { $word }.
event-answered = { $yes ->
    [0] Ce n’est pas un.
   *[other] C’est un.
}
word-alpha = alpha
word-beta = bêta
word-gamma = gamma
