import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first thing the Tab key meets: jumps over the navigation to the main region, which needs the id and `tabIndex={-1}`. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  href?: string;
  children?: ReactNode;
}) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
