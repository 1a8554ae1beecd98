/** SHA-256 of a seed given in hexadecimal, as the match showed it at its start; null where the browser may not compute it. */
export async function sealOf(seed: string): Promise<string | null> {
  // Browsers offer their cryptography only on secure pages and on this very computer.
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/i.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g)!, (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
