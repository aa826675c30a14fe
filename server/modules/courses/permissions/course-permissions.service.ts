import { Database } from '../../../platform/database/database';
import { forbidden, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { membershipIn } from './course-permissions.queries';
import {
  type CoursePermission,
  isAllowed,
  type Membership,
  NOT_ALLOWED_BY_ROLE,
} from './course-permissions.rules';

/** What the viewer may do in a course, for services whose statements do not say why they found nothing. */
@Service()
export class CoursePermissionService {
  constructor(private readonly database: Database) {}

  /**
   * Returns the viewer's place in the course's team. UNAUTHENTICATED for visitors, FORBIDDEN for accounts that are not
   * instructors' and for members whose role does not allow this, NOT_FOUND outside the team and for deleted courses.
   */
  async require(viewer: Viewer | null, courseId: string, permission: CoursePermission): Promise<Membership> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    const member =
      isId(courseId) && (await this.database.row(membershipIn({ courseId, accountId: account.id })));
    if (!member) throw notFound('Course');
    requireAllowed(member, permission);
    return member;
  }
}

/** Throws FORBIDDEN unless the member's role allows this. */
export function requireAllowed(member: Membership, permission: CoursePermission): void {
  if (!isAllowed(member, permission)) throw forbidden(NOT_ALLOWED_BY_ROLE);
}
