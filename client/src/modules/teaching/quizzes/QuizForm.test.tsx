import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, storeSession } from '../../../lib/session';
import { mara, teachingAnswer } from '../../../test/anInstructor';
import type { Answer, Answers } from '../../../test/showAt';
import { controlId } from './questionActions';
import { aQuiz, choiceQuestion, courses, showAuthoring, totals } from './quizAuthoring.testing';

jest.mock('./questionActions', () => {
  const actions = jest.requireActual<{ controlId: typeof controlId }>('./questionActions');
  return { ...actions, controlId: jest.fn(actions.controlId) };
});

const REQUIRED = 'Please fill in all required fields and add at least one question';
const address = '/instructor/create-quiz?courseId=c1';
const editAddress = '/instructor/quiz/z1/edit';

const saved = aQuiz({
  questions: [choiceQuestion, { ...choiceQuestion, id: 'q2', text: 'Three and one?', explanation: 'Four' }],
});
const managed = { QuizManagementPage: teachingAnswer({ quizTotals: totals, quizzes: [] }) };
const created = {
  __typename: 'QuizCreated',
  quiz: saved,
  teaching: { id: 'i1', quizzes: [saved], quizTotals: totals },
};

const lessons = [
  { id: 'l1', title: 'Counting' },
  { id: 'l2', title: 'Adding' },
];

const show = (answers: Answers = {}, at = address) =>
  showAuthoring(at, {
    CreateQuizPage: teachingAnswer({ courses }),
    EditQuizPage: teachingAnswer({ courses, quiz: saved }),
    LessonsToRepeat: teachingAnswer({ course: { ...courses[0], lessons } }),
    ...managed,
    ...answers,
  });

const title = () => screen.findByLabelText('Title');
const question = (n: number) => within(screen.getByRole('region', { name: `Question ${n}` }));
const texts = () =>
  screen.queryAllByLabelText('Question text').map((box) => (box as HTMLTextAreaElement).value);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add Question' }));
const submit = (name = 'Create and open') => userEvent.click(screen.getByRole('button', { name }));

/** Fills question n as multiple choice with the second option correct. */
function fill(n: number, text: string) {
  const card = question(n);
  fireEvent.change(card.getByLabelText('Question text'), { target: { value: text } });
  for (const [index, option] of card.getAllByLabelText(/^Option \d$/).entries())
    fireEvent.change(option, { target: { value: `${text} ${index + 1}` } });
  fireEvent.click(card.getAllByRole('radio')[1]!);
}

beforeEach(() => storeSession('the-token', mara));

