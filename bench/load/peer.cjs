'use strict'
// The peer: boardgame.io with tic-tac-toe on loopback, in memory. node peer.cjs PORT; the lobby is on PORT + 1.

const path = require('path')
const { createRequire } = require('module')
const here = createRequire(path.join(process.cwd(), 'x.js'))
const { Server } = here('boardgame.io/server')
const { INVALID_MOVE } = here('boardgame.io/core')

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (!Number.isInteger(cell) || G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
    },
  },
  endIf({ G, ctx }) {
    if (won(G.cells)) return { winner: ctx.currentPlayer }
    if (!G.cells.includes(null)) return { draw: true }
  },
}

const port = Number(process.argv[2])
Server({ games: [game], origins: ['http://127.0.0.1'] })
  .run({ port: { port, host: '127.0.0.1' }, lobbyConfig: { apiPort: { port: port + 1, host: '127.0.0.1' } } })
  .then(() => console.log('READY'))
