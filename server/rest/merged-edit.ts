const MAX_TRIES = 3;

interface Edit<Row, Outcome> {
  /** The revision that the client read; null to overwrite any revision. */
  revision: number | null;
  read: () => Promise<Row>;
  /** Writes the whole row, with the fields the client left out as they were read. */
  write: (before: Row, revision: number) => Promise<Outcome>;
  isTooLate: (outcome: Outcome) => boolean;
}

/**
 * Applies a partial update. If the row is edited between reading and writing, it is read and written again, up to three
 * times. With a `revision`, the first conflict is returned instead.
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
