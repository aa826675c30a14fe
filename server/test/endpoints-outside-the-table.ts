/** The endpoints that look at tokens and are not in the route table: files that are sent or received. */
export const OUTSIDE_THE_TABLE = [
  { method: 'GET', path: '/media/captions/:id.vtt', scope: 'read:learning' },
  { method: 'PUT', path: '/auth/profile/picture', scope: 'write:profile' },
  { method: 'PUT', path: '/platform/logo', scope: 'session only' },
  { method: 'POST', path: '/instructor/courses/:courseId/rosters', scope: 'session only' },
  { method: 'POST', path: '/admin/rosters', scope: 'session only' },
] as const;
