// Plays at many tables, each with four connections and one move in flight: the next is sent when all four seats hold the
// last update. As bench/server.py does with Atol.   node players.js PORT TABLES SECONDS
const { Client } = require("boardgame.io/dist/cjs/client.js");
const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
const { game, SEATS, SPACES } = require("./game");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const WARM_UP_MS = 3000;
const latencies = [];
let begin = Infinity;
let end = Infinity;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sitDown() {
  const { matchID } = await post("/games/example/create", { numPlayers: SEATS });
  const clients = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/example/${matchID}/join`, { playerID, playerName: `P${seat}` });
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ["websocket"] } });
    clients.push(Client({ game, matchID, playerID, credentials: playerCredentials, multiplayer, numPlayers: SEATS, debug: false }));
  }
  return clients;
}

class Table {
  constructor(clients) {
    this.clients = clients;
    this.seen = clients.map(() => -1);
    this.sent = 0;
    clients.forEach((client, seat) => client.subscribe((state) => state && this.see(seat, state)));
    clients.forEach((client) => client.start());
  }

  see(seat, state) {
    if (state._stateID <= this.seen[seat]) return;
    this.seen[seat] = state._stateID;
    const now = performance.now();
    if (seat === this.mover && this.sent && now >= begin && now < end) latencies.push(now - this.sent);
    if (seat === this.mover) this.sent = 0;
    if (this.seen.every((version) => version === this.seen[0]) && now < end) setImmediate(() => this.move(state));
  }

  move(state) {
    this.mover = Number(state.ctx.currentPlayer);
    this.sent = performance.now();
    this.clients[this.mover].moves.place(Math.floor(Math.random() * SPACES));
  }
}

async function main() {
  const laid = [];
  for (let table = 0; table < tables; table += 1) laid.push(await sitDown());
  begin = performance.now() + WARM_UP_MS;
  end = begin + seconds * 1000;
  laid.forEach((clients) => new Table(clients));
  await new Promise((done) => setTimeout(done, WARM_UP_MS + seconds * 1000 + 200));
  latencies.sort((one, other) => one - other);
  const at = (part) => Math.round((latencies[Math.floor(latencies.length * part)] ?? 0) * 100) / 100;
  const figures = { tables, actions_per_s: Math.round((latencies.length / seconds) * 10) / 10, p50_ms: at(0.5), p99_ms: at(0.99) };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exit(0);
}

void main();
