import { type Answers, showPagesAt } from '../../../../test/showAt';
import { InstructorDashboardPage } from './InstructorDashboardPage';
import { MyCoursesPage } from '../../authoring/MyCoursesPage';

/** Renders the pages of an instructor's courses, with toasts and confirmations. */
export function showTeaching(address: string, answers: Answers = {}) {
  return showPagesAt(
    address,
    [
      { path: '/instructor/dashboard', element: <InstructorDashboardPage /> },
      { path: '/instructor/my-courses', element: <MyCoursesPage /> },
    ],
    answers,
  );
}

export function metrics(fields: Record<string, unknown> = {}) {
  return { enrollmentCount: 8, completionCount: 5, completionRate: 63, averageProgress: 71, ...fields };
}

/** A complete course, for any selection of fields. */
export function aCourse(fields: Record<string, unknown> = {}) {
  return {
    id: 'c1',
    title: 'APIs that survive Monday',
    description: 'Contracts, errors and time.',
    category: 'Backend',
    level: 'INTERMEDIATE',
    priceCents: 4900,
    skills: ['Express'],
    isPublished: true,
    lessonCount: 4,
    createdAt: '2026-11-20T10:00:00Z',
    metrics: metrics(),
    ...fields,
  };
}
