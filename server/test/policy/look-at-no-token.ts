/** The endpoints that answer whatever token a request has. Everything else refuses one that is not valid any more. */
export const LOOK_AT_NO_TOKEN: readonly string[] = [
  'GET /api/courses',
  'GET /api/join-codes/:code',
  'GET /auth/invitations/:token',
  'GET /course-invitations/:token',
  'GET /platform/categories',
  'GET /platform/stats',
  'GET /search/courses',
  'GET /testimonials',
  'POST /auth/invitations/:token/sign-up',
  'POST /auth/request-reset-token',
  'POST /auth/reset-password',
  'POST /auth/signup',
  'POST /testimonials',
];
