/** Parse error of a pasted question; `line` is relative to the question's text, starting at 1. */
export class PasteProblem extends Error {
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}
