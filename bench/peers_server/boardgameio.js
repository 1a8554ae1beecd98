// How one talks to boardgame.io's server, over Socket.IO's protocol without its client.
const { Socket } = require("./socket");
const { SEATS, SPACES } = require("./game");

const ROOM = "/example,";
const PATH = "/socket.io/?EIO=4&transport=websocket";
const VERSION = /"_stateID":(\d+)/;
const PLAYER = /"currentPlayer":"(\d+)"/;

async function post(port, path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function lay(port) {
  const { matchID } = await post(port, "/games/example/create", { numPlayers: SEATS });
  const seats = [...Array(SEATS).keys()].map(async (seat) => {
    const joined = { playerID: String(seat), playerName: `P${seat}` };
    return (await post(port, `/games/example/${matchID}/join`, joined)).playerCredentials;
  });
  return { id: matchID, credentials: await Promise.all(seats) };
}

function seen(text) {
  const toAct = text.includes('"gameover"') ? -1 : Number(PLAYER.exec(text)[1]);
  return { version: Number(VERSION.exec(text)[1]), toAct };
}

function look(port, match, seat, tell) {
  const socket = new Socket(port, PATH, [], (text) => {
    if (text[0] === "0") socket.send(`40${ROOM}`);
    else if (text === "2") socket.send("3");
    else if (text.startsWith(`40${ROOM}`)) emit(socket, "sync", match.id, String(seat), match.credentials[seat], SEATS);
    else if (text.startsWith(`42${ROOM}["sync"`) || text.startsWith(`42${ROOM}["update"`)) tell(seen(text));
  });
  return socket;
}

function emit(socket, ...words) {
  socket.send(`42${ROOM}${JSON.stringify(words)}`);
}

function move(socket, match, seat, state) {
  const playerID = String(seat);
  const args = [Math.floor(Math.random() * SPACES)];
  const payload = { type: "place", args, playerID, credentials: match.credentials[seat] };
  emit(socket, "update", { type: "MAKE_MOVE", payload }, state.version, match.id, playerID);
}

module.exports = { SEATS, lay, look, move };
