prompt-trade = { $seat }: trade as you like, then say that you are done.
prompt-rule = { $seat }: may { $by } take the offer of { $giver }?
move-done = Done
move-resume = Not done after all
move-withdraw = Withdraw the offer
move-allow = Allow the trade
move-forbid = Forbid the trade
move-accept = Accept the offer of { $seat }
move-reject = Reject the offer of { $seat }
move-offer = Offer { $seat } { $give } for { $want }
event-offered = { $seat } makes { $other } an offer.
event-offered-seen = { $seat } offers { $other } a trade of { $goods }.
event-ended = The offer of { $seat } ends.
event-heard = May { $seat } give { $by } { $give } for { $want }?
event-traded = { $seat } gives { $by } { $give } for { $want }.
event-ready = { $done ->
    [0] { $seat } goes on trading.
   *[other] { $seat } is done.
}
why-lacks = { $seat } wants something that you cannot spare: { $good }.
good-wine = wine
good-oil = oil
good-grain = grain
