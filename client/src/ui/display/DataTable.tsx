import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/ToolIcons';
import { Hint } from '../overlays/Hint';
import styles from './DataTable.module.css';
import { focusNeighborWhenRemoved } from './focusNeighborWhenRemoved';

export interface Column<Row> {
  header: string;
  /** Names a column that can be sorted by, in the order of the table and in the URL. */
  key?: string;
  /** The column's definition, behind a "?" beside its header. */
  hint?: string;
  /** Numbers are formatted with thousands separators. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Words that people wrote break anywhere; a short value, such as a date, stays on one line. */
  kind?: 'words' | 'short';
  /** Marks the column that names the row; by default the first. */
  rowHeader?: boolean;
  /** Marks a column of buttons. On a phone it is beside the name, without its label. */
  actions?: boolean;
  /**
   * How it is shown on a phone: without its header, where the value is understood; also beside the name of the row; or
   * left out of a table that would be too long.
   */
  onPhone?: 'plain' | 'beside' | 'hidden';
  /** What the table is sorted by when the header is pressed; 'server': the rows come in order. */
  sortBy?: 'server' | ((row: Row) => string | number | null);
}

/** The order of a table: the key of the column that it is sorted by; null for the order of its rows. */
export interface TableSort {
  key: string | null;
  isDescending: boolean;
  /** Called with the order for a pressed header. */
  onSort: (key: string, isDescending: boolean) => void;
}

interface DataTableProps<Row> {
  /** The accessible name. */
  caption: string;
  /** Shows the caption above the table too. */
  showCaption?: boolean;
  /** Whether there are many columns: less space between them, and smaller text. */
  dense?: boolean;
  /** False: not for this viewer, or not for these rows. */
  columns: readonly (Column<Row> | false)[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the headers of columns with `sortBy` buttons. */
  sort?: TableSort;
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/**
 * A table; below 640 px the name of a row is above its other values, which are in a line with their labels. When a
 * button in a row removes the row, the neighboring row gets the focus.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, dense, rows, rowKey, sort, empty, className } = props;
  const columns = props.columns.filter((column) => column !== false);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const namedBy = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // A wide table scrolls horizontally, so it must be focusable.
    <div
      className={classes('wm-surface wm-relative', styles.frame, className)}
      role="group"
      aria-label={caption}
      tabIndex={0}
    >
      {/* Explicit roles, because browsers drop table semantics when `display` is changed. */}
      <table role="table" className={classes('wm-full wm-line-14', styles.table, dense && styles.dense)}>
        <caption className={`wm-font-20 wm-bold wm-heading ${styles.caption}`}>
          {showCaption ? caption : <span className="wm-visually-hidden">{caption}</span>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.header}
                role="columnheader"
                scope="col"
                className={classes(
                  column.align === 'end' && styles.end,
                  (column.hint || (sort && column.sortBy)) && styles.used,
                )}
                // Without it, the hint would be part of the name.
                aria-label={column.hint && column.header}
                aria-sort={sort && column.sortBy && ariaSort(column, sort)}
              >
                {sort && column.sortBy ? <SortButton column={column} sort={sort} /> : column.header}
                {column.hint && <Hint label={`What "${column.header}" means`}>{column.hint}</Hint>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)} ref={focusNeighborWhenRemoved} role="row">
              {columns.map((column) => {
                const isName = column === namedBy;
                const Cell = isName ? 'th' : 'td';
                const content = column.cell(row);
                return (
                  <Cell
                    key={column.header}
                    role={isName ? 'rowheader' : 'cell'}
                    scope={isName ? 'row' : undefined}
                    className={classes(
                      column.align === 'end' && styles.end,
                      (column.actions || column.onPhone === 'beside') && styles.beside,
                      column.onPhone === 'hidden' && styles.notOnPhone,
                    )}
                  >
                    {!isName &&
                      !column.actions &&
                      column.onPhone !== 'plain' &&
                      column.onPhone !== 'beside' && (
                        <span className={styles.label} aria-hidden="true">
                          {column.header}
                        </span>
                      )}
                    <div className={classes(styles.value, column.kind && styles[column.kind])}>
                      {typeof content === 'number' ? content.toLocaleString('en-US') : content}
                    </div>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortButton<Row>({ column, sort }: { column: Column<Row>; sort: TableSort }) {
  const isSorted = sort.key === column.key;
  const Arrow = sort.isDescending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      className={`wm-inline-row wm-gap-4 ${styles.sort}`}
      onClick={() => sort.onSort(column.key ?? column.header, isSorted && !sort.isDescending)}
    >
      {column.header}
      {isSorted && <Arrow size={16} />}
    </button>
  );
}

function ariaSort<Row>({ key }: Column<Row>, sort: TableSort) {
  if (sort.key !== key) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

/** Rows without a value are last. */
function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort?: TableSort,
): readonly Row[] {
  const by = sort && columns.find(({ key }) => key === sort.key)?.sortBy;
  if (!by || by === 'server') return rows;
  const direction = sort.isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [by(one), by(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'number' && typeof second === 'number') return direction * (first - second);
    return direction * String(first).localeCompare(String(second), 'en', { numeric: true });
  });
}

interface NameAndEmailProps {
  name: string;
  /** null: not shown. */
  email: string | null;
}

/** A person in a cell of a table: the email address is below the name. */
export function NameAndEmail({ name, email }: NameAndEmailProps) {
  return (
    <span className="wm-anywhere">
      {name}
      {email !== null && <span className="wm-muted wm-small wm-regular wm-block">{email}</span>}
    </span>
  );
}

/** The first two columns of a table of people; a dash for what is missing. */
export const nameAndEmailColumns: readonly Column<{ name: string; email: string }>[] = [
  { header: 'Name', rowHeader: true, kind: 'words', cell: ({ name }) => name || '–' },
  { header: 'Email', kind: 'words', cell: ({ email }) => email || '–' },
];
