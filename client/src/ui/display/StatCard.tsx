import type { CSSProperties, ReactNode } from 'react';
import { Card } from './Card';
import { classes } from '../classes';
import { Hint } from '../overlays/Hint';
import styles from './StatCard.module.css';
import { lineOf } from '../theme/tokens';
import { Grid } from '../layout/Layout';

interface StatCardProps {
  label: string;
  /** Numbers are formatted with thousands separators. */
  value: ReactNode;
  /** How the figure is computed, as a tooltip beside the label. */
  definition?: string;
  /** A short line under the value. */
  detail?: ReactNode;
  /** Marks the card with this category's color. */
  category?: string;
}

/** A figure with its label. */
export function StatCard({ label, value, definition, detail, category }: StatCardProps) {
  const line =
    category === undefined ? undefined : ({ '--line': lineOf(category).variable } as CSSProperties);
  return (
    <Card className={classes(styles.card, line && styles.marked)} style={line}>
      <dl className={styles.figure}>
        <dt className={`wm-muted wm-small wm-line-14 ${styles.label}`}>
          {label}
          {definition && (
            <span className={styles.hint}>
              <Hint label={`What "${label}" means`}>{definition}</Hint>
            </span>
          )}
        </dt>
        <dd className={`wm-bold wm-numbers wm-heading ${styles.value}`}>
          {typeof value === 'number' ? value.toLocaleString('en-US') : value}
        </dd>
      </dl>
      {detail && <p className="wm-muted wm-small wm-mt-4">{detail}</p>}
    </Card>
  );
}

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
