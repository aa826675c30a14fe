/** All paths of the client: pages link to them, routes.tsx registers them. */
export const paths = {
  landing: '/',
  register: '/register',
  logIn: '/login',
  resetPassword: '/reset-password',
  profile: '/profile',
  security: '/profile/security',
  notificationSettings: '/profile/notifications',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  confirmEmailWith: (token: string) => `/confirm-email?token=${token}`,
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
  editCourse: (courseId: string) => `/instructor/courses/${courseId}/edit`,
  manageLessons: (courseId: string) => `/instructor/courses/${courseId}/lessons`,
  manageLesson: (courseId: string, lessonId: string) =>
    `/instructor/courses/${courseId}/lessons?lesson=${lessonId}`,
  courseAnalytics: '/instructor/analytics',
  courseStudents: (courseId: string) => `/instructor/students/${courseId}`,
  takeQuiz: (quizId: string) => `/quiz/take/${quizId}`,
  quizAttempt: (quizId: string, attemptId: string) => `/quiz/take/${quizId}?attempt=${attemptId}`,
  quizzesOfLesson: (lessonId: string) => `/quiz/${lessonId}`,
  myQuizzes: '/quizes',
  quizManagement: '/instructor/quizzes',
  courseQuizzes: (courseId: string) => `/instructor/courses/${courseId}/quizzes`,
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
    `/messages/new?to=${accountId}${courseId ? `&course=${courseId}` : ''}`,
  assistant: '/aiAssistant',
  /** `courseId` limits the assistant to one course; null: all courses. `question` is written into its message box. */
  assistantAbout: (courseId: string | null, question?: string) => {
    const query = new URLSearchParams({
      ...(courseId && { course: courseId }),
      ...(question && { question }),
    });
    return `/aiAssistant${query.size > 0 ? `?${query}` : ''}`;
  },
  assistantChat: (conversationId: string, courseId: string | null = null) =>
    `/aiAssistant?session=${conversationId}${courseId ? `&course=${courseId}` : ''}`,
  flashcards: '/aiAssistant/flashcards',
  flashcardDeck: (deckId: string) => `/aiAssistant/flashcards/${deckId}`,
  administration: '/admin',
  auditLog: '/admin/audit-log',
  health: '/admin/health',
  auditLogOf: (accountId: string) => `/admin/audit-log?person=${accountId}`,
  administrationCourses: '/admin/courses',
  administrationInstructors: '/admin/instructors',
  platformSettings: '/admin/settings',
  administrationReviews: '/admin/reviews',
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
