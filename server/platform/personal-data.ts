import type { Statement } from './database/statement';

/**
 * A row's person: the column that refers to the account, or to the row of another listed table that does, or the column
 * with the address of the person, who may have no account.
 */
type PersonOf = string | { column: string; table: string } | { address: string };

/**
 * What happens to the rows when an account is deleted:
 *
 * - `deleted`: the rows are deleted;
 * - `anonymous`: they stay, and refer to an account without name, email and picture;
 * - `kept`: they stay unchanged;
 * - `deletedBy`: they are deleted with what depends on them, except for some; null: all.
 *
 * `why` and the exception are read by people who ask what is left of a deleted account.
 */
type OnDeletion =
  'deleted' | { anonymous: string } | { kept: string } | { deletedBy: Removal; except: string | null };

/**
 * Deletes up to `max` rows of the account, for tables whose deletion changes other rows too. The statements run in one
 * transaction; the last one returns how many rows it deleted.
 */
export type Removal = (
  accountId: string,
  max: number,
) => readonly [...Statement<unknown>[], Statement<{ removed: number }>];

/**
 * One reference from a table to a person. Every table with a foreign key to an account, directly or through other
 * tables, or with addresses of people, is listed by its module, once for each such column.
 */
export interface PersonalData {
  table: string;
  /** `account_id` if it is left out. */
  person: PersonOf;
  /** The columns with an address or a name of this person, besides that of `person`. */
  identifies: readonly string[];
  /** Name of its files in the export; the table's if it is left out. */
  exportName: string;
  /** What its rows are, in words for that person. */
  about: string;
  /** How long a row is kept while the account exists, which may be a setting; null or left out: as long as the account. */
  keptFor: string | { daysOf: 'auditLogDays' } | null;
  /** Why the export has no rows of it; null or left out: it has them, with all columns that are not withheld. */
  notExported: string | null;
  /** The exported columns that contain a file, with its extension; the export has each as a file of its own. */
  files: Readonly<Record<string, string>>;
  /** The columns that are not exported, with the reasons. Others with bytes are secrets, or files. */
  withheld: Readonly<Record<string, string>>;
  /** `deleted` if it is left out. */
  onDeletion: OnDeletion;
}

/** Tables that are needed for the same purpose. */
export interface PersonalDataGroup {
  /** Why they are needed, in words for that person: "To …", without a full stop. */
  purpose: string;
  tables: readonly PersonalData[];
}

const DEFAULTS = {
  person: 'account_id',
  identifies: [],
  keptFor: null,
  notExported: null,
  files: {},
  withheld: {},
  onDeletion: 'deleted',
} as const;

/** Declares the tables that are needed for a purpose. */
export const personalData = (
  purpose: string,
  tables: readonly (Pick<PersonalData, 'table' | 'about'> & Partial<PersonalData>)[],
): PersonalDataGroup => ({
  purpose,
  tables: tables.map((input) => ({ ...DEFAULTS, exportName: input.table, ...input })),
});

/** Withholds columns that say nothing to the person. */
export const internal = (...columns: string[]): PersonalData['withheld'] =>
  Object.fromEntries(columns.map((column) => [column, 'Internal']));

/** What all modules say about their tables with data of a person; a class, so that the container can inject it. */
export class PersonalDataRegister {
  constructor(readonly entries: readonly PersonalData[]) {}
}

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
