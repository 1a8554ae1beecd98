// Text that comes in pieces, line by line.

export class Lines {
  private rest = "";

  /** The lines that end in this piece. */
  in(piece: string): string[] {
    const lines = (this.rest + piece).split("\n");
    this.rest = lines.pop()!;
    return lines.filter(Boolean);
  }
}
