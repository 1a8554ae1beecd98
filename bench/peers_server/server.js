// boardgame.io's own server, with its store in memory.   node server.js PORT
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
const { game } = require("./game");

console.log = () => undefined; // it tells every match
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => process.stdout.write("ready\n"));
