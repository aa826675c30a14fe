import { classes } from '../classes';
import styles from './Skeletons.module.css';
import { Card } from '../display/Card';
import statStyles from '../display/StatCard.module.css';
import { StatGrid } from '../display/StatCard';

/** A placeholder block of the given height (any CSS length). */
export function SkeletonBlock({
  height,
  width = '100%',
}: {
  height: string | number;
  width?: string | number;
}) {
  return <div className={styles.block} style={{ height, width }} aria-hidden="true" />;
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="wm-stack wm-gap-12" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  );
}

/** Placeholder course cards in their final size; with `fill` a few of them share the whole width. */
export function SkeletonCards({ count, fill = false }: { count: number; fill?: boolean }) {
  return (
    <div className={classes('wm-grid wm-gap-24', styles.cards, fill && styles.fill)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`wm-surface ${styles.card}`}>
          <div className={styles.cover} />
          <div className={styles.body}>
            <SkeletonLines lines={2} />
            <SkeletonLines lines={3} />
            <div className={styles.track} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder stat cards in their final size. */
export function SkeletonStats({ count }: { count: number }) {
  return (
    <StatGrid columns={count}>
      {times(count, (index) => (
        <Card key={index} className={statStyles.card} aria-hidden="true">
          <div className={styles.value} />
          <div className={styles.label} />
        </Card>
      ))}
    </StatGrid>
  );
}

/** Placeholder rows of people or messages in one card. */
export function SkeletonRows({ rows, picture = false }: { rows: number; picture?: boolean }) {
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
export function SkeletonTable({ rows }: { rows: number }) {
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
