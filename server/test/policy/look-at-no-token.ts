/** The endpoints that answer whatever token a request has. Everything else refuses one that is not valid any more. */
export const LOOK_AT_NO_TOKEN: readonly string[] = [
  'GET /api/courses',
  'GET /pictures/:name',
  'GET /pictures/certificates/:number.css',
  'GET /pictures/certificates/:number.png',
  'GET /pictures/platform/:name',
  'GET /platform/stats',
  'GET /search/courses',
  'GET /testimonials',
  'POST /auth/request-reset-token',
  'POST /auth/reset-password',
  'POST /auth/signup',
  'POST /testimonials',
  'POST /unsubscribe',
];
