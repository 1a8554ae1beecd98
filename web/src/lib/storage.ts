// What this browser remembers. Storage may be forbidden or full: then nothing is remembered, and nothing breaks.
export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`atol.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`atol.${key}`, JSON.stringify(value));
  } catch {
    // Private windows refuse to store; the choice then lasts as long as the page.
  }
}

export function forgetEverything(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("atol.")) localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so there is nothing to forget.
  }
}