describe('a new quiz', () => {
  test('offers only courses that the viewer may edit, and a hint if there are none', async () => {
    const assisted = { ...courses[1], viewerRole: 'ASSISTANT', viewerPermissions: ['SEE_COURSE', 'GRADE'] };
    show({ CreateQuizPage: teachingAnswer({ courses: [assisted] }) }, '/instructor/create-quiz');
    await title();
    expect(within(screen.getByLabelText('Course')).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText(/^You have no courses that you may edit\./)).toBeInTheDocument();
  });

  test('`?edit=` redirects to the edit page', async () => {
    show({}, '/instructor/create-quiz?edit=z1');
    expect(await screen.findByRole('heading', { name: 'Edit Quiz' })).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(editAddress);
  });

  test('is refused in the specified words, at once and at the questions', async () => {
    // The course is not one that the quiz can belong to.
    const { asked } = show({}, '/instructor/create-quiz?courseId=c9');
    await title();
    await add();
    fill(1, 'One');
    fireEvent.change(question(1).getByLabelText('Option 3'), { target: { value: '' } });
    await submit();
    const alert = screen.getByText(REQUIRED, { selector: 'a' }).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(within(alert as HTMLElement).getAllByRole('listitem')).toHaveTexts([
      REQUIRED,
      'Question 1 needs all options filled',
    ]);
    expect(question(1).getByText('Question 1 needs all options filled')).toBeInTheDocument();
    await userEvent.click(within(alert as HTMLElement).getByText('Question 1 needs all options filled'));
    expect(question(1).getByLabelText('Option 3')).toHaveFocus();
    await userEvent.keyboard('Filled');
    expect(question(1).queryByText('Question 1 needs all options filled')).not.toBeInTheDocument();
    expect(asked.map(({ operation }) => operation)).toEqual(['CreateQuizPage']);
  });

  test('is saved as typed, removed from the device, and listed on Quiz Management', async () => {
    const { asked } = show({ CreateQuiz: created });
    fireEvent.change(await title(), { target: { value: ' Sums ' } });
    fireEvent.change(screen.getByLabelText('Time limit (minutes)'), { target: { value: '0' } });
    fireEvent.click(screen.getByLabelText(/^Which answers were right/));
    fireEvent.click(screen.getByLabelText(/^Shuffle the options/));
    await add();
    fill(1, 'One');
    const lesson = await question(1).findByLabelText(/^Lesson to repeat/);
    expect(within(lesson).getAllByRole('option')[2]).toHaveTextContent('2. Adding');
    fireEvent.change(lesson, { target: { value: 'l2' } });
    await submit();
    expect(await screen.findByText('Quiz created')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/instructor\/quizzes$/));
    expect(localStorage.getItem('quizDraft:i1:new')).toBeNull();
    const sent = asked.find(({ operation }) => operation === 'CreateQuiz')?.variables;
    expect(sent?.isActive).toBe(true);
    expect(sent?.input).toEqual({
      title: 'Sums',
      courseId: 'c1',
      description: '',
      timeLimitMinutes: null,
      passingScorePercent: 70,
      maxAttempts: null,
      reviewRule: 'VERDICTS',
      shufflesQuestions: false,
      shufflesOptions: true,
      isPractice: false,
      questions: [
        {
          id: null,
          type: 'MULTIPLE_CHOICE',
          text: 'One',
          options: ['One 1', 'One 2', 'One 3', 'One 4'],
          correctAnswer: 'One 2',
          explanation: null,
          points: 1,
          lessonId: 'l2',
        },
      ],
    });
  });

  test("shows the server's refusal at its question, and is saved as a draft", async () => {
    const fields = [{ path: 'questions.0.text', message: 'Question 1 is too strange' }];
    let answer: Answer = { __typename: 'InvalidInput', message: 'Please check', fields };
    const { asked } = show({ CreateQuiz: () => answer });
    fireEvent.change(await title(), { target: { value: 'Sums' } });
    await add();
    fill(1, 'One');
    await submit();
    await waitFor(() =>
      expect(question(1).getAllByText('Question 1 is too strange').length).toBeGreaterThan(0),
    );
    fill(1, 'Another');
    expect(question(1).queryByText('Question 1 is too strange')).not.toBeInTheDocument();
    answer = created;
    await submit('Save as draft');
    expect(await screen.findByText('Draft saved')).toBeInTheDocument();
    const sent = asked.findLast(({ operation }) => operation === 'CreateQuiz')?.variables;
    // Nobody can take a draft.
    expect(sent).toMatchObject({ isActive: false, input: { title: 'Sums' } });
  });
});

