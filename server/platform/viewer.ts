import type { AccessScope } from './access-scopes.rules';
import { forbidden, unauthenticated } from './errors';

export enum Role {
  STUDENT = 'STUDENT',
  INSTRUCTOR = 'INSTRUCTOR',
  ADMIN = 'ADMIN',
}

/** The account of a session. */
export interface ViewerAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  bio: string | null;
  pictureUrl: string | null;
  /** BCP 47; null: the browser's. */
  language: string | null;
  /** IANA name; null: not chosen yet. */
  timeZone: string | null;
  createdAt: Date;
}

/** The signed-in account of a request; null is a visitor wherever a Viewer is optional. */
export interface Viewer {
  account: ViewerAccount;
  /** Identifies the session or access token without granting access: the token's hash, in hex. */
  sessionHash: string;
  /** What the access token of the request may do; missing for a session, which may do everything. */
  scopes?: ReadonlySet<AccessScope>;
  /** The network address of the request, for the audit log; missing where nothing came from the network. */
  address?: string;
}

/** Returns the viewer; throws UNAUTHENTICATED for a visitor. */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** Returns the viewer with that role; throws UNAUTHENTICATED for a visitor, FORBIDDEN for any other role. */
export function requireRole(viewer: Viewer | null, role: Role): Viewer {
  const user = requireViewer(viewer);
  if (user.account.role !== role) throw forbidden(`Only ${role.toLowerCase()}s can do this`);
  return user;
}

/** Returns the id of the viewer, who must be an administrator; errors as for `requireRole`. */
export function administratorId(viewer: Viewer | null): string {
  return requireRole(viewer, Role.ADMIN).account.id;
}

/** Returns the id of the viewer, who must be an instructor; errors as for `requireRole`. */
export function instructorId(viewer: Viewer | null): string {
  return requireRole(viewer, Role.INSTRUCTOR).account.id;
}
