/** Every address of the client, written once: pages link through these, routes.tsx registers them. */
export const paths = {
  landing: '/',
  register: '/register',
  logIn: '/login',
  resetPassword: '/reset-password',
  profile: '/profile',
  catalogue: '/courses',
  course: (courseId: string) => `/courses/${courseId}`,
  courseAtLesson: (courseId: string, lessonId: string) => `/courses/${courseId}?lesson=${lessonId}`,
  catalogueOf: (category: string) => `/courses?category=${encodeURIComponent(category)}`,
  lesson: (lessonId: string) => `/lessons/${lessonId}`,
  studentArea: '/student',
  studentDashboard: '/student/dashboard',
  instructorArea: '/instructor',
  verifyCertificate: (number: string) => `/verify/${number}`,
  verify: '/verify',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** The login page with the way back: where the person was going, path and query. */
export function logInAndReturnTo(destination: string): string {
  return `${paths.logIn}?returnTo=${encodeURIComponent(destination)}`;
}
