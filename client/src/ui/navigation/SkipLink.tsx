import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first tab stop: skips the navigation. The target needs the id and `tabIndex={-1}`. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  href?: string;
  children?: ReactNode;
}) {
  return (
    <a className={`wm-pad-12-16 wm-strong ${styles.link}`} href={href}>
      {children}
    </a>
  );
}
