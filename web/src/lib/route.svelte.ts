// Where we are. Links inside Atol change the page without loading it again.
class Route {
  path = $state(location.pathname);
  /** What stands behind the question mark, with it. */
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();

/** The parts of a path that stand where the pattern has `:name`; null when the path is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const details: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(":")) details[part.slice(1)] = decodeURIComponent(given[index]!);
    else if (part !== given[index]) return null;
  }
  return details;
}
