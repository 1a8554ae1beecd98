import { afterEach, describe, expect, it, vi } from "vitest";
import { Words } from "./words.svelte";

afterEach(() => vi.unstubAllGlobals());

describe("words", () => {
  it("are spoken in the language chosen, with what was loaded before", async () => {
    const words = new Words();
    await words.use("en", ["atol", "web"]);
    expect(words.say("waiting-for", { name: "Ola" })).toBe("Waiting for Ola");
    await words.use("pl");
    expect(words.language).toBe("pl");
    expect(words.say("waiting-for", { name: "Ola" })).toContain("Ola");
    expect(words.say("waiting-for", { name: "Ola" })).not.toBe("Waiting for Ola");
  });

  it("say how many of a list may be chosen", async () => {
    const words = new Words();
    await words.use("en", ["web"]);
    const said = (fewest: number, most: number) => words.say("list-chosen", { chosen: 1, fewest, most });
    expect(said(1, 1)).toBe("Choose one");
    expect(said(1, 2).replace(/[\u2068\u2069]/g, "")).toBe("Chosen: 1, possible: up to 2");
    expect(said(10, 10).replace(/[\u2068\u2069]/g, "")).toBe("Chosen: 1, possible: exactly 10");
  });

  it("show the id of a message that nobody has written", async () => {
    const words = new Words();
    await words.use("en", ["web"]);
    expect(words.has("no-such-message")).toBe(false);
    expect(words.say("no-such-message")).toBe("no-such-message");
  });

  it("of a game from elsewhere come from the server", async () => {
    const fetched = vi.fn(async () => new Response("pearls-do-dive = dive for a pearl"));
    vi.stubGlobal("fetch", fetched);
    const words = new Words();
    await words.use("en", ["web", "pearls"]);
    expect(fetched).toHaveBeenCalledWith("/api/games/pearls/words/en");
    expect(words.say("pearls-do-dive")).toBe("dive for a pearl");
  });

  it("that a server does not have leave everything else readable", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    const words = new Words();
    await words.use("en", ["web", "nowhere"]);
    expect(words.say("match-over")).toBe("The match is over.");
    expect(words.has("nowhere-tagline")).toBe(false);
  });
});
