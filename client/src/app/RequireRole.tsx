import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { type StoredUser, useSession } from '../lib/session';
import { InstructorOnlyNote, RoleNote } from '../modules/accounts/RoleNote';
import { InstructorRequestNote } from '../modules/accounts/InstructorRequestNote';
import { TitledPage } from '../ui/layout/Layout';

interface RequireRoleProps {
  role: StoredUser['role'];
  /** Title of the page that other accounts see. */
  title: string;
  children: ReactNode;
}

/** Requires a role for its child routes. For convenience only: the server enforces access. */
function RequireRole({ role, title, children }: RequireRoleProps) {
  if (useSession()?.user.role === role) return <Outlet />;
  return (
    <TitledPage title={title} gap={40}>
      {children}
    </TitledPage>
  );
}

export const RequireInstructor = () => (
  <RequireRole role="INSTRUCTOR" title="Instructor Area">
    <InstructorOnlyNote />
    <InstructorRequestNote />
  </RequireRole>
);

export const RequireAdministrator = () => (
  <RequireRole role="ADMIN" title="Administration">
    <RoleNote title="Only administrators can open this page." />
  </RequireRole>
);
