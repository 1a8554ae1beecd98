// Where the focus goes when what had it is taken away.

/**
 * Right after everything that changes now: whoever hears of the focus reads the table, and what is read while an effect
 * is taken down is the moment before. Svelte would depend on what was read then and miss later changes.
 */
export function giveFocus(to: Element | null, options?: FocusOptions): void {
  queueMicrotask(() => {
    if ((to instanceof HTMLElement || to instanceof SVGElement) && to.isConnected) to.focus(options);
  });
}
