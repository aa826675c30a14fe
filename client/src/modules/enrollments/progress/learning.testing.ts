/** Server responses about the student Ada, for tests of learning pages. */

export const ada = { id: 'a1', name: 'Ada Lindqvist', email: 'ada@example.org', role: 'STUDENT' } as const;

export function aCourse(id: string, title: string, lessonCount: number) {
  return { id, title, category: 'LLM', lessonCount };
}

export function aLesson(id: string, position: number, title: string) {
  return { id, position, title, durationSeconds: 480, viewerPosition: null };
}

export function anEnrollment(
  course: ReturnType<typeof aCourse>,
  lessonsCompleted: number,
  nextLesson: ReturnType<typeof aLesson> | null,
) {
  return {
    id: `enrollment-${course.id}`,
    enrolledAt: '2026-10-01T10:00:00Z',
    lastActivityAt: null as string | null,
    lessonsCompleted,
    completedPositions: Array.from({ length: lessonsCompleted }, (_, index) => index + 1),
    percent: Math.round((100 * lessonsCompleted) / course.lessonCount),
    course,
    nextLesson,
    resumeLesson: nextLesson,
  };
}

export function aCompletion(lessonId: string, title: string | null, course: ReturnType<typeof aCourse>) {
  return {
    lessonId,
    completedAt: '2026-11-19T10:00:00Z',
    lesson: title === null ? null : aLesson(lessonId, 1, title),
    course,
  };
}

export function aCertificate(course: ReturnType<typeof aCourse>) {
  return {
    id: `certificate-${course.id}`,
    number: 'WM-7K2M-9QXD-4T8R',
    courseId: course.id,
    courseTitle: course.title,
    issuedAt: '2026-11-19T10:00:00Z',
    verificationUrl: 'https://learn.example/verify/WM-7K2M-9QXD-4T8R',
    htmlPath: `/student/certificate/${course.id}`,
    pdfPath: `/student/certificate/${course.id}.pdf`,
  };
}

interface LearningData {
  stats?: object;
  enrollments?: ReturnType<typeof anEnrollment>[];
  recentActivity?: ReturnType<typeof aCompletion>[];
  certificates?: ReturnType<typeof aCertificate>[];
  dueFlashcardCount?: number;
}

/** The viewer with some learning data; omitted fields are empty or zero. */
export function aViewer({ dueFlashcardCount, ...learning }: LearningData) {
  return {
    account: { id: ada.id, name: ada.name, role: ada.role },
    assistant: { id: ada.id, dueFlashcardCount },
    learning: { stats: {}, ...learning },
  };
}
