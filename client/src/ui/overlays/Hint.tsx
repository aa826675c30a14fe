import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import styles from './Hint.module.css';

/** Tooltips are large, and nobody needs them before the figures. */
const Tooltip = lazyComponent(async () => (await import('./Tooltip')).Tooltip);

/** A small "?" that explains a figure on hover, focus or touch; screen readers get the text as its description. */
export function Hint({ label = 'What this means', children }: { label?: string; children: string }) {
  const button = (
    <button
      type="button"
      className={`wm-muted ${styles.hint}`}
      aria-label={label}
      aria-description={children}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
  return (
    <Suspense fallback={button}>
      <Tooltip label={children}>{button}</Tooltip>
    </Suspense>
  );
}