describe('the builder', () => {
  test('Enter sends nothing, Shift+Enter is a new line', async () => {
    const { asked } = show();
    await userEvent.type(await title(), 'Sums{Enter}');
    await add();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
    expect(texts()).toEqual(['One\ntwo']);
    expect(asked.map(({ operation }) => operation)).not.toContain('CreateQuiz');
    expect(screen.queryByRole('alert', { name: REQUIRED })).not.toBeInTheDocument();
  });

  test('shows formulas and code of a question as students will see them', async () => {
    show();
    await title();
    await add();
    fill(1, 'Plain');
    expect(screen.queryByRole('region', { name: 'Preview of the question' })).not.toBeInTheDocument();
    fireEvent.change(question(1).getByLabelText('Option 3'), { target: { value: 'It is `a * b`' } });
    const preview = within(await screen.findByRole('region', { name: 'Preview of the question' }));
    expect(preview.getByText('a * b', { selector: 'code' })).toBeInTheDocument();
    expect(preview.queryByText(/^Plain/)).not.toBeInTheDocument();
  });

  test('each type has its own fields, and switching between them loses nothing', async () => {
    show();
    await title();
    await add();
    fill(1, 'One');
    await userEvent.selectOptions(question(1).getByLabelText('Type'), 'True or false');
    await userEvent.click(question(1).getByLabelText('False'));
    expect(question(1).getByLabelText('False')).toBeChecked();
    await userEvent.selectOptions(question(1).getByLabelText('Type'), 'Short answer');
    await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
    expect(question(1).getByLabelText('Correct answer')).toBeInvalid();
    await userEvent.type(question(1).getByLabelText('Question text'), '{Enter}Ada');
    expect(question(1).getByLabelText('Correct answer')).toHaveValue('Ada');
    await userEvent.selectOptions(question(1).getByLabelText('Type'), 'Multiple choice');
    expect(question(1).getByLabelText('Option 2 is correct')).toBeChecked();
    expect(question(1).getByLabelText('Option 4')).toHaveValue('One 4');
  });

  test('duplicates a question, and moves the focus on from a deleted one', async () => {
    const questions = [1, 2].map((n) => ({ ...choiceQuestion, id: `q${n}`, text: `Text ${n}` }));
    show({ EditQuizPage: teachingAnswer({ courses, quiz: aQuiz({ questions }) }) }, editAddress);
    await title();
    const press = (n: number, name: string) => userEvent.click(question(n).getByRole('button', { name }));
    await press(1, 'Duplicate');
    expect(texts()).toEqual(['Text 1', 'Text 1', 'Text 2']);
    expect(question(2).getByLabelText('Option 2 is correct')).toBeChecked();
    await press(1, 'Delete');
    expect(question(1).getByLabelText('Question text')).toHaveFocus();
  });

  test('several lines pasted into an option fill the options', async () => {
    show();
    await title();
    await add();
    await userEvent.click(question(1).getByLabelText('Option 2'));
    await userEvent.paste('two\nthree\r\nfour\nfive');
    expect(
      [1, 2, 3, 4].map((n) => question(1).getByLabelText<HTMLInputElement>(`Option ${n}`).value),
    ).toEqual(['', 'two', 'three', 'four']);
  });
});

describe('the draft', () => {
  const key = 'quizDraft:i1:new';

  test('is not shown to another account', async () => {
    show();
    fireEvent.change(await title(), { target: { value: 'Sums' } });
    document.body.innerHTML = '';
    act(() => storeSession('other', { ...mara, id: 'i2' }));
    show();
    expect(await title()).toHaveValue('');
  });

  test('leaving asks, unless nothing was written or somebody logged out', async () => {
    const { router } = show();
    await title();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Another page')).toBeInTheDocument();

    await act(() => router.navigate(address));
    fireEvent.change(await title(), { target: { value: 'Sums' } });
    await act(() => router.navigate('/elsewhere'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(await title()).toHaveValue('Sums');
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(localStorage.getItem(key)).not.toBeNull();

    await act(() => router.navigate(address));
    await title();
    act(() => clearSession());
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('Another page')).toBeInTheDocument();
  });
});

test('typing in one of many questions renders that one only', async () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ ...choiceQuestion, id: `q${n}`, text: `Text ${n}` }));
  show({ EditQuizPage: teachingAnswer({ courses, quiz: aQuiz({ questions: many }) }) }, editAddress);
  await title();
  const box = screen.getAllByLabelText<HTMLTextAreaElement>('Question text')[2]!;
  jest.mocked(controlId).mockClear();
  fireEvent.change(box, { target: { value: 'Changed' } });
  const rendered = jest.mocked(controlId).mock.calls.map(([key]) => key);
  expect(new Set(rendered)).toEqual(new Set([box.id.replace('-text-0', '')]));
  expect(box).toHaveValue('Changed');
});

