import { classes } from '../classes';
import styles from './Logo.module.css';

/** The product's logo and name. Not a link by itself. */
export function Logo({ withName = true, className }: { withName?: boolean; className?: string }) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg viewBox="0 0 32 24" width="2rem" height="1.5rem" aria-hidden="true" focusable="false">
        <path d="M1 18h8L23 6h8" fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round" />
        <circle cx="16" cy="12" r="5.5" fill="var(--wm-action)" stroke="currentColor" strokeWidth="3" />
      </svg>
      {withName && <span>Waymark</span>}
    </span>
  );
}
