// Addresses of new tables with a setup of their own.
export function setupAddress(game: string, options: Record<string, string>, seats?: number): string {
  const chosen = new URLSearchParams(options);
  if (seats) chosen.set("seats", String(seats));
  const text = chosen.toString();
  return `/new/${game}${text ? `?${text}` : ""}`;
}
