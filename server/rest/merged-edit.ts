const MAX_TRIES = 3;

interface Edit<Row, Outcome> {
  /** The revision that the client read; null: whichever there is. */
  revision: number | null;
  read: () => Promise<Row>;
  /** Writes the whole row, what the client left out as it was read. */
  write: (before: Row, revision: number) => Promise<Outcome>;
  isTooLate: (outcome: Outcome) => boolean;
}

/**
 * What a client leaves out stays as it is, also when somebody else edits it between the reading and the writing: then
 * it is read and written once more. Too late in the end only for a client that named a revision, or after three others.
 */
export async function mergedEdit<Row extends { revision: number }, Outcome>(
  { revision, read, write, isTooLate }: Edit<Row, Outcome>,
  tries = MAX_TRIES,
): Promise<Outcome> {
  const before = await read();
  const outcome = await write(before, revision ?? before.revision);
  if (revision !== null || tries === 1 || !isTooLate(outcome)) return outcome;
  return mergedEdit({ revision, read, write, isTooLate }, tries - 1);
}
