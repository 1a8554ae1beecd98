// A game for boardgame.io with about as much on the table as Reef has: four boards of sixteen stacks, hands that only
// their owners see, a display and a hidden pile. A turn is one move, and a match lasts about as long as one of Reef.
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const SEATS = 4;
const MOVES = 186;
const COLOURS = ["red", "yellow", "green", "purple"];
const seats = [...Array(SEATS).keys()];

const board = () => seats.flatMap(() => seats.map(() => [COLOURS[0]]));
const card = (number) => `R${String(number % 60).padStart(2, "0")}`;

function setup() {
  const players = Object.fromEntries(seats.map((seat) => [seat, { hand: [card(seat), card(seat + 7)] }]));
  return {
    boards: seats.map(board),
    points: seats.map(() => 3),
    display: [{ card: card(30), tokens: 0 }, { card: card(31), tokens: 1 }, { card: card(32), tokens: 0 }],
    supply: { red: 28, yellow: 28, green: 28, purple: 28 },
    players,
    secret: { pile: [...Array(40).keys()].map(card) },
  };
}

/** Puts a piece on a stack, or takes it off a full one, and changes a card. */
function place({ G, ctx }, space) {
  const seat = Number(ctx.currentPlayer);
  const stack = G.boards[seat][space];
  if (stack.length < SEATS) stack.push(COLOURS[space % SEATS]);
  else stack.length = 1;
  G.points[seat] += 1;
  G.players[seat].hand[space % 2] = card(space + ctx.turn);
  G.display[ctx.turn % 3] = { card: card(ctx.turn), tokens: ctx.turn % 2 };
}

exports.SEATS = SEATS;
exports.SPACES = SEATS * SEATS;
exports.game = {
  name: "example",
  setup,
  // Only what the server has answered counts, as with Atol: no guess of the client is shown.
  moves: { place: { move: place, client: false } },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { over: true } : undefined),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};
