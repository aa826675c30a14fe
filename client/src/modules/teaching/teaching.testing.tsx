import { teachingAnswer } from '../../test/anInstructor';
import { type Answers, showPagesAt } from '../../test/showAt';
import { InstructorDashboardPage } from './analytics/dashboard/InstructorDashboardPage';
import { CreateCoursePage } from './authoring/CreateCoursePage';
import { EditCoursePage } from './authoring/EditCoursePage';
import { ManageLessonsPage } from './authoring/ManageLessonsPage';
import { MyCoursesPage } from './authoring/MyCoursesPage';

/** Renders the pages of an instructor's courses, with toasts and confirmations. */
export function showTeaching(address: string, answers: Answers = {}) {
  return showPagesAt(
    address,
    [
      { path: '/instructor/dashboard', element: <InstructorDashboardPage /> },
      { path: '/instructor/my-courses', element: <MyCoursesPage /> },
      { path: '/instructor/create-course', element: <CreateCoursePage /> },
      { path: '/instructor/courses/:courseId/edit', element: <EditCoursePage /> },
      { path: '/instructor/courses/:courseId/lessons', element: <ManageLessonsPage /> },
    ],
    answers,
  );
}

/** The server's response for one of the viewer's courses; null: not theirs. */
export function teaching(course: Record<string, unknown> | null) {
  return teachingAnswer({ course });
}

export const aLesson = (position: number, title: string) => ({
  id: `l${position}`,
  position,
  revision: 1,
  title,
  description: '',
  notes: 'Read this.',
  readingMinutes: 1,
});

export const metrics = (fields: Record<string, unknown> = {}) => ({
  ...{ enrollmentCount: 8, completionCount: 5, completionRate: 63, averageProgress: 71, ...fields },
});

/** A complete course, for any selection of fields. */
export const aCourse = (fields: Record<string, unknown> = {}) => ({
  id: 'c1',
  revision: 1,
  title: 'APIs that survive Monday',
  description: 'Contracts, errors and time.',
  category: 'Backend',
  level: 'BEGINNER',
  priceCents: 4900,
  skills: ['HTTP'],
  completionRule: 'WATCHED' as const,
  certificateRule: 'LESSONS',
  assistantMode: 'ANSWERS',
  isPublished: true,
  lessonCount: 2,
  createdAt: '2026-11-20T10:00:00Z',
  metrics: metrics(),
  lessons: [aLesson(1, 'Contracts'), aLesson(2, 'Errors')],
  ...fields,
});
