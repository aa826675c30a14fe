import { Tooltip } from './Tooltip';
import styles from './Hint.module.css';

/** A small "?" that explains a figure on hover, focus or touch; screen readers get the text as its description. */
export function Hint({ label = 'What this means', children }: { label?: string; children: string }) {
  return (
    <Tooltip label={children}>
      <button type="button" className={styles.hint} aria-label={label} aria-description={children}>
        <span aria-hidden="true">?</span>
      </button>
    </Tooltip>
  );
}
