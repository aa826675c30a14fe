import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './PageHeading.module.css';

/** Where a route change puts the focus. */
export const PAGE_HEADING_ID = 'page-heading';

/** For when what had the focus is gone, by something the person did: the next thing to hear is where one is. */
export function focusPageHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

interface PageHeadingProps {
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** A short line above the heading, such as a breadcrumb. */
  eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** For pages whose first sight is a picture of the product: the heading stays for screen readers and focus. */
  visuallyHidden?: boolean;
  className?: string;
}

/** The page's one h1. It can take focus, so that a route change starts reading here. */
export function PageHeading({
  children,
  lead,
  eyebrow,
  actions,
  visuallyHidden,
  className,
}: PageHeadingProps) {
  return (
    <div className={classes(styles.block, className)}>
      <div className={styles.words}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={classes(visuallyHidden && styles.hidden)}>
          {children}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
