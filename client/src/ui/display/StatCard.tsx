import type { CSSProperties, ReactNode } from 'react';
import { Card } from './Card';
import { classes } from '../classes';
import { Hint } from '../overlays/Hint';
import styles from './StatCard.module.css';
import { lineOf } from '../theme/tokens';
import { Grid } from '../layout/Layout';

interface StatCardsProps<Label extends string> extends Omit<StatGridProps, 'columns' | 'children'> {
  /** The figures by their labels. Numbers are formatted with thousands separators. */
  figures: Readonly<Record<Label, ReactNode>>;
  /** How they are computed, as tooltips beside the labels. */
  definitions?: Readonly<Record<Label, string>>;
  /** Short lines under the values. */
  details?: Readonly<Partial<Record<Label, string>>>;
  /** Marks the cards with this category's color. */
  category?: string;
  columns?: number;
}

/** Figures with their labels. */
export function StatCards<Label extends string>(props: StatCardsProps<Label>) {
  const { figures, definitions, details, category, ...grid } = props;
  const labels = Object.keys(figures) as Label[];
  const line =
    category === undefined ? undefined : ({ '--line': lineOf(category).variable } as CSSProperties);
  return (
    <StatGrid columns={labels.length} {...grid}>
      {labels.map((label) => {
        const value = figures[label];
        return (
          <Card key={label} className={classes(styles.card, line && styles.marked)} style={line}>
            <dl className={`wm-figure ${styles.figure}`}>
              <dt className={`wm-muted wm-small wm-line-14 ${styles.label}`}>
                {label}
                {definitions && (
                  <span className={styles.hint}>
                    <Hint label={`What "${label}" means`}>{definitions[label]}</Hint>
                  </span>
                )}
              </dt>
              <dd className={`wm-bold wm-numbers wm-heading ${styles.value}`}>
                {typeof value === 'number' ? value.toLocaleString('en-US') : value}
              </dd>
            </dl>
            {details?.[label] && <p className="wm-muted wm-small wm-mt-4">{details[label]}</p>}
          </Card>
        );
      })}
    </StatGrid>
  );
}

interface StatGridProps {
  columns: number;
  /** A low strip, above a list; not on small screens. */
  compact?: boolean;
  children: ReactNode;
}

/** Cards in a row of at most `columns`; two per row on a phone, where an odd last one takes the full width. */
export function StatGrid({ columns, compact, children }: StatGridProps) {
  return (
    <Grid min={130} gap={16} columns={columns} className={classes(styles.cards, compact && styles.compact)}>
      {children}
    </Grid>
  );
}
