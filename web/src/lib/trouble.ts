/** What went wrong, with a sentence for people. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}
