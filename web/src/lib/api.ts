// The server's HTTP side. Every failure becomes a Trouble that carries a sentence for people.
import type {
  Analysed,
  Added,
  Calendar,
  Coded,
  EditionForm,
  Fairness,
  GameInfo,
  Invited,
  KeptEdition,
  Me,
  Meta,
  MyNotice,
  MyNotices,
  MyProgress,
  MyResult,
  MySheet,
  NewBox,
  NewDaily,
  NewEdition,
  NewNotice,
  NewTable,
  OneTimeLink,
  Passage,
  Problem,
  Review,
  StandInVote,
  TableInfo,
  TableSummary,
  TabletopAnswer,
  TabletopAsk,
  UsedLink,
} from "./messages";
import { editions, type OverlayFile } from "./editions.svelte";
import { askHelper } from "./helpers";
import { plainWords } from "./plain-words";
import { preferences } from "./preferences.svelte";
import { Trouble } from "./trouble";
import { words } from "./words.svelte";

export { Trouble };

type Body = { json: unknown } | { text: string };

async function call<T>(method: string, path: string, body?: Body): Promise<T> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await troubleOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function send(method: string, path: string, body?: Body, end?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": preferences.language };
  if (body) headers["Content-Type"] = "json" in body ? "application/json" : "text/plain; charset=utf-8";
  const content = body && ("json" in body ? JSON.stringify(body.json) : body.text);
  try {
    return await fetch(`/api${path}`, { method, headers, body: content, signal: end ?? null });
  } catch {
    throw new Trouble("offline", words.say("trouble-offline"));
  }
}

export async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Trouble(problem.code, plainWords(problem.code, problem.detail || problem.title), answer.status);
  } catch {
    return new Trouble("broken", words.say("trouble-server"), answer.status);
  }
}

const part = encodeURIComponent;
const seenFrom = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PUT", "/me", { json: { name } }),
  forgetMe: () => call<undefined>("DELETE", "/me"),
  deviceLink: () => call<OneTimeLink>("POST", "/me/link"),
  continueHere: (link: UsedLink) => call<Me>("POST", "/continue", { json: link }),
  games: () => call<Meta[]>("GET", "/games"),
  game: (id: string, edition = "") => call<GameInfo>("GET", `/games/${part(id)}${inEdition(edition)}`),
  editionForm: (id: string) => call<EditionForm>("GET", `/games/${part(id)}/editions`),
  edition: (id: string, edition: string) => call<OverlayFile>("GET", `/games/${part(id)}/editions/${part(edition)}`),
  keepEdition: (id: string, edition: NewEdition) => call<KeptEdition>("POST", `/games/${part(id)}/editions`, { json: edition }),
  reference: (id: string, edition = "") => call<Passage[]>("GET", `/games/${part(id)}/reference${inEdition(edition)}`),
  bots: () => call<string[]>("GET", "/bots"),
  tables: () => call<TableSummary[]>("GET", "/tables"),
  table: (id: string) => call<TableInfo>("GET", `/tables/${part(id)}`),
  notices: () => call<MyNotices>("GET", "/notices"),
  addNotice: (notice: NewNotice) => call<MyNotice>("POST", "/notices", { json: notice }),
  removeNotice: (id: string) => call<undefined>("DELETE", `/notices/${part(id)}`),
  voteStandIn: (id: string) => call<StandInVote>("POST", `/tables/${part(id)}/stand-in`),
  newTable: (table: NewTable) => call<TableInfo>("POST", "/tables", { json: table }),
  deleteTable: (id: string) => call<undefined>("DELETE", `/tables/${part(id)}`),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${part(id)}/rematch`),
  coded: (code: string) => call<Coded>("GET", `/codes/${part(code)}`),
  invited: (token: string) => call<Invited>("GET", `/join/${part(token)}`),
  join: (link: UsedLink) => call<TableInfo>("POST", "/join", { json: link }),
  review: (id: string, seat: number | null) => call<Review>("GET", `/tables/${part(id)}/review${seenFrom(seat)}`),
  reviewRecord: (text: string, seat: number | null) => call<Review>("POST", `/records${seenFrom(seat)}`, { text }),
  analysis: (id: string) => call<Analysed>("GET", `/tables/${part(id)}/analysis`),
  beginAnalysis: (id: string) => call<Analysed>("POST", `/tables/${part(id)}/analysis`),
  fairness: (id: string) => call<Fairness>("GET", `/tables/${part(id)}/fairness`),
  sheet: (game: string) => call<MySheet>("GET", `/games/${part(game)}/sheet`),
  results: (game: string) => call<MyResult[]>("GET", `/games/${part(game)}/results`),
  forgetResult: (game: string, id: string) => call<undefined>("DELETE", `/games/${part(game)}/results/${part(id)}`),
  progress: () => call<MyProgress>("GET", "/progress"),
  forgetProgress: () => call<undefined>("DELETE", "/progress"),
  progressAddress: "/api/progress/export",
  daily: () => call<Calendar>("GET", "/daily"),
  beginDaily: (game: string, daily: NewDaily) => call<TableInfo>("POST", `/daily/${part(game)}`, { json: daily }),
  added: (id: string) => call<Added>("GET", `/tables/${part(id)}/added`),
  sameLink: (id: string) => call<OneTimeLink>("GET", `/tables/${part(id)}/same`),
  tabletop: async <Answer>(game: string, helper: string, asked: object, edition: string) => {
    const body: TabletopAsk = { asked: { ...asked }, edition };
    const server = async () => (await call<TabletopAnswer>("POST", `/games/${part(game)}/tabletop/${part(helper)}`, { json: body })).answer;
    return (await askHelper({ game, helper, asked, edition, overlay: editions.overlay(game, edition) }, server)) as Answer;
  },
  keepBox: (game: string, box: NewBox) => call<Added>("POST", `/games/${part(game)}/results`, { json: box }),
  recordAddress: (id: string) => `/api/tables/${part(id)}/record`,
};

/** None named: Atol's own of today. */
function inEdition(edition: string): string {
  return edition && `?edition=${part(edition)}`;
}

/** The sentence of whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Trouble ? error.message : words.say("trouble-server");
}
