import { Outlet } from 'react-router-dom';
import { InstructorOnly } from '../features/teaching/InstructorOnly';
import { useSession } from '../lib/session';

/**
 * The pages inside are for instructors; anybody else who is signed in reads the specification's refusal. It only
 * spares them a page that could show nothing: what counts is that the server hands out nothing.
 */
export function RequireInstructor() {
  const session = useSession();
  return session?.user.role === 'INSTRUCTOR' ? <Outlet /> : <InstructorOnly />;
}
