import { useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';

/** A line along the top while the next page's code is on its way; the page before stays usable until then. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
