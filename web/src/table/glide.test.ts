import { preferences } from "$lib/preferences.svelte";
import { afterEach, expect, test, vi } from "vitest";
import { glide } from "./glide";

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  preferences.speed = "normal";
});

test("what changes the page is handed to the browser, which lets things glide", () => {
  const begin = vi.fn((change: () => void) => change());
  Object.assign(document, { startViewTransition: begin });
  const change = vi.fn();
  glide(change);
  expect([begin.mock.calls.length, change.mock.calls.length]).toEqual([1, 1]);
});

test("without motion the page changes at once", () => {
  const begin = vi.fn();
  Object.assign(document, { startViewTransition: begin });
  preferences.speed = "none";
  const change = vi.fn();
  glide(change);
  expect([begin.mock.calls.length, change.mock.calls.length]).toEqual([0, 1]);
});

test("a browser that cannot do it changes the page at once", () => {
  const change = vi.fn();
  glide(change);
  expect(change).toHaveBeenCalledOnce();
});
