// Plays at many tables, each with four connections and one move in flight: the next is sent when all four seats hold the
// last update. A match that ends is followed by the next, laid before the time began.
//     node players.js SERVER PORT TABLES MATCHES WARM_UP SECONDS [GAME]
// Says "laid" and waits for a line; then plays and writes how long each move took, in milliseconds.
const [server, ...words] = process.argv.slice(2);
const [port, tables, matches, warmUp, seconds] = words.slice(0, 5).map(Number);
const game = words[5];
const peer = require(server === "atol" ? "./atol" : "./boardgameio");

const AT_ONCE = 8; // tables laid at the same time
const latencies = [];
let isPlaying = false;
let begin = Infinity;
let end = Infinity;

class Table {
  constructor(laid) {
    this.laid = laid;
  }

  /** Resolves once everybody sees the beginning of the next match. */
  sit() {
    this.match = this.laid.shift();
    this.states = Array(peer.SEATS).fill(null);
    this.sent = 0;
    return new Promise((done) => {
      this.settle = done;
      const open = (seat) => peer.look(port, this.match, seat, (state) => this.see(seat, state));
      this.sockets = this.states.map((_, seat) => open(seat));
    });
  }

  see(seat, state) {
    if (this.states[seat] !== null && state.version <= this.states[seat].version) return;
    this.states[seat] = state;
    if (seat === this.mover && this.sent > 0) this.note(performance.now());
    if (!this.states.every((other) => other !== null && other.version === state.version)) return;
    this.settle();
    if (isPlaying) this.goOn();
  }

  note(now) {
    if (now >= begin && now < end) latencies.push(now - this.sent);
    this.sent = 0;
  }

  goOn() {
    if (performance.now() >= end) return;
    const seat = this.states[0].toAct;
    if (seat < 0) return void this.next();
    this.mover = seat;
    this.sent = performance.now();
    peer.move(this.sockets[seat], this.match, seat, this.states[seat]);
  }

  next() {
    this.sockets.forEach((socket) => socket.close());
    if (this.laid.length === 0) throw new Error("more matches were played than laid");
    void this.sit();
  }
}

async function inTurn(jobs, work) {
  const left = jobs.slice();
  const worker = async () => {
    while (left.length > 0) await work(left.pop());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function main() {
  const made = Array.from({ length: tables }, () => []);
  const jobs = made.flatMap((laid) => Array(matches).fill(laid));
  await inTurn(jobs, async (laid) => laid.push(await peer.lay(port, game)));
  const seated = made.map((laid) => new Table(laid));
  await inTurn(seated, (table) => table.sit());
  process.stdout.write("laid\n");
  await new Promise((told) => process.stdin.once("data", told));
  begin = performance.now() + 1000 * warmUp;
  end = begin + 1000 * seconds;
  isPlaying = true;
  seated.forEach((table) => table.goOn());
  await new Promise((over) => setTimeout(over, 1000 * (warmUp + seconds) + 200));
  process.stdout.write(`${JSON.stringify(latencies.map((each) => Math.round(1000 * each) / 1000))}\n`, () => process.exit(0));
}

void main();
