import { Outlet } from 'react-router-dom';
import { InstructorOnly } from '../modules/accounts/InstructorOnly';
import { useSession } from '../lib/session';

/**
 * Requires an instructor for its child routes; other accounts see the specification's message. For convenience only:
 * the server enforces access.
 */
export function RequireInstructor() {
  const session = useSession();
  return session?.user.role === 'INSTRUCTOR' ? <Outlet /> : <InstructorOnly />;
}
