import type { Sql } from 'sql-template-tag';
import { z } from 'zod';

/** One SQL statement with its values, and the shape of the rows it returns. */
export interface Statement<Row> {
  text: string;
  values: unknown[];
  row: z.ZodType<Row>;
}

/**
 * A statement of the product. `name` ("quizzes: save answers") stands at its beginning, for the logs and for whoever looks
 * at a running database. `columns` describes its rows, all columns and no others: the driver's values, so that times of a
 * column are Date and times within JSON are text. Tests check every row against it; production trusts it.
 *
 * `columns` is better made once than with each statement: describing a row costs more than sending a statement.
 *
 * A text is planned once for each connection, so only its values may vary from call to call: a part that is there only for
 * some calls makes another text, of which there are to be few.
 */
export const statement = <Columns extends z.ZodRawShape>(
  name: string,
  columns: Columns,
  sql: Sql,
): Statement<z.infer<z.ZodObject<Columns, z.core.$strict>>> => ({
  text: `/* ${name} */ ${sql.text}`,
  values: sql.values,
  // Made only where rows are checked: it costs more than all the rest of a statement.
  get row() {
    return z.strictObject(columns);
  },
});

/** Of a column whose JSON the statement builds as a type of the GraphQL schema: execution checks its fields. */
export const jsonOf = <T extends object>() =>
  z.custom<T>((value) => typeof value === 'object' && value !== null, 'JSON is expected');

/** The row of the statements that this function makes. */
export type RowOf<Make extends (...parameters: never) => Statement<unknown>> =
  ReturnType<Make> extends Statement<infer Row> ? Row : never;
