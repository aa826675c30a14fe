import type { StoredUser } from '../../lib/session';

type Role = StoredUser['role'];

/** A role in one word, as sign-up offers it. */
export function roleName(role: Role): string {
  return { STUDENT: 'Student', INSTRUCTOR: 'Instructor', ADMIN: 'Admin' }[role];
}

/** What a role is allowed, in one sentence (specification, section 2, Profile). */
export function roleBlurb(role: Role): string {
  if (role === 'STUDENT') return 'You have access to courses and learning materials.';
  if (role === 'INSTRUCTOR') return 'You can create and manage courses.';
  return 'You have full platform administration.';
}
