import { COURSE_ROLE_NAMES } from '#server/modules/courses/permissions/course-permissions.rules';
import { MEMBER_ROLES } from '#server/modules/teaching/team/course-team.rules';

/** The options of a select field with the roles that an owner can give. */
export function RoleOptions() {
  return MEMBER_ROLES.map((role) => (
    <option key={role} value={role}>
      {COURSE_ROLE_NAMES[role]}
    </option>
  ));
}
