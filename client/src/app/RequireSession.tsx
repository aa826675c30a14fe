import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session';
import { logInAndReturnTo } from './paths';

/** The pages inside are for somebody signed in; anybody else goes to the login and comes back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return <Outlet />;
  // Logging out has gone to another page already, which React is still preparing: redirecting would undo that.
  if (window.location.pathname !== pathname) return null;
  return <Navigate to={logInAndReturnTo(pathname + search + hash)} replace />;
}
