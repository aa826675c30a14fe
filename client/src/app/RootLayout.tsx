import { Outlet, ScrollRestoration } from 'react-router-dom';
import { HashTarget } from './HashTarget';
import { RouteFocus } from './RouteFocus';
import { RouteProgress } from './RouteProgress';

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
