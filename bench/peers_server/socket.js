// A WebSocket to a server on this machine, as lean as can be, so that who plays costs less than who serves.
const crypto = require("node:crypto");
const net = require("node:net");

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;

/** A frame of a client; the mask of zeros leaves the payload as it is. */
function frame(kind, payload) {
  const short = payload.length < 126;
  const head = Buffer.alloc(short ? 6 : 8);
  head[0] = kind;
  head[1] = 0x80 | (short ? payload.length : 126);
  if (!short) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Where the frame at the beginning of these bytes has its payload, or nothing as long as it is not whole. */
function measured(bytes) {
  if (bytes.length < 2) return null;
  const length = bytes[1] & 0x7f;
  const begin = length < 126 ? 2 : length === 126 ? 4 : 10;
  if (bytes.length < begin) return null;
  const size = length < 126 ? length : length === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < begin + size ? null : { begin, end: begin + size };
}

class Socket {
  constructor(port, path, headers, receive) {
    this.receive = receive;
    this.bytes = Buffer.alloc(0);
    this.isOpen = false;
    this.connection = net.connect(port, "127.0.0.1");
    this.connection.setNoDelay(true);
    this.connection.on("data", (data) => this.read(data));
    this.connection.on("error", () => undefined); // tables that stand still are seen by their figures
    const key = crypto.randomBytes(16).toString("base64");
    const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
    lines.push("Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${key}`, ...headers, "", "");
    this.connection.write(lines.join("\r\n"));
  }

  read(data) {
    this.bytes = this.bytes.length ? Buffer.concat([this.bytes, data]) : data;
    if (!this.isOpen && !this.shakeHands()) return;
    for (let place = measured(this.bytes); place !== null; place = measured(this.bytes)) {
      const kind = this.bytes[0];
      const payload = this.bytes.subarray(place.begin, place.end);
      this.bytes = this.bytes.subarray(place.end);
      if (kind === TEXT) this.receive(payload.latin1Slice());
      else if (kind === PING) this.connection.write(frame(PONG, payload));
    }
  }

  shakeHands() {
    const end = this.bytes.indexOf("\r\n\r\n");
    if (end < 0) return false;
    if (!this.bytes.latin1Slice(0, end).startsWith("HTTP/1.1 101")) throw new Error(this.bytes.latin1Slice(0, end));
    this.bytes = this.bytes.subarray(end + 4);
    this.isOpen = true;
    return true;
  }

  send(text) {
    this.connection.write(frame(TEXT, Buffer.from(text, "latin1")));
  }

  close() {
    this.connection.end(frame(CLOSE, Buffer.alloc(0)));
  }
}

exports.Socket = Socket;
