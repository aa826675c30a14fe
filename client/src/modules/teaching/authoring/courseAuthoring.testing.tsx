import { teachingAnswer } from '../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { CreateCoursePage } from './CreateCoursePage';
import { EditCoursePage } from './EditCoursePage';
import { ManageLessonsPage } from './ManageLessonsPage';

/** Renders the course authoring pages, with toasts and confirmations. */
export function showAuthoring(address: string, answers: Answers = {}) {
  return showPagesAt(
    address,
    [
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
  lessonCount: 2,
  lessons: [aLesson(1, 'Contracts'), aLesson(2, 'Errors')],
  ...fields,
});
