/** Options of a test course; `done` holds the 1-based positions of completed lessons. */
export interface CourseFixture {
  enrolled?: boolean;
  own?: boolean;
  block?: object;
  done?: readonly number[];
  quizzes?: readonly unknown[];
  videoUrl?: string | null;
  /** Of every lesson, which then has no duration. */
  readingMinutes?: number;
  completionRule?: 'WATCHED' | 'END' | 'MANUAL';
  assistantMode?: 'ANSWERS' | 'HINTS' | 'OFF';
}

const TITLES = ['Boxes', 'Flow', 'Grid'];

export function lessonAnswer(
  position: number,
  { done = [], videoUrl = null, readingMinutes = 0 }: CourseFixture = {},
) {
  return {
    id: `lesson-${position}`,
    title: TITLES[position - 1],
    description: '',
    position,
    videoUrl,
    duration: readingMinutes ? null : '10:30',
    durationSeconds: readingMinutes ? null : 630,
    readingMinutes,
    viewerHasCompleted: done.includes(position),
  };
}

export function enrollmentAnswer({ done = [] }: CourseFixture = {}) {
  const next = [1, 2, 3].find((position) => !done.includes(position));
  const isFinished = done.length === TITLES.length;
  return {
    id: 'enrollment-1',
    percent: Math.round((100 * done.length) / TITLES.length),
    lessonsCompleted: done.length,
    completedPositions: done,
    enrolledAt: '2026-11-01T08:00:00.000Z',
    nextLesson: next ? lessonAnswer(next, { done }) : null,
    resumeLesson: next ? lessonAnswer(next, { done }) : null,
    certificate: isFinished ? { id: 'certificate-1', number: 'WM-1' } : null,
  };
}

export function courseAnswer(fixture: CourseFixture = {}) {
  return {
    id: 'course-1',
    title: 'CSS layout without fear',
    description: 'Lay out one page.',
    category: 'Frontend',
    level: 'BEGINNER',
    priceCents: 4900,
    skills: ['CSS', 'HTML'],
    rating: 4.5,
    reviewsCount: 120,
    lessonCount: TITLES.length,
    subtitle: 'Boxes, flow and grid',
    outcomes: ['Choose between flexbox and grid'],
    requirements: ['Basic HTML'],
    language: 'en',
    completionRule: fixture.completionRule ?? 'WATCHED',
    assistantMode: fixture.assistantMode ?? 'ANSWERS',
    certificateRule: 'LESSONS',
    ...{ enrollmentMode: 'OPEN', capacity: null, enrollmentEndsAt: null, viewerRequest: null },
    studentCount: 25,
    durationMinutes: 32,
    updatedAt: '2026-10-31T23:30:00.000Z',
    relatedCourses: [
      {
        ...{
          id: 'course-2',
          title: 'Type on screens',
          category: 'Frontend',
          level: 'BEGINNER',
          lessonCount: 2,
        },
        instructor: { id: 'instructor-2', name: 'Mara Olin' },
      },
    ],
    viewerIsInstructor: fixture.own ?? false,
    block: fixture.block ?? null,
    viewerEnrollment: fixture.enrolled ? enrollmentAnswer(fixture) : null,
    instructor: { id: 'instructor-1', name: 'Jo Park', bio: 'Draws boxes.', pictureUrl: null },
    lessons: [1, 2, 3].map((position) => lessonAnswer(position, fixture)),
    quizzes: fixture.quizzes ?? [],
  };
}

function viewerAnswer({ done = [] }: CourseFixture) {
  return { learning: { stats: { totalCourses: 1, totalLessonsCompleted: done.length } } };
}

export function progressAnswer(position: number, fixture: CourseFixture) {
  return {
    lesson: lessonAnswer(position, fixture),
    enrollment: enrollmentAnswer(fixture),
  };
}

export function enrolledAnswer(fixture: CourseFixture = {}) {
  return {
    __typename: 'Enrolled',
    enrollment: { ...enrollmentAnswer(fixture), course: courseAnswer({ ...fixture, enrolled: true }) },
    viewer: viewerAnswer(fixture),
  };
}
