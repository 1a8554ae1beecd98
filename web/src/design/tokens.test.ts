import { describe, expect, it } from "vitest";
import base from "./base.css?raw";
import tokens from "./tokens.css?raw";

const ENOUGH = 4.5; // what the accessibility guidelines ask of text
const PAPERS = ["paper", "lift", "tint", "sand"];
const THEMES = { day: /^:root \{(.*?)^\}/ms, night: /^:root\[data-theme="dark"\] \{(.*?)^\}/ms };

/** The colours of a theme by their names; what a theme does not say is as by day. */
function coloursOf(theme: keyof typeof THEMES): Map<string, string> {
  const said = [THEMES.day, THEMES[theme]].map((place) => place.exec(tokens)?.[1] ?? "").join("");
  return new Map([...said.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, colour]) => [name!, colour!]));
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)!;
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["day", "night"] as const)("by %s", (theme) => {
  it.each(PAPERS)("quiet words can be read on %s", (paper) => {
    const colours = coloursOf(theme);
    expect(contrast(colours.get("mist")!, colours.get(paper)!)).toBeGreaterThan(ENOUGH);
  });
});

it("writes what a field asks for in such words, and not paler", () => {
  expect(/::placeholder \{([^}]*)\}/.exec(base)?.[1]).toMatch(/color: var\(--mist\);\s+opacity: 1;/);
});
