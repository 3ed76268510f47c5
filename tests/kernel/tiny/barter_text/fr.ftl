prompt-trade = { $seat } : négociez à votre guise, puis dites que vous avez fini.
prompt-rule = { $seat } : { $by } peut-il accepter l’offre de { $giver } ?
move-done = J’ai fini
move-resume = Je n’ai pas fini
move-withdraw = Retirer l’offre
move-allow = Autoriser l’échange
move-forbid = Interdire l’échange
move-accept = Accepter l’offre de { $seat }
move-reject = Refuser l’offre de { $seat }
move-offer = Offrir à { $seat } { $give } contre { $want }
event-offered = { $seat } fait une offre à { $other }.
event-offered-seen = { $seat } propose à { $other } un échange de { $goods }.
event-ended = L’offre de { $seat } prend fin.
event-heard = { $seat } peut-il donner à { $by } { $give } contre { $want } ?
event-traded = { $seat } donne à { $by } { $give } contre { $want }.
event-ready = { $done ->
    [0] { $seat } continue à négocier.
   *[other] { $seat } a fini.
}
why-lacks = { $seat } demande une chose dont vous ne pouvez vous passer : { $good }.
good-wine = vin
good-oil = huile
good-grain = blé
