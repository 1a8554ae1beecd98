// Putting text on the clipboard; false where the browser does not let us.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A house network has no secure context and so no clipboard: there the old way works.
    return copySelected(text);
  }
}

/** Inside an open dialog, outside of which nothing can be selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
