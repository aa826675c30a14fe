import { forbidden, unauthenticated } from './errors';

export enum Role {
  STUDENT = 'STUDENT',
  INSTRUCTOR = 'INSTRUCTOR',
  ADMIN = 'ADMIN',
}

/** The account behind a session. */
export interface ViewerAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  bio: string | null;
  pictureUrl: string | null;
  createdAt: Date;
}

/** Who is asking; null stands for a visitor wherever a Viewer is optional. */
export interface Viewer {
  account: ViewerAccount;
  /** Identifies the session without being able to open it: the token's hash, hex. */
  sessionHash: string;
}

/** The viewer, or UNAUTHENTICATED for a visitor. */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** The viewer in that role; UNAUTHENTICATED for a visitor, FORBIDDEN for any other role. */
export function requireRole(viewer: Viewer | null, role: Role): Viewer {
  const known = requireViewer(viewer);
  if (known.account.role !== role) throw forbidden(`Only ${role.toLowerCase()}s can do this`);
  return known;
}

/** The id of the viewer, who is an instructor; else as `requireRole`. */
export function instructorId(viewer: Viewer | null): string {
  return requireRole(viewer, Role.INSTRUCTOR).account.id;
}
