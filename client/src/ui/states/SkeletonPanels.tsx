import { Card } from '../display/Card';
import { classes } from '../classes';
import { SkeletonBlock, SkeletonLines } from './Skeleton';
import styles from './SkeletonPanels.module.css';
import statStyles from '../display/StatCard.module.css';
import { StatCards } from '../display/StatCards';

/** Placeholder stat cards in their final size. */
export function SkeletonStats({ count, columns = count }: { count: number; columns?: number }) {
  return (
    <StatCards columns={columns}>
      {times(count, (index) => (
        <Card key={index} className={statStyles.card} aria-hidden="true">
          <div className={styles.value} />
          <div className={styles.label} />
        </Card>
      ))}
    </StatCards>
  );
}

/** Placeholder rows of people or messages in one card. */
export function SkeletonRows({ rows = 5, picture = false }: { rows?: number; picture?: boolean }) {
  return (
    <Card padding="none" className="wm-divided" aria-hidden="true">
      {times(rows, (index) => (
        <div key={index} className={classes(styles.row, picture && styles.withPicture)}>
          {picture && <SkeletonBlock height={36} width={36} />}
          <SkeletonLines lines={2} />
        </div>
      ))}
    </Card>
  );
}

/** Placeholder table rows. */
export function SkeletonTable({ rows = 5 }: { rows?: number }) {
  return (
    <div className="wm-surface wm-divided" aria-hidden="true">
      {times(rows, (index) => (
        <div key={index} className={styles.row}>
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder card of the given height (any CSS length, or pixels), with a title and some text. */
export function SkeletonPanel({ height, lines = 3 }: { height: number | string; lines?: number }) {
  return (
    <Card className="wm-stack wm-gap-24" style={{ height }} aria-hidden="true">
      <SkeletonBlock height="1.5rem" width="45%" />
      <SkeletonLines lines={lines} />
    </Card>
  );
}

/** Placeholder form fields with labels. */
export function SkeletonFields({ fields = 3 }: { fields?: number }) {
  return (
    <div className="wm-stack wm-gap-24" aria-hidden="true">
      {times(fields, (index) => (
        <div key={index} className="wm-stack wm-gap-8">
          <SkeletonBlock height="0.9rem" width="7rem" />
          <div className={styles.box} />
        </div>
      ))}
    </div>
  );
}

export function SkeletonHeading({ width = '12rem' }: { width?: string }) {
  return <SkeletonBlock height="1.5rem" width={width} />;
}

function times<Piece>(count: number, piece: (index: number) => Piece): Piece[] {
  return Array.from({ length: count }, (_, index) => piece(index));
}
