import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, storeSession } from '../../../lib/session';
import { mara, teachingAnswer } from '../../../test/anInstructor';
import { aQuiz, choiceQuestion, courses, showAuthoring } from './quizAuthoring.testing';

const address = '/instructor/courses/c1/quizzes';
const five = [1, 2, 3, 4, 5].map((n) => ({ ...choiceQuestion, id: `q${n}`, text: `Question text ${n}` }));
const page = (...quizzes: object[]) => teachingAnswer({ course: { ...courses[0], quizzes } });

beforeEach(() => storeSession('the-token', mara));
afterEach(() => act(() => clearSession()));

test('shows each quiz with its figures and its first three questions', async () => {
  showAuthoring(address, { CourseQuizzesPage: page(aQuiz({ questionCount: 5, questions: five })) });
  const card = within(await screen.findByRole('article', { name: 'Sums' }));
  expect(screen.getByRole('heading', { level: 1, name: 'APIs that survive Monday' })).toBeInTheDocument();
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(
    card.getByText('5 questions · 30 minutes · Passing score 70% · Created 20 Nov 2026'),
  ).toBeInTheDocument();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Question text 1',
    'Question text 2',
    'Question text 3',
  ]);
  expect(card.getByText('and 2 more')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Preview Quiz' })).toHaveAttribute('href', '/quiz/take/z1');
  expect(card.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute('href', '/instructor/quiz/z1/edit');
  expect(card.getByRole('button', { name: 'Deactivate' })).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Quiz' })).toHaveAttribute(
    'href',
    '/instructor/create-quiz?courseId=c1',
  );
});

test('draws the formulas of questions', async () => {
  const questions = [{ ...choiceQuestion, text: 'What is $2+2$?' }];
  showAuthoring(address, { CourseQuizzesPage: page(aQuiz({ questions })) });
  const item = await screen.findByRole('listitem');
  await screen.findByText('2+2', { selector: 'annotation' });
  expect(item).not.toHaveTextContent('$');
});

test('three questions leave nothing more to name', async () => {
  showAuthoring(address, {
    CourseQuizzesPage: page(aQuiz({ questionCount: 3, questions: five.slice(0, 3) })),
  });
  await screen.findByRole('article', { name: 'Sums' });
  expect(screen.queryByText(/^and/)).not.toBeInTheDocument();
});

test('without quizzes it shows the empty state', async () => {
  showAuthoring(address, { CourseQuizzesPage: page() });
  expect(await screen.findByRole('heading', { name: 'No Quizzes Yet' })).toBeInTheDocument();
});

test('a course of somebody else is not found', async () => {
  showAuthoring(address, { CourseQuizzesPage: teachingAnswer({ course: null }) });
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeInTheDocument();
});

test('a quiz that is edited or created from here returns here', async () => {
  const quiz = aQuiz();
  showAuthoring(address, {
    CourseQuizzesPage: page(quiz),
    EditQuizPage: teachingAnswer({ courses, quiz }),
    CreateQuizPage: teachingAnswer({ courses }),
    LessonsToRepeat: teachingAnswer({ course: { ...courses[0], lessons: [] } }),
    UpdateQuiz: { data: { updateQuiz: { __typename: 'QuizUpdated', quiz } } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Quiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save Quiz' }));
  expect(await screen.findByRole('article', { name: 'Sums' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(address);
  await userEvent.click(screen.getByRole('link', { name: 'Create Quiz' }));
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', address);
});

test('shows the error state, and retries', async () => {
  let fails = true;
  showAuthoring(address, { CourseQuizzesPage: () => (fails ? new Error('down') : page(aQuiz())) });
  expect(await screen.findByText('Failed to load course data')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Sums' })).toBeInTheDocument();
});
