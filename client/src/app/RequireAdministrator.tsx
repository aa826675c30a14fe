import { Outlet } from 'react-router-dom';
import { AdministratorsOnly } from '../modules/administration/AdministratorsOnly';
import { useSession } from '../lib/session';

/** Requires an administrator for its child routes. For convenience only: the server enforces access. */
export function RequireAdministrator() {
  const session = useSession();
  return session?.user.role === 'ADMIN' ? <Outlet /> : <AdministratorsOnly />;
}
