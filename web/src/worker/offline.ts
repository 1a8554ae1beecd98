// Keeps the pages and what they read, so that everything beside the box runs without a network after the first visit.
// The types of a page and of a service worker exclude each other, so what is used of the latter is named here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", work: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", work: (event: Fetching) => void): void;
}
const scope = self as unknown as ServiceWorkerScope;

/** Put in while building: it changes with any file, so browsers notice a new version. */
const VERSION = "__ATOL_VERSION__";
const PAGES = `pages-${VERSION}`;
/** What is read from the server, and the parts of Python; both outlive a version. */
const READ = "read";
const PYTHON = "python";
const PATIENCE_MS = 3000;
/** What was kept packed fits however it is asked for: a script and a fetch send different headers. */
const ANYHOW = { ignoreVary: true };
const READ_PATHS = /^\/api\/(games|games\/[^/]+|games\/[^/]+\/(reference|words\/[^/]+)|bots|editions.*)$/;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const files = (await (await fetch("/offline.json", { cache: "no-cache" })).json()) as string[];
  await (await caches.open(PAGES)).addAll(["/", "/manifest.webmanifest", ...files]);
  await readAhead();
  await scope.skipWaiting();
}

/** A first visit reads before this worker is there. */
async function readAhead(): Promise<void> {
  const games = (await (await read(new Request("/api/games"))).json()) as { id: string }[];
  const paths = games.flatMap(({ id }) => [`/api/games/${id}`, `/api/games/${id}/reference`]);
  await Promise.all(["/python.json", "/api/bots", ...paths].map((path) => read(new Request(path))));
}

async function activate(): Promise<void> {
  const kept = [PAGES, READ, PYTHON];
  await Promise.all((await caches.keys()).filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return undefined;
  if (request.mode === "navigate") return page(request, pathname);
  if (pathname.startsWith("/assets/python-")) return pythonPart(request, pathname);
  if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) return kept(PAGES, request);
  if (pathname === "/python.json" || READ_PATHS.test(pathname)) return read(request);
  return undefined;
}

/** Beside the box the page is there at once; elsewhere the newest one is worth a moment. */
async function page(request: Request, pathname: string): Promise<Response> {
  const home = () => caches.match("/", { ...ANYHOW, cacheName: PAGES });
  const beside = pathname.startsWith("/tabletop/") ? await home() : undefined;
  return beside ?? within(fetch(request)).catch(async () => (await home()) ?? Response.error());
}

async function kept(name: string, request: Request): Promise<Response> {
  return (await caches.match(request, { ...ANYHOW, cacheName: name })) ?? fetch(request);
}

/** Only one version of Python is kept. */
async function pythonPart(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(PYTHON);
  const known = await cache.match(request, ANYHOW);
  if (known) return known;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const folder = pathname.slice(0, pathname.lastIndexOf("/"));
  for (const old of await cache.keys()) if (!new URL(old.url).pathname.startsWith(folder)) await cache.delete(old);
  await cache.put(request, answer.clone());
  return answer;
}

/** The newest answer, or the one of before when none comes. */
async function read(request: Request): Promise<Response> {
  const cache = await caches.open(READ);
  try {
    const answer = await within(fetch(request));
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (failure) {
    const before = await cache.match(request, ANYHOW);
    if (before) return before;
    throw failure;
  }
}

function within(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));
  return Promise.race([answer, late]);
}
