import { classes } from '../classes';
import styles from './LineBadge.module.css';
import { lineOf } from '../theme/tokens';

interface LineBadgeProps {
  category: string;
  size?: 'sm' | 'md' | 'lg';
  /** Shows the category's name beside its code; otherwise only to screen readers. */
  withName?: boolean;
}

/** A category's two-letter code on its color, with its name. */
export function LineBadge({ category, size = 'md', withName = false }: LineBadgeProps) {
  const line = lineOf(category);
  return (
    <span className={`wm-inline-row wm-gap-8 wm-max-full ${styles.badge}`}>
      <span
        className={classes('wm-fixed wm-line-1 wm-heading', styles.code, styles[size])}
        style={{ backgroundColor: line.variable }}
        aria-hidden="true"
      >
        {line.code}
      </span>
      {withName ? <span>{category}</span> : <span className="wm-visually-hidden">{category}</span>}
    </span>
  );
}
