import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type Answers, showRoutesAt } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { TakeQuizPage } from './TakeQuizPage';

beforeEach(() => signIn());

const course = {
  id: 'course-1',
  title: 'CSS layout without fear',
  category: 'Frontend',
  assistantMode: 'ANSWERS',
  viewerEnrollment: { id: 'enrollment-1' },
};

const quiz = {
  id: 'quiz-1',
  title: 'Boxes and flow',
  description: 'What stands where.',
  questionCount: 2,
  totalPoints: 3,
  timeLimitMinutes: 30,
  viewerTimeLimitMinutes: 60,
  viewerExtraMinutes: 30,
  passingScorePercent: 70,
  reviewRule: 'SCORE',
  isActive: true,
  course,
};

const attempt = {
  id: 'attempt-1',
  state: 'OPEN',
  number: 1,
  startedAt: '2026-11-21T14:00:00Z',
  serverNow: '2026-11-21T14:01:00Z',
  questions: [
    aQuestion('q1', { type: 'TRUE_FALSE', text: 'Padding is inside the border.', points: 1 }),
    aQuestion('q2', { type: 'SHORT_ANSWER', text: 'Name the property.', points: 2 }),
  ],
};

function aQuestion(questionId: string, given: { type: string; text: string; points: number }) {
  return { questionId, options: [], ...given };
}

function showQuiz(answers: Answers, address = '/quiz/take/quiz-1') {
  return showRoutesAt(
    address,
    [
      { path: '/quiz/take/:quizId?', element: <TakeQuizPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    answers,
  );
}

const answerOf = (given: object = {}) => ({ data: { quiz: { ...quiz, ...given } } });

it('shows the quiz’s figures before the start, including extra time', async () => {
  showQuiz({ TakeQuizPage: answerOf() }, '/quiz/take?quizId=quiz-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Boxes and flow' })).toBeVisible();
  expect(screen.getByText('What stands where.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Instructions' })).toHaveTextContent(/Answer in any order/);
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual(['2', '3 points', '60 min (30 + 30)', '70%', 'Unlimited']);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CSS layout without fear' })).toLinkTo('/courses/course-1');
});

