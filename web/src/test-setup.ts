// The little of a browser that the modules under test look at when they are loaded.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { hidden: false, querySelector: () => null });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
