import { paths } from '../../app/paths';
import type { StoredUser } from '../../lib/session';

/** The first page of a role. */
export function areaOf(role: StoredUser['role']): string {
  return {
    STUDENT: paths.studentArea,
    INSTRUCTOR: paths.instructorArea,
    ADMIN: paths.administration,
  }[role];
}
