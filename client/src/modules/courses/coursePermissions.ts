import type { CoursePermission } from '../../apollo/__generated__/types';

/** Whether the viewer's role in a course allows this. */
export const isAllowed = (
  { viewerPermissions }: { viewerPermissions: readonly CoursePermission[] },
  permission: CoursePermission,
): boolean => viewerPermissions.includes(permission);
