import { useNavigation } from 'react-router-dom';
import styles from './RouteProgress.module.css';

/** Progress bar at the top while the next page's code loads; the current page stays usable. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
