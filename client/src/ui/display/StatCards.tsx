import type { ReactNode } from 'react';
import { Grid } from '../layout/Layout';
import styles from './StatCard.module.css';

/** Stat cards in a row of at most `columns`; two per row on a phone, where an odd last one takes the full width. */
export function StatCards({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <Grid min={130} gap={16} columns={columns} className={styles.cards}>
      {children}
    </Grid>
  );
}