describe('an edited quiz', () => {
  const theirs = aQuiz({
    title: 'Theirs',
    revision: 5,
    questions: [{ ...choiceQuestion, text: 'Their words?', lessonId: 'l2' }],
  });
  const conflict = { __typename: 'QuizEditConflict', message: 'Somebody has saved this quiz', quiz: theirs };
  const updated = { __typename: 'QuizUpdated', quiz: { ...saved, revision: 6 } };

  test('begins as it is saved and is sent with its revision and the ids of its questions', async () => {
    const { asked } = show({ UpdateQuiz: updated }, editAddress);
    expect(await title()).toHaveValue('Sums');
    expect(question(2).getByLabelText(/^Explanation/)).toHaveValue('Four');
    expect(question(1).getByLabelText('Option 2 is correct')).toBeChecked();
    await userEvent.click(question(1).getByRole('button', { name: 'Move down' }));
    await submit('Save Quiz');
    expect(await screen.findByText('Quiz saved')).toBeInTheDocument();
    const sent = asked.find(({ operation }) => operation === 'UpdateQuiz')?.variables;
    expect(sent).toMatchObject({ id: 'z1', revision: 1, input: { questions: [{ id: 'q2' }, { id: 'q1' }] } });
    expect(localStorage.getItem('quizDraft:i1:z1')).toBeNull();
  });

  test('says whether it is open and how many attempts there are, and a closed one can be opened', async () => {
    const words = () => screen.getByText(/^Students can/);
    show({}, editAddress);
    await title();
    expect(words()).toHaveTextContent(/^Students can take this quiz\. 7 attempts, 2 in progress\./);
    expect(screen.queryByRole('button', { name: 'Save and open' })).not.toBeInTheDocument();
    cleanup();
    const closed = { ...saved, isActive: false, attemptCount: 0, openAttemptCount: 0 };
    const opened = { data: { setQuizActive: { ...saved, isActive: true } } };
    const { asked } = show(
      {
        EditQuizPage: teachingAnswer({ courses, quiz: closed }),
        UpdateQuiz: { __typename: 'QuizUpdated', quiz: { ...closed, revision: 2 } },
        SetQuizActive: opened,
      },
      editAddress,
    );
    await title();
    expect(words()).toHaveTextContent(/^Students can’t start this quiz\. There are no attempts yet\.$/);
    await submit('Save and open');
    await waitFor(() =>
      expect(asked.filter(({ operation }) => /Quiz$|Active$/.test(operation))).toMatchObject([
        { operation: 'UpdateQuiz', variables: { id: 'z1' } },
        { operation: 'SetQuizActive', variables: { id: 'z1', isActive: true } },
      ]),
    );
  });

  test('that somebody else saved meanwhile: mine over theirs', async () => {
    const { asked } = show(
      { UpdateQuiz: ({ revision }) => (revision === 5 ? updated : conflict) },
      editAddress,
    );
    fireEvent.change(await title(), { target: { value: 'Mine' } });
    await submit('Save Quiz');
    const alert = (await screen.findByText('Somebody has saved this quiz')).closest('[role="alert"]');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Lesson to repeat: Adding');
    expect(await title()).toHaveValue('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite with my version' }));
    expect(await screen.findByText('Quiz saved')).toBeInTheDocument();
    const sent = asked.filter(({ operation }) => operation === 'UpdateQuiz').at(-1)?.variables;
    // The other version deleted the second question, so it is sent as a new one.
    expect(sent).toMatchObject({
      revision: 5,
      input: { title: 'Mine', questions: [{ id: 'q1' }, { id: null, text: 'Three and one?' }] },
    });
  });
});
