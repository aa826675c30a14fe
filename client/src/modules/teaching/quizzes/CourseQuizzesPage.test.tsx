import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { mara, teachingAnswer } from '../../../test/anInstructor';
import { aQuiz, choiceQuestion, courses, showAuthoring } from './quizAuthoring.testing';

const address = '/instructor/courses/c1/quizzes';
const five = [1, 2, 3, 4, 5].map((n) => ({ ...choiceQuestion, id: `q${n}`, text: `Question text ${n}` }));
const page = (...quizzes: object[]) => teachingAnswer({ course: { ...courses[0], quizzes } });

beforeEach(() => storeSession('the-token', mara));

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

test('a quiz that is edited or created from here returns here', async () => {
  const quiz = aQuiz();
  showAuthoring(address, {
    CourseQuizzesPage: page(quiz),
    EditQuizPage: teachingAnswer({ courses, quiz }),
    CreateQuizPage: teachingAnswer({ courses }),
    LessonsToRepeat: teachingAnswer({ course: { ...courses[0], lessons: [] } }),
    UpdateQuiz: { __typename: 'QuizUpdated', quiz },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Quiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save Quiz' }));
  expect(await screen.findByRole('article', { name: 'Sums' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(address);
  await userEvent.click(screen.getByRole('link', { name: 'Create Quiz' }));
  expect(await screen.findByRole('link', { name: 'Cancel' })).toLinkTo(address);
});
