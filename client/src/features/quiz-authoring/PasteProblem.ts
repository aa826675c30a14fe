/** Why a pasted question cannot be taken as it stands; `line` counts from 1 within the question's own text. */
export class PasteProblem extends Error {
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}
