import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session';
import { logInAndReturnTo } from './paths';

/** The pages inside are for somebody signed in; anybody else goes to the login and comes back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  return session ? <Outlet /> : <Navigate to={logInAndReturnTo(pathname + search + hash)} replace />;
}
