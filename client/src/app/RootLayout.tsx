import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { HashTarget } from './HashTarget';
import { RouteFocus } from './RouteFocus';
import styles from './RootLayout.module.css';

/** Elements shared by all pages, whatever their layout. */
export function RootLayout() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
      <HashTarget />
    </>
  );
}

/** Progress bar at the top while the next page's code loads; the current page stays usable. */
function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
