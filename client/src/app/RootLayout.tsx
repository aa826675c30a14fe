import { Outlet, ScrollRestoration } from 'react-router-dom';
import { HashTarget } from './HashTarget';
import { RouteFocus } from './RouteFocus';
import { RouteProgress } from './RouteProgress';

/** What every page has, whatever its layout. */
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