it.each([
  ['Enroll in the course first', { course: { ...course, viewerEnrollment: null } }],
  ['You have no attempts left', { viewerAttemptsLeft: 0 }],
])('does not start: %s', async (words, given) => {
  showQuiz({ TakeQuizPage: answerOf(given) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Course' })).toBeVisible();
});

it('disables submitting before the first answer, submits once, and keeps the answers when that fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  const answers = [{ questionId: 'q1', answer: 'true' }];
  const saved = { ...attempt, answers, answersSavedAt: '2026-11-21T14:02:00Z' };
  const { asked } = showQuiz({
    TakeQuizPage: answerOf({ viewerAttempt: attempt }),
    SaveQuizAnswers: { data: { saveQuizAnswers: { __typename: 'QuizAnswersSaved', attempt: saved } } },
    SubmitQuizAttempt: new Promise<Error>((resolve) => (fail = resolve)),
  });
  expect(await screen.findByText('1 point')).toBeVisible();
  expect(screen.getByText('No time limit')).toBeVisible();
  expect(screen.getByText('2 points')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Quiz' })).toBeDisabled();

  await userEvent.click(screen.getByLabelText('True'));
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(await screen.findByText(/^Saved \d\d:02$/)).toBeVisible();
  const variables = { attemptId: 'attempt-1', answers, flaggedQuestionIds: null };
  expect(asked).toContainEqual({ operation: 'SaveQuizAnswers', variables });

  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByText('1 question is unanswered.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const submitting = screen.getByRole('button', { name: 'Submitting…' });
  await userEvent.click(submitting);
  expect(asked.filter(({ operation }) => operation === 'SubmitQuizAttempt')).toHaveLength(1);
  await act(async () => fail(new Error('out of order')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit quizYour answers are saved.');
  expect(screen.getByRole('button', { name: 'Submit Quiz' })).toBeEnabled();
});

it('goes to the last question with Next, which then leads to the review, beside Submit Quiz', async () => {
  const answers = [{ questionId: 'q1', answer: 'true' }];
  const open = { ...attempt, answers };
  showQuiz({
    TakeQuizPage: answerOf({ viewerAttempt: open }),
    AttemptAgain: { data: { quizAttempt: { ...open, quiz } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'One at a time' }));
  expect(screen.getByRole('button', { name: 'Submit Quiz' })).toHaveClass('secondary');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveClass('primary');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Review answers' }));
  expect(await screen.findByText('1 question is unanswered.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Quiz' })).toHaveClass('primary');
});

it('reviews the server’s answers, marks those changed in another window, and submits exactly these', async () => {
  const answer = (questionId: string, text: string) => ({ questionId, answer: text });
  const open = { ...attempt, answers: [answer('q1', 'true')], answersRevision: 1 };
  const elsewhere = {
    ...{ ...attempt, answers: [answer('q1', 'false'), answer('q2', 'gap')], answersRevision: 3, quiz },
  };
  let read: (answer: Answer) => void = () => undefined;
  const { asked } = showQuiz({
    TakeQuizPage: answerOf({ viewerAttempt: open }),
    AttemptAgain: new Promise<Answer>((resolve) => (read = resolve)),
    SubmitQuizAttempt: 'waiting',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Quiz' }));
  expect(await screen.findByText('Checking your saved answers…')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit Quiz' })).not.toBeInTheDocument();
  await act(async () => read({ data: { quizAttempt: elsewhere } }));
  expect(screen.getByText('2 answers were changed in another window.')).toBeVisible();
  expect(screen.getByText('Changed in another window: False (was: True)')).toBeVisible();
  expect(screen.getByText('Changed in another window: gap (was: not answered)')).toBeVisible();
  expect(screen.getByText('All 2 questions are answered.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  expect(asked).toContainEqual({
    operation: 'SubmitQuizAttempt',
    variables: { attemptId: 'attempt-1', answers: [], expectedRevision: 3 },
  });
});

it('reports on the review that the saved answers could not be checked', async () => {
  const answers = [{ questionId: 'q1', answer: 'true' }];
  showQuiz({
    TakeQuizPage: answerOf({ viewerAttempt: { ...attempt, answers } }),
    AttemptAgain: new Error('out of order'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Quiz' }));
  expect(await screen.findByText(/^We couldn’t check your saved answers/)).toBeVisible();
  expect(screen.getByText('1 question is unanswered.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Quiz' })).toBeEnabled();
});

describe('the result', () => {
  const failed = { score: 1, total: 3, percent: 33, passed: false, passingScorePercent: 70 };
  const showResult = (fields: object) => {
    const finished = { ...attempt, state: 'SUBMITTED', finishedAt: attempt.startedAt, result: failed, quiz };
    const answer = { data: { quizAttempt: { ...finished, ...fields } } };
    showQuiz({ QuizAttemptPage: answer }, '/quiz/take/quiz-1?attempt=attempt-1');
  };

  it.each([
    [[{ questionId: 'q1', answer: 'true' }], 'Time ran out. Your saved answers were submitted.'],
    [[], 'Time ran out. No answers were saved.'],
  ])('says that time ran out (%#)', async (answers, sentence) => {
    showResult({ state: 'EXPIRED', answers });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    [true, 'Passed', 'OPEN_ATTEMPT', 'Answers are hidden while you have an open attempt.'],
    [false, 'Failed', 'REVIEW_RULE', 'Your instructor doesn’t show correct answers for this attempt.'],
  ])('has the score, the verdict, and why answers are hidden (passed: %s)', async (...given) => {
    const [passed, verdict, reviewHiddenReason, hidden] = given;
    showResult({ result: { ...failed, score: 2, percent: 67, passed }, reviewHiddenReason });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiz Complete!' })).toBeVisible();
    for (const text of ['2/3', '67%', verdict, hidden]) expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Passing score: 70%') !== null).toBe(!passed);
    expect(screen.getByRole('link', { name: 'Back to Course' })).toLinkTo('/courses/course-1');
  });

  it.each([
    [null, 'You’ll see which answers were right once you pass.'],
    [
      2,
      'You’ll see which answers were right once you pass, and the correct answers after your last attempt (2 attempts left).',
    ],
  ])('of a failed quiz by the automatic rule names the lessons to review: %s left', async (left, words) => {
    showResult({
      lessons: ['Boxes', 'Flow'].map((title) => ({ id: title, title })),
      reviewHiddenReason: 'REVIEW_RULE',
      quiz: { ...quiz, reviewRule: 'AUTOMATIC', viewerAttemptsLeft: left },
    });
    expect(await screen.findByText(words)).toBeVisible();
    const repeat = within(screen.getByRole('region', { name: 'Review these lessons' }));
    expect(repeat.getAllByRole('link')).toHaveTexts(['Boxes', 'Flow']);
  });
});

it('a preview that is taken again begins with the first question, not with the review', async () => {
  const previewed = {
    id: 'quiz-1',
    title: 'Boxes and flow',
    description: '',
    passingScorePercent: 70,
    questionCount: 1,
    totalPoints: 1,
    isActive: true,
    course: { id: 'course-1', title: course.title, category: 'Frontend' },
    questions: [
      {
        ...{ id: 'q1', type: 'TRUE_FALSE', text: 'Padding is inside the border.', options: [] },
        ...{ correctAnswer: 'true', explanation: null, points: 1 },
      },
    ],
  };
  const teaching = { id: 'i1', quiz: previewed };
  showQuiz({
    TakeQuizPage: answerOf({ course: { ...course, viewerIsInstructor: true } }),
    QuizPreview: { data: { viewer: { teaching } } },
  });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  expect(await heading('Boxes and flow')).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'True' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByRole('heading', { name: 'Review your answers' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take again' }));
  expect(await heading('Boxes and flow')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Start Quiz' }));
  expect(screen.getByRole('radio', { name: 'True' })).not.toBeChecked();
});
