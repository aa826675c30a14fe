import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Column<Row> {
  key: string;
  header: ReactNode;
  /** A number is written with its thousands apart. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The column that names the row; the first one unless another says so. */
  rowHeader?: boolean;
  /** What can be done with the row. On a card it stands across the foot, without its name. */
  actions?: boolean;
}

interface DataTableProps<Row> {
  /** The table's name. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in the table's place when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/** A table; under 640 px each row becomes a card with its column names beside the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, empty, className } = props;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const namedBy = columns.find((column) => column.rowHeader) ?? columns[0];
  return (
    // A wide table scrolls in here, so the keyboard must reach it.
    <div className={classes(styles.frame, className)} role="group" aria-label={caption} tabIndex={0}>
      {/* The roles are spelled out because browsers drop them from a table whose display is changed. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes(column.align === 'end' && styles.end)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
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
                    <div className={styles.value}>
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
