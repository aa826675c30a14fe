import type { CoursePermission } from '../../apollo/generated/types';

/** Whether the viewer's role in a course allows this. */
export const isAllowed = (
  { viewerPermissions }: { viewerPermissions: readonly CoursePermission[] },
  permission: CoursePermission,
): boolean => viewerPermissions.includes(permission);
