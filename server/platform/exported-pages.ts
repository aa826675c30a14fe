/** Rows of an export in memory at once. */
const PAGE = 500;

/**
 * All rows of a list in pages, one after the other, so that an export of any length takes little memory.
 * @param read reads up to `max` rows in a fixed order, after the given one; null: from the beginning
 */
export async function* exportedPages<Row>(
  read: (after: Row | null, max: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  do {
    const rows: Row[] = await read(after, PAGE);
    yield rows;
    after = rows.length === PAGE ? rows.at(-1)! : null;
  } while (after !== null);
}
