import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session';
import { logInAndReturnTo } from './paths';

/** Requires a session for its child routes; otherwise redirects to the login page and back afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return <Outlet />;
  // Logging out already started a navigation that React is still rendering; a redirect would undo it.
  if (window.location.pathname !== pathname) return null;
  return <Navigate to={logInAndReturnTo(pathname + search + hash)} replace />;
}
