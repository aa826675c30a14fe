import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Grid } from '../layout/Layout';
import styles from './StatCard.module.css';

interface StatCardsProps {
  columns: number;
  /** A low strip, above a list; not on small screens. */
  compact?: boolean;
  children: ReactNode;
}

/** Stat cards in a row of at most `columns`; two per row on a phone, where an odd last one takes the full width. */
export function StatCards({ columns, compact, children }: StatCardsProps) {
  return (
    <Grid min={130} gap={16} columns={columns} className={classes(styles.cards, compact && styles.compact)}>
      {children}
    </Grid>
  );
}
