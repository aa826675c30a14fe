/** The path with those of the parameters that are given. */
function withQuery(path: string, parameters: Record<string, string | null | undefined>): string {
  const present = Object.entries(parameters).filter(([, value]) => value) as [string, string][];
  return present.length ? `${path}?${new URLSearchParams(present)}` : path;
}

const partOfCourse = (part: string) => (courseId: string) => `/instructor/courses/${courseId}/${part}`;

/** All paths of the client: pages link to them, routes.tsx registers them. */
export const paths = {
  landing: '/',
  register: '/register',
  logIn: '/login',
  providerCallback: '/login/callback',
  resetPassword: '/reset-password',
  profile: '/profile',
  security: '/profile/security',
  notificationSettings: '/profile/notifications',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  catalogue: '/courses',
  course: (courseId: string) => `/courses/${courseId}`,
  courseAtLesson: (courseId: string, lessonId: string) => `/courses/${courseId}?lesson=${lessonId}`,
  courseAtSecond: (courseId: string, lessonId: string, second: number) =>
    `/courses/${courseId}?lesson=${lessonId}&t=${second}`,
  catalogueOf: (category: string) => `/courses?category=${encodeURIComponent(category)}`,
  lesson: (lessonId: string) => `/lessons/${lessonId}`,
  studentArea: '/student',
  studentDashboard: '/student/dashboard',
  instructorArea: '/instructor',
  instructorDashboard: '/instructor/dashboard',
  myCourses: '/instructor/my-courses',
  createCourse: '/instructor/create-course',
  editCourse: partOfCourse('edit'),
  manageLessons: partOfCourse('lessons'),
  courseJoining: partOfCourse('joining'),
  join: '/join',
  courseGroups: partOfCourse('groups'),
  courseTeam: partOfCourse('team'),
  courseInvitation: (token: string) => `/course-invitations/${token}`,
  importStudents: partOfCourse('import'),
  courseAnalytics: '/instructor/analytics',
  courseStudents: (courseId: string) => `/instructor/students/${courseId}`,
  takeQuiz: (quizId: string) => `/quiz/take/${quizId}`,
  quizAttempt: (quizId: string, attemptId: string) => `/quiz/take/${quizId}?attempt=${attemptId}`,
  quizzesOfLesson: (lessonId: string) => `/quiz/${lessonId}`,
  myQuizzes: '/quizes',
  quizManagement: '/instructor/quizzes',
  courseQuizzes: partOfCourse('quizzes'),
  createQuiz: '/instructor/create-quiz',
  createQuizIn: (courseId: string) => `/instructor/create-quiz?courseId=${courseId}`,
  editQuiz: (quizId: string) => `/instructor/quiz/${quizId}/edit`,
  quizResults: (quizId: string) => `/instructor/quiz/${quizId}/results`,
  bookmarks: '/student/bookmarks',
  notes: '/student/notes',
  notesOf: (courseId: string) => `/student/notes?course=${courseId}`,
  studentNotifications: '/student/notifications',
  instructorNotifications: '/instructor/notifications',
  messages: '/messages',
  conversation: (conversationId: string) => `/messages/${conversationId}`,
  newMessage: '/messages/new',
  /** `courseId` null: about no particular course. */
  newMessageTo: (accountId: string, courseId: string | null) =>
    withQuery('/messages/new', { to: accountId, course: courseId }),
  assistant: '/aiAssistant',
  /**
   * `course` limits the assistant to one course; null: all courses. The next question is about the lesson and the
   * quoted text. The question or exercise is written into the message box; the answer to an exercise begins with hints.
   */
  assistantAbout: (
    course: string | null,
    about: { question?: string; exercise?: string; lesson?: string | null; quote?: string } = {},
  ) => withQuery('/aiAssistant', { course, ...about }),
  assistantChat: (session: string, course: string | null = null, lesson: string | null = null) =>
    withQuery('/aiAssistant', { session, course, lesson }),
  flashcards: '/aiAssistant/flashcards',
  flashcardDeck: (deckId: string) => `/aiAssistant/flashcards/${deckId}`,
  administration: '/admin',
  auditLog: '/admin/audit-log',
  health: '/admin/health',
  assistantUse: '/admin/assistant',
  auditLogOf: (accountId: string) => `/admin/audit-log?person=${accountId}`,
  administrationCourses: '/admin/courses',
  administrationInstructors: '/admin/instructors',
  platformSettings: '/admin/settings',
  administrationReviews: '/admin/reviews',
  rosters: '/admin/rosters',
  invitation: '/invitation',
  setUp: '/set-up',
  verifyCertificate: (number: string) => `/verify/${number}`,
  verify: '/verify',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** Readable aliases for specified paths that are misspelled or in mixed case. */
export const aliases = { assistant: '/assistant', myQuizzes: '/my-quizzes' } as const;

/** The login page, returning to this path and query afterwards. */
export function logInAndReturnTo(destination: string): string {
  return `${paths.logIn}?returnTo=${encodeURIComponent(destination)}`;
}
