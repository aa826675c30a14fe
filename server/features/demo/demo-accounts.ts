import { Role } from '../../platform/viewer';

/** The one password of every account in demo mode; outside it no such account exists. */
export const DEMO_PASSWORD = 'waymark-demo';

export const DEMO_ACCOUNTS = [
  { role: Role.STUDENT, email: 'student@waymark.test' },
  { role: Role.INSTRUCTOR, email: 'instructor@waymark.test' },
  { role: Role.ADMIN, email: 'admin@waymark.test' },
] as const;
