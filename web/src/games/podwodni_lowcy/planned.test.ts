import { expect, it } from "vitest";
import { type LowcyScene, plannedCards } from "./kinds";

const view = { grid: ["red-ray", ...Array<null>(11).fill(null)], dive: ["shark", "green-puffer"] };

function scene(planned: unknown[]): LowcyScene {
  return { planned, view } as unknown as LowcyScene;
}

it("knows the cards that a turn would bring, from the sea and from others", () => {
  const turn = [
    { type: "row", space: "a1" },
    { type: "harpoon", space: "dive-2" },
    { type: "net", seat: 2, card: "shrimp" },
  ];
  expect(plannedCards(scene(turn))).toEqual(["red-ray", "green-puffer", "shrimp"]);
});

it("does not know what a dive will bring", () => {
  expect(plannedCards(scene([{ type: "dive" }, { type: "corner", corner: "top-left" }]))).toEqual([]);
});
