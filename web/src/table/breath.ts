// A moment in which what has just happened is seen, before the next thing comes.

export class Breath {
  private held: { timer: ReturnType<typeof setTimeout>; then: () => void } | null = null;

  /** Then comes at once where there is nothing to wait for; a new breath forgets the one before. */
  take(milliseconds: number, then: () => void): void {
    this.clear();
    if (!milliseconds) return then();
    this.held = { timer: setTimeout(() => this.out(), milliseconds), then };
  }

  /** Somebody has seen enough. */
  out(): void {
    const { held } = this;
    this.clear();
    held?.then();
  }

  clear(): void {
    clearTimeout(this.held?.timer);
    this.held = null;
  }
}
