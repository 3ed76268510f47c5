'use strict'
// Plays tic-tac-toe against a server over real sockets and prints one line of JSON.
//
//   node driver.cjs ours|peer PORT PID MATCHES MOVES
//
// MATCHES games at once, two sockets each; a closed loop without thinking time. A move counts when both players
// have been told of it. Its latency runs from sending it until its own player is told. Making the tables is not timed.

const fs = require('fs')
const path = require('path')
const http = require('http')
const { createRequire } = require('module')
const here = createRequire(path.join(process.cwd(), 'x.js'))
const WebSocket = here('ws')
const { io } = here('socket.io-client')

const [, , side, portText, pidText, matchesText, movesText] = process.argv
const [port, pid, matches, wanted] = [portText, pidText, matchesText, movesText].map(Number)
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8] // a drawn game
const NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

function post(at, url, body) {
  return new Promise((resolve, reject) => {
    const data = JSON.stringify(body)
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(data) }
    const request = http.request({ host: '127.0.0.1', port: at, path: url, method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (some) => (text += some))
      answer.on('end', () => (answer.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(url + ' ' + text))))
    })
    request.on('error', reject)
    request.end(data)
  })
}

const sides = {
  ours: {
    async make() {
      const seats = [{ who: 'me' }, { who: 'me' }]
      const made = await post(port, '/api/tables', { game: 'tictactoe', seats, start: true })
      return { id: made.table, keys: [made.seats['0'], made.seats['1']] }
    },
    connect(told) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { perMessageDeflate: false })
      socket.on('message', (data) => {
        const message = JSON.parse(data)
        if (message.t === 'table') told.sat(message.room.table, message.seq)
        else if (message.t === 'moved') told.moved(message.seq)
        else if (message.t === 'refused') throw new Error(String(data))
      })
      return {
        ready: new Promise((ok, bad) => socket.on('open', ok).on('error', bad)),
        sit: (match, seat) => socket.send(JSON.stringify({ t: 'sit', table: match.id, keys: [match.keys[seat]], seat })),
        play: (match, seat, cell, seq) =>
          socket.send(JSON.stringify({ t: 'move', id: 1, seq, moves: ['mark ' + NAMES[cell]] })),
        close: () => socket.close(),
      }
    },
  },
  peer: {
    async make() {
      const { matchID } = await post(port + 1, '/games/tic-tac-toe/create', { numPlayers: 2 })
      const keys = []
      for (const playerID of ['0', '1']) {
        const joined = await post(port + 1, `/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID })
        keys.push(joined.playerCredentials)
      }
      return { id: matchID, keys }
    },
    connect(told) {
      const options = { transports: ['websocket'], forceNew: true, reconnection: false }
      const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, options)
      socket.on('sync', (id, info) => told.sat(id, info.state._stateID))
      socket.on('update', (id, state) => told.moved(state._stateID))
      return {
        ready: new Promise((ok, bad) => (socket.on('connect', ok), socket.on('connect_error', bad))),
        sit: (match, seat) => socket.emit('sync', match.id, String(seat), match.keys[seat], 2),
        play: (match, seat, cell, seq) => {
          const payload = { type: 'mark', args: [cell], playerID: String(seat), credentials: match.keys[seat] }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, seq, match.id, String(seat))
        },
        close: () => socket.close(),
      }
    },
  },
}

const usedCpu = () => {
  const words = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(words[11]) + Number(words[12])) * 10 // 100 ticks a second
}
const memory = () => Number(fs.readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) / 1024
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]

async function main() {
  const { make, connect } = sides[side]
  const queue = []
  const tables = Math.ceil(wanted / CELLS.length) + matches
  while (queue.length < tables) {
    const some = Math.min(16, tables - queue.length)
    queue.push(...(await Promise.all(Array.from({ length: some }, make))))
  }
  const latency = []
  let moves = 0
  let waiting = 0
  let running = matches
  let started = 0n
  let cpu = 0
  const pairs = []
  let finish
  const finished = new Promise((ok) => (finish = ok))

  function pair() {
    const game = { match: null, turn: 0, sat: 0, told: 0, seqs: [0, 0], sent: 0n, began: false }
    const sockets = [0, 1].map((seat) =>
      connect({
        sat(id, seq) {
          if (!game.match || id !== game.match.id) return
          game.seqs[seat] = seq
          if (++game.sat === 2) sit()
        },
        moved(seq) {
          game.seqs[seat] = seq
          if (seat === game.turn % 2) latency.push(Number(process.hrtime.bigint() - game.sent) / 1e6)
          if (++game.told < 2) return
          moves += 1
          game.turn += 1
          if (game.turn === CELLS.length) begin()
          else play()
        },
      })
    )
    function begin() {
      Object.assign(game, { match: queue.pop(), turn: 0, sat: 0 })
      sockets.forEach((socket, seat) => socket.sit(game.match, seat))
    }
    function sit() {
      if (game.began) return play()
      game.began = true
      if (++waiting < matches) return
      started = process.hrtime.bigint()
      cpu = usedCpu()
      pairs.forEach((one) => one.play())
    }
    function play() {
      if (moves >= wanted) {
        if (--running === 0) finish()
        return
      }
      game.told = 0
      game.sent = process.hrtime.bigint()
      const seat = game.turn % 2
      sockets[seat].play(game.match, seat, CELLS[game.turn], game.seqs[seat])
    }
    return { sockets, begin, play }
  }

  for (let n = 0; n < matches; n++) {
    const one = pair()
    await Promise.all(one.sockets.map((socket) => socket.ready))
    pairs.push(one)
  }
  setTimeout(() => { throw new Error(`stuck after ${moves} moves`) }, 120000).unref()
  pairs.forEach((one) => one.begin())
  await finished
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  latency.sort((a, b) => a - b)
  console.log(JSON.stringify({
    moves, seconds, rate: moves / seconds, p50: at(latency, 0.5), p99: at(latency, 0.99),
    cpu: (usedCpu() - cpu) / moves, memory: memory(),
  }))
  process.exit(0)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
