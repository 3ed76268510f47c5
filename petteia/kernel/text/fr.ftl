### Ce que disent tous les jeux.

list-none = rien
list-and = { $first } et { $last }

seat-unnamed = Siège { $number }
seat-nobody = personne

prompt-sealed = Votre choix est scellé. Vous pouvez y revenir tant que tous n’ont pas choisi.
move-reconsider = Revenir sur son choix

refused-over = La partie est terminée.
refused-no-seat = Il n’y a pas de siège { $number } à cette table ; les sièges vont de 0 à { $last }.
refused-not-yours = Ce n’est pas à vous de décider ; la table attend { $waiting }.
refused-unknown = Aucun coup ne s’écrit « { $text } ».
refused-elsewhere = Pas maintenant. { $prompt }
refused-otherwise = Cela ne fait pas partie de vos choix. { $prompt }
refused-sequence = Une suite de coups ne peut pas dépasser un coup qui révèle quelque chose ou scelle un choix.

undo-nothing = Vous n’avez aucun coup à reprendre.
undo-learned = Depuis, le hasard a parlé, quelqu’un a appris quelque chose, quelqu’un d’autre a joué ou la partie a pris fin : c’est joué.

waiting = On attend { $waiting }.
over = La partie est terminée.

draw-you = { $seat } (vous)
draw-winner = { $seat } a gagné
