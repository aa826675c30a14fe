import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import type { CourseRole } from '../../apollo/__generated__/types';
import { Badge } from '../../ui/display/Badge';

/** The viewer's role in a shared course; nothing for its owner. */
export function CourseRoleBadge({ role }: { role: CourseRole }) {
  return role === 'OWNER' ? null : <Badge tone="info">{COURSE_ROLE_NAMES[role]}</Badge>;
}
