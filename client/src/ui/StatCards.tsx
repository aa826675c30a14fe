import type { ReactNode } from 'react';
import { Grid } from './Layout';
import styles from './StatCard.module.css';

/** Figures side by side, at most `columns` of them; on a phone two, and the odd one out takes a row of its own. */
export function StatCards({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <Grid min={130} gap={16} columns={columns} className={styles.cards}>
      {children}
    </Grid>
  );
}
