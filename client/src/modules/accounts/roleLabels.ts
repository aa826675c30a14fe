import type { StoredUser } from '../../lib/session';

type Role = StoredUser['role'];

/** The role's name, as on the sign-up form. */
export function roleName(role: Role): string {
  return { STUDENT: 'Student', INSTRUCTOR: 'Instructor', ADMIN: 'Admin' }[role];
}

/** The role's permissions in one sentence (specification, section 2, Profile). */
export function roleBlurb(role: Role): string {
  if (role === 'STUDENT') return 'You have access to courses and learning materials.';
  if (role === 'INSTRUCTOR') return 'You can create and manage courses.';
  return 'You have full platform administration.';
}
