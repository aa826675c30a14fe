/** For each id the row that is about it, as whoever read for many ids at once hands it on; undefined where there is none. */
export function rowsInOrder<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): (Row | undefined)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id));
}
