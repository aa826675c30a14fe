import { usePlatform } from '../platform/platform';
import styles from './Logo.module.css';

/** The platform's logo and name. Not a link by itself. */
export function Logo() {
  const { name, logoUrl } = usePlatform();
  return (
    <span className={`wm-inline-row wm-gap-8 wm-font-20 wm-bold wm-line-1 wm-heading ${styles.logo}`}>
      {logoUrl === null ? (
        <svg viewBox="0 0 32 24" width="2rem" height="1.5rem" aria-hidden="true" focusable="false">
          <path d="M1 18h8L23 6h8" fill="none" stroke="currentColor" strokeWidth="4" strokeLinejoin="round" />
          <circle cx="16" cy="12" r="5.5" fill="var(--wm-action)" stroke="currentColor" strokeWidth="3" />
        </svg>
      ) : (
        <img src={logoUrl} alt="" className={`wm-fixed ${styles.picture}`} />
      )}
      <span className={`wm-truncate ${styles.name}`}>{name}</span>
    </span>
  );
}
