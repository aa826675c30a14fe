import { Role } from '../../platform/viewer';

/** Password of every demo account; these exist only in demo mode. */
export const DEMO_PASSWORD = 'waymark-demo';

export const DEMO_ACCOUNTS = [
  { role: Role.STUDENT, email: 'student@waymark.test' },
  { role: Role.INSTRUCTOR, email: 'instructor@waymark.test' },
  { role: Role.ADMIN, email: 'admin@waymark.test' },
] as const;
