import { Role } from '../viewer';

/** Password of every demo account; these exist only in demo mode. */
export const DEMO_PASSWORD = 'waymark-demo';

export const DEMO_ACCOUNTS = [
  { label: 'Student', role: Role.STUDENT, email: 'student@waymark.test' },
  { label: 'Instructor', role: Role.INSTRUCTOR, email: 'instructor@waymark.test' },
  { label: 'Teaching assistant', role: Role.INSTRUCTOR, email: 'assistant@waymark.test' },
  { label: 'Admin', role: Role.ADMIN, email: 'admin@waymark.test' },
] as const;
