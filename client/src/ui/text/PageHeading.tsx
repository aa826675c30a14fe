import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './PageHeading.module.css';
import { usePlatform } from '../platform/platform';

/** Focus target after a navigation. */
export const PAGE_HEADING_ID = 'page-heading';

/** Call when a user action removed the focused element, so that screen readers continue at the heading. */
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
  /** Large, on a page that presents something; the others begin with their content sooner. */
  display?: boolean;
  className?: string;
}

/** The page's h1, focusable so that screen readers start there after a navigation. */
export function PageHeading({ children, lead, eyebrow, actions, display, className }: PageHeadingProps) {
  return (
    <div
      className={classes(
        'wm-cluster wm-align-end wm-justify-space-between wm-gap-24 wm-gap-y-16',
        styles.block,
        display && styles.display,
        className,
      )}
    >
      <div className={`wm-min-0 ${styles.words}`}>
        {eyebrow && <div className="wm-muted wm-small wm-mb-4">{eyebrow}</div>}
        <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={display ? undefined : styles.title}>
          {children}
        </h1>
        {lead && <p className={`wm-muted wm-measure wm-mt-4 wm-line-14 ${styles.lead}`}>{lead}</p>}
      </div>
      {actions && <div className="wm-cluster wm-align-stretch wm-gap-12">{actions}</div>}
    </div>
  );
}

/** The document's title: that of the page, and the platform's name. */
export function PageTitle({ children }: { children: string }) {
  const { name } = usePlatform();
  return <title>{`${children} · ${name}`}</title>;
}
