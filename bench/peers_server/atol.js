// How one talks to Atol's server: laying tables, looking from a seat, moving.
const { Socket } = require("./socket");

const SEATS = 4;
const HEAD = /^\{"type":"update","version":(\d+),"seat":\w+,"to_act":(-?\d+)/;

async function ask(address, method, path, body, cookie = "") {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const given = answer.headers.get("set-cookie");
  return { told: await answer.json(), cookie: given === null ? cookie : given.split(";")[0] };
}

async function lay(port, game) {
  const address = `http://127.0.0.1:${port}`;
  const links = Array(SEATS - 1).fill({ kind: "link" });
  const { cookie } = await ask(address, "PUT", "/api/me", { name: "P0" });
  const wanted = { game, seats: [{ kind: "me" }, ...links], options: {} };
  const { told } = await ask(address, "POST", "/api/tables", wanted, cookie);
  const others = told.invitations.map(async ({ link }, number) => {
    const joined = { token: link.path.split("/").pop(), name: `P${number + 1}` };
    return (await ask(address, "POST", "/api/join", joined)).cookie;
  });
  return { id: told.id, cookies: [cookie, ...(await Promise.all(others))] };
}

/** What a seat sees: the version, who is to act, and the text, which is read only by whoever moves. */
function seen(text) {
  const [, version, toAct] = HEAD.exec(text) ?? [];
  return version === undefined ? null : { version: Number(version), toAct: Number(toAct), text };
}

function welcomed(text) {
  const { version, to_act: toAct, choices } = JSON.parse(text).update;
  return { version, toAct, choices };
}

function look(port, match, seat, tell) {
  const path = `/api/tables/${match.id}/live?lang=en`;
  return new Socket(port, path, [`Cookie: ${match.cookies[seat]}`], (text) => {
    const state = text.startsWith('{"type":"welcome"') ? welcomed(text) : seen(text);
    if (state !== null) tell(state);
  });
}

function move(socket, match, seat, state) {
  const choices = state.choices ?? JSON.parse(state.text).choices;
  const action = choices[Math.floor(Math.random() * choices.length)].id;
  socket.send(`{"type":"act","seat":${seat},"action":${action},"version":${state.version}}`);
}

module.exports = { SEATS, lay, look, move };
