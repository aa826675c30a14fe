import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { Card } from './Card';
import { classes } from './classes';
import styles from './StatCard.module.css';
import { lineOf } from './tokens';

const Hint = lazy(() => import('./Hint').then((module) => ({ default: module.Hint })));

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** How the figure is computed; a small button beside the label opens it. */
  definition?: string;
  /** A short line under the value. */
  detail?: ReactNode;
  /** Marks the card with this category's line. */
  category?: string;
  className?: string;
}

/** One figure with its name. */
export function StatCard({ label, value, definition, detail, category, className }: StatCardProps) {
  const line =
    category === undefined ? undefined : ({ '--line': lineOf(category).variable } as CSSProperties);
  return (
    <Card className={classes(styles.card, className)} style={line}>
      <dl className={styles.figure}>
        <dt className={styles.label}>
          {label}
          {definition && (
            <span className={styles.hint}>
              <Suspense fallback={null}>
                <Hint label={`What "${label}" means`}>{definition}</Hint>
              </Suspense>
            </span>
          )}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </dl>
      {detail && <p className={styles.detail}>{detail}</p>}
    </Card>
  );
}
