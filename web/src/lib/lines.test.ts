import { expect, it } from "vitest";
import { counted } from "./lines";

it("writes points with one minus everywhere", () => {
  expect([7, 0, -1, -22].map(counted)).toEqual(["7", "0", "−1", "−22"]);
});
