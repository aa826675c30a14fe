import { type Answers, showPagesAt } from '../../../test/showAt';
import { CourseQuizzesPage } from './CourseQuizzesPage';
import { CreateQuizPage, EditQuizPage } from './QuizFormPages';
import { QuizManagementPage } from './QuizManagementPage';
import { QuizResultsPage } from '../quiz-results/QuizResultsPage';

export const courses = [
  { id: 'c1', title: 'APIs that survive Monday' },
  { id: 'c2', title: 'Layout and type' },
];

/** Renders the quiz authoring pages, with toasts and confirmations. */
export function showAuthoring(address: string, answers: Answers = {}) {
  return showPagesAt(
    address,
    [
      { path: '/instructor/quizzes', element: <QuizManagementPage /> },
      { path: '/instructor/create-quiz', element: <CreateQuizPage /> },
      { path: '/instructor/quiz/:quizId/edit', element: <EditQuizPage /> },
      { path: '/instructor/quiz/:quizId/results', element: <QuizResultsPage /> },
      { path: '/instructor/courses/:courseId/quizzes', element: <CourseQuizzesPage /> },
    ],
    answers,
  );
}

export const totals = { totalAttempts: 7, averagePercent: 73 };

export const choiceQuestion = {
  id: 'q1',
  type: 'MULTIPLE_CHOICE',
  text: 'Two and two?',
  options: ['3', '4', '5', '6'],
  correctAnswer: '4',
  points: 1,
};

/** A complete quiz, for any selection of fields. */
export function aQuiz(fields: Record<string, unknown> = {}) {
  return {
    id: 'z1',
    title: 'Sums',
    description: 'Adding up',
    questionCount: 1,
    timeLimitMinutes: 30,
    passingScorePercent: 70,
    reviewRule: 'AUTOMATIC',
    isActive: true,
    createdAt: '2026-11-20T10:00:00Z',
    revision: 1,
    attemptCount: 7,
    openAttemptCount: 2,
    averagePercent: 73,
    course: { ...courses[0], quizzes: [] },
    questions: [choiceQuestion],
    ...fields,
  };
}
