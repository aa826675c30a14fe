import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Hint } from '../overlays/Hint';
import styles from './DataTable.module.css';
import { focusNeighborWhenRemoved } from './focusNeighborWhenRemoved';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface Column<Row> {
  key: string;
  header: string;
  /** The column's definition, behind a "?" beside its header. */
  hint?: string;
  /** Numbers are formatted with thousands separators. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Words that people wrote break anywhere; a short value, such as a date, stays on one line. */
  kind?: 'words' | 'short';
  /** Marks the column that names the row; by default the first. */
  rowHeader?: boolean;
  /** Marks a column of buttons. In the card layout it is the footer, without its label. */
  actions?: boolean;
}

interface DataTableProps<Row> {
  /** The accessible name. */
  caption: string;
  /** Shows the caption above the table too. */
  showCaption?: boolean;
  /** For many columns: less space between them, and smaller text. */
  dense?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/**
 * A table; below 640 px each row becomes a card with labeled values. When a button in a row removes the row, the
 * neighboring row gets the focus.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, dense, columns, rows, rowKey, empty, className } = props;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const namedBy = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // A wide table scrolls horizontally, so it must be focusable.
    <div className={classes(styles.frame, className)} role="group" aria-label={caption} tabIndex={0}>
      {/* Explicit roles, because browsers drop table semantics when `display` is changed. */}
      <table role="table" className={classes(styles.table, dense && styles.dense)}>
        <caption className={styles.caption}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes(column.align === 'end' && styles.end, column.hint && styles.defined)}
                // Without it, the hint would be part of the name.
                aria-label={column.hint && column.header}
              >
                {column.header}
                {column.hint && <Hint label={`What "${column.header}" means`}>{column.hint}</Hint>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} ref={focusNeighborWhenRemoved} role="row">
              {columns.map((column) => {
                const isName = column === namedBy;
                const Cell = isName ? 'th' : 'td';
                const content = column.cell(row);
                return (
                  <Cell
                    key={column.key}
                    role={isName ? 'rowheader' : 'cell'}
                    scope={isName ? 'row' : undefined}
                    className={classes(
                      column.align === 'end' && styles.end,
                      column.actions && styles.actions,
                    )}
                  >
                    {!isName && (
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
