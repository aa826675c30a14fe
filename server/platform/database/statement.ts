import sql, { type RawValue } from 'sql-template-tag';
import { z } from 'zod';

/** Tables that public pages show. Writes to them empty the caches of visitors' responses. */
export const PUBLIC_TABLES = [
  'accounts',
  'categories',
  'courses',
  'lessons',
  'platform_settings',
  'quizzes',
  'reviews',
  'testimonials',
] as const;

export type PublicTable = (typeof PUBLIC_TABLES)[number];

export const isPublicTable = (table: string): boolean => (PUBLIC_TABLES as readonly string[]).includes(table);

/** A SQL statement with its values and the shape of its rows. */
export interface Statement<Row> {
  text: string;
  values: unknown[];
  row: z.ZodType<Row>;
  writes: readonly PublicTable[];
}

/**
 * Makes a statement of a template: ``statement('quizzes: title', { title: z.string() })`select title …` ``. `name` is
 * prepended as a comment, for logs and monitoring. `columns` describes the rows, with exactly these columns, as the
 * driver returns them: timestamps are Date, but text within JSON. Tests check every row against it; production trusts it.
 *
 * Define `columns` once, outside the function: building a row's schema costs more than sending a statement.
 *
 * Each text is planned once per connection, so only its values should vary from call to call; every optional part makes
 * another text, of which there should be few.
 *
 * `writes` names the tables in which it changes what visitors see.
 */
export const statement =
  <Columns extends z.ZodRawShape>(
    name: string,
    columns: Columns,
    { writes = [] }: { writes?: readonly PublicTable[] } = {},
  ) =>
  (
    strings: readonly string[],
    ...values: RawValue[]
  ): Statement<z.infer<z.ZodObject<Columns, z.core.$strict>>> => {
    const query = sql(strings, ...values);
    return {
      text: `/* ${name} */ ${query.text}`,
      values: query.values,
      writes,
      // Built lazily, only where rows are checked: it costs more than the rest of a statement.
      get row() {
        return z.strictObject(columns);
      },
    };
  };

/** A column with JSON that the statement builds as a type of the GraphQL schema; execution checks its fields. */
export const jsonOf = <T extends object>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null, 'JSON is expected');

/** The row type of the statements that a function makes. */
export type RowOf<Make extends (...parameters: never) => Statement<unknown>> =
  ReturnType<Make> extends Statement<infer Row> ? Row : never;

/** Returns the row for each id, in the order of the ids, as a batch function must; undefined where there is none. */
export function rowsInOrder<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): (Row | undefined)[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => byId.get(id));
}
