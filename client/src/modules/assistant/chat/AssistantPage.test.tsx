import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { NO_PRACTICE } from '#server/modules/assistant/assistant.rules';
import { storeSession } from '../../../lib/session';
import { readStored } from '../../../lib/storage';
import { refusal } from '../../../test/refusal';
import { type Answer, type Answers, showPagesAt } from '../../../test/showAt';
import { takeAnnouncements } from '../../../ui/text/announce';
import { aChat, anAnswer, anAssistant, answered, aQuestion, ownCourses } from './assistant.testing';
import { AssistantPage } from './AssistantPage';

const ada = { id: 'a1', name: 'Ada Lindqvist', email: 'ada@example.org', role: 'STUDENT' } as const;

function show(answers: Answers = {}, address = '/aiAssistant', role: 'STUDENT' | 'INSTRUCTOR' = 'STUDENT') {
  storeSession('the-token', { ...ada, role });
  const pages = [
    { path: '/aiAssistant', element: <AssistantPage /> },
    { path: '*', element: <Link to="/aiAssistant">Back</Link> },
  ];
  return showPagesAt(address, pages, {
    AssistantPage: { data: { viewer: { ...anAssistant(), account: { id: 'a1', role } } } },
    CourseChoice: ownCourses(role),
    ...answers,
  });
}

/** Storage key of the unanswered draft. */
const KEPT = 'assistantQuestion:a1';

/** The page's initial data, for a student with these chats. */
const anAccountWith = (conversations: [id: string, title: string][]) => ({
  data: { viewer: { ...anAssistant({ conversations }), account: { id: 'a1', role: 'STUDENT' } } },
});

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
const type = async (text: string) => fireEvent.change(await box(), { target: { value: text } });
async function enter(how = {}) {
  const field = await box();
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', ...how }));
}
async function ask(text = 'How do margins collapse?') {
  await type(text);
  await enter();
}
const inputs = (asked: { operation: string; variables: Record<string, unknown> }[]) =>
  asked.filter(({ operation }) => operation === 'AskAssistant').map(({ variables }) => variables.input);

test('shows who answers, and begins with the specified choices', async () => {
  show();
  expect(await screen.findByText(/quoted from your lessons/)).toHaveTextContent('without generative AI');
  const chosen = (name: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0];
  expect(chosen('User Type')).toHaveTextContent('Student');
  expect(chosen('Difficulty Level')).toHaveTextContent('Intermediate');
  expect(chosen('Tech Track')).toHaveTextContent('Generative AI');
  const offered = screen.getAllByRole('combobox').map((select) => within(select).getAllByRole('option'));
  expect(offered.map((options) => options.map(({ textContent }) => textContent))).toEqual([
    ['Student', 'Instructor'],
    ['Beginner', 'Intermediate', 'Advanced'],
    ['Generative AI', 'Web Development', 'Design'],
    ['All courses', 'CSS layout'],
  ]);
});

const lesson = { id: 'l1', title: 'Margins', course: { id: 'c9' } };

describe('an empty chat offers questions, of which one is pressed', () => {
  test.each([
    ['STUDENT', '/aiAssistant', 'What should I repeat?', 'TUTORING'],
    ['STUDENT', '/aiAssistant?course=c9', 'How many lessons are left in this course?', 'TUTORING'],
    ['STUDENT', '/aiAssistant?course=c9&lesson=l1', 'Summarize this lesson', 'TUTORING'],
    ['INSTRUCTOR', '/aiAssistant', 'Generate a quiz on: CSS layout', 'QUIZ_GENERATION'],
  ] as const)('as %s at %s', async (role, address, question, requestType) => {
    const CourseChoice = ownCourses(role, address.includes('c9') ? 'Boxes' : undefined);
    const answers = { CourseChoice, AskedLesson: { data: { lesson } }, AskAssistant: 'waiting' as const };
    const { asked } = show(answers, address, role);
    await userEvent.click(await screen.findByRole('button', { name: question }));
    const text = question.replace('Generate a quiz on: ', '');
    expect(inputs(asked)).toEqual([expect.objectContaining({ text, requestType })]);
    expect(await box()).toHaveFocus();
  });
});

test('a question from a lesson names it and quotes the selected text; both can be removed', async () => {
  const { asked } = show(
    {
      CourseChoice: ownCourses('STUDENT', 'Boxes'),
      AskedLesson: { data: { lesson } },
      AskAssistant: answered({ text: 'They do.' }),
    },
    '/aiAssistant?course=c9&lesson=l1&quote=margins+collapse',
  );
  const about = await screen.findByRole('group', { name: 'Your question is about' });
  expect(await within(about).findByRole('link', { name: 'Margins' })).toLinkTo('/courses/c9?lesson=l1');
  expect(within(about).getByText('margins collapse')).toBeVisible();
  await ask('Why?');
  await screen.findByText('They do.');
  expect(inputs(asked)).toEqual([
    expect.objectContaining({ text: 'Why?\n\n“margins collapse”', lessonId: 'l1', courseId: 'c9' }),
  ]);
  // The chat stays at the lesson, and the quote belonged to one question.
  expect(screen.queryByText('margins collapse')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Ask about the whole course' }));
  expect(screen.queryByRole('group', { name: 'Your question is about' })).not.toBeInTheDocument();
  await ask('And padding?');
  expect(inputs(asked)[1]).toMatchObject({ text: 'And padding?', lessonId: null, courseId: 'c9' });
});

test('a quote alone is asked to be explained, and a lesson that cannot be read is ignored', async () => {
  const { asked } = show(
    { AskedLesson: { data: { lesson: null } }, AskAssistant: 'waiting' },
    '/aiAssistant?lesson=l9&quote=margins+collapse',
  );
  await screen.findByText('margins collapse');
  await enter();
  expect(inputs(asked)).toEqual([
    expect.objectContaining({ text: 'Please explain this:\n\n“margins collapse”', lessonId: null }),
  ]);
});

test('Enter sends, Shift+Enter and composing do not; blank is ignored; nothing is sent beside a running request', async () => {
  const { asked } = show({ AskAssistant: 'waiting' });
  await ask('  \n ');
  await type('How do margins collapse?');
  await enter({ shiftKey: true });
  await enter({ isComposing: true });
  expect(inputs(asked)).toEqual([]);
  await enter();
  await ask('Again');
  expect(inputs(asked)).toEqual([
    expect.objectContaining({
      text: 'How do margins collapse?',
      requestType: 'TUTORING',
      userType: 'STUDENT',
      difficulty: 'INTERMEDIATE',
      subject: 'GENERATIVE_AI',
      sessionId: null,
    }),
  ]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear chat' })).toBeDisabled();
});

test('after a reload the answer to a pending question is awaited again, and opens the new chat', async () => {
  const before = show({ AskAssistant: 'waiting' });
  await ask('Generate a quiz on: margins');
  expect(await box()).toHaveValue('');
  expect(readStored(KEPT)).toContain('margins');
  cleanup();
  let answer = (_: Answer) => {};
  const after = show({ AskAssistant: new Promise((resolve) => (answer = resolve)) });
  expect(await box()).toHaveValue('');
  expect(screen.getByRole('article', { name: 'You asked' })).toHaveTextContent('margins');
  // The same request, which the server answers only once.
  expect(inputs(after.asked)).toEqual(inputs(before.asked));
  await act(async () => answer(answered({ text: 'They overlap.' })(after.asked.at(-1)!.variables)));
  await screen.findByText('They overlap.');
  expect(screen.getByTestId('address')).toHaveTextContent('/aiAssistant?session=k1');
  expect(await box()).toHaveValue('');
  expect(readStored(KEPT)).toBeNull();
  cleanup();
  const later = show();
  expect(await box()).toHaveValue('');
  expect(inputs(later.asked)).toEqual([]);
});

test('after a reload a question that the chat has already stands neither in the message box nor twice', async () => {
  const answers: Answers = {
    Conversation: aChat('k1', [aQuestion(), anAnswer({ text: 'They overlap.' })]),
    AskAssistant: 'waiting',
  };
  show({ ...answers, Conversation: aChat('k1', []) }, '/aiAssistant?session=k1');
  await ask();
  cleanup();
  show({ ...answers, AskAssistant: answered({ text: 'They overlap.' }) }, '/aiAssistant?session=k1');
  expect(await box()).toHaveValue('');
  await waitFor(() => expect(readStored(KEPT)).toBeNull());
  expect(screen.getAllByRole('article', { name: 'You asked' })).toHaveLength(1);
  expect(screen.getByText('They overlap.')).toBeInTheDocument();
});

test('a page that is left and opened again waits for the same request, and reports its answer once', async () => {
  let answer = (_: Answer) => {};
  const { asked } = show({ AskAssistant: new Promise((resolve) => (answer = resolve)) });
  await ask();
  await userEvent.click(screen.getByRole('link', { name: /Flashcards/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await box()).toHaveValue('');
  expect(screen.getByRole('article', { name: 'You asked' })).toHaveTextContent('How do margins collapse?');
  await act(async () => answer(answered({ text: 'They overlap.' })({ input: inputs(asked)[0] })));
  expect(await screen.findByText('They overlap.')).toBeInTheDocument();
  expect(screen.queryByText('The assistant has answered.')).not.toBeInTheDocument();
  expect(inputs(asked)).toHaveLength(1);
});

test('a question that the server refused before a reload stands in the message box again', async () => {
  const message = 'API Error: Service Unavailable';
  show({ AskAssistant: { __typename: 'AssistantUnavailable', message } });
  await ask();
  await screen.findByText(/^Sorry/);
  cleanup();
  const { asked } = show();
  expect(await box()).toHaveValue('How do margins collapse?');
  expect(inputs(asked)).toEqual([]);
});

test('a question without a response, which a reload can cause, is asked again after it unless it is dismissed', async () => {
  show({ AskAssistant: new TypeError('Failed to fetch') });
  await ask();
  await screen.findByText(/^Sorry/);
  cleanup();
  const { asked } = show({ AskAssistant: new TypeError('Failed to fetch') });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await box()).toHaveFocus();
  expect(inputs(asked)).toHaveLength(1);
  cleanup();
  const later = show();
  expect(await box()).toHaveValue('');
  expect(inputs(later.asked)).toEqual([]);
});

test('a question that fails while another chat is on screen is told, and asked again from there', async () => {
  let fail = (_error: Error) => {};
  const { asked } = show({
    AssistantPage: anAccountWith([['k1', 'And padding?']]),
    Conversation: aChat('k1', [anAnswer({ text: 'It adds up.' })]),
    AskAssistant: new Promise((resolve) => (fail = resolve)),
  });
  await ask();
  await userEvent.click(screen.getByRole('link', { name: /And padding/ }));
  await screen.findByText('It adds up.');
  await act(async () => fail(new TypeError('Failed to fetch')));
  const words = 'Your question “How do margins collapse?” wasn’t answered: API Error: Network Error';
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/^Sorry/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const [first, second] = inputs(asked);
  expect(second).toEqual(first);
});

test('an answer in a chat that could not be loaded is not taken for all of it', async () => {
  let isAway = true;
  const messages = [
    { ...anAnswer({ text: 'It adds up.' }), id: 'm0' },
    aQuestion(),
    anAnswer({ text: 'They overlap.' }),
  ];
  show(
    {
      AssistantPage: anAccountWith([['k1', 'And padding?']]),
      Conversation: () => (isAway ? new TypeError('Failed to fetch') : aChat('k1', messages)),
      AskAssistant: (variables) => {
        const { askAssistant } = answered({ text: 'They overlap.' })(variables).data;
        const conversation = { ...askAssistant.conversation, messages };
        return { data: { askAssistant: { ...askAssistant, conversation } } };
      },
    },
    '/aiAssistant?session=k1',
  );
  await screen.findByText('The chat couldn’t be loaded');
  isAway = false;
  await ask();
  expect(await screen.findByText('It adds up.')).toBeInTheDocument();
  expect(screen.getByText('They overlap.')).toBeInTheDocument();
});

test('a text that is too long is kept as a whole, and said to be', async () => {
  const { asked } = show({ AskAssistant: 'waiting' });
  await userEvent.click(await box());
  await userEvent.paste('x'.repeat(5001));
  expect(await box()).toHaveValue('x'.repeat(5001));
  const error = screen.getByText('Message can be at most 5,000 characters');
  expect(error.closest('[role=alert]')).not.toBeNull();
  expect(await box()).toHaveAccessibleDescription(/at most 5,000 characters/);
  expect(await box()).toBeInvalid();
  await enter();
  expect(inputs(asked)).toEqual([]);
  // The prefix is not part of the question.
  await type(`Generate a quiz on: ${'x'.repeat(5000)}`);
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
  await enter();
  expect(inputs(asked)).toHaveLength(1);
});

test('a request without a topic is not sent, and says so until it is changed', async () => {
  const { asked } = show({ AskAssistant: 'waiting' });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Quiz' }));
  expect(screen.queryByText(/Please write a topic/)).not.toBeInTheDocument();
  await enter();
  const error = screen.getByText('Please write a topic after “Generate a quiz on:”');
  expect(error.closest('[role=alert]')).not.toBeNull();
  expect(await box()).toHaveAccessibleDescription(/Please write a topic/);
  expect(await box()).toBeInvalid();
  await type('Create flashcards on:');
  expect(screen.queryByText(/Please write a topic/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please write a topic after “Create flashcards on:”')).toBeInTheDocument();
  expect(await box()).toHaveFocus();
  expect(inputs(asked)).toEqual([]);
});

test('the quick buttons write the prefix, which is stripped again when it is sent', async () => {
  const { asked } = show({ AskAssistant: 'waiting' });
  await type('attention');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Quiz' }));
  expect(await box()).toHaveValue('Generate a quiz on: attention');
  await userEvent.click(screen.getByRole('button', { name: 'Create Flashcards' }));
  expect(await box()).toHaveValue('Create flashcards on: attention');
  await ask('Create flashcards on: ');
  expect(await box()).toHaveValue('Create flashcards on: ');
  await ask('gEnErAtE a QUIZ on:  attention ');
  expect(inputs(asked)).toEqual([
    expect.objectContaining({ text: 'attention', requestType: 'QUIZ_GENERATION' }),
  ]);
});

test('an answer is shown with its sources and an address of its own, without active content', async () => {
  const hostile =
    '<img src=x onerror=alert(1)><script>alert(1)</script>\n\n![x](https://evil.example/p.png)\n\n[run](javascript:alert(1)) [there](https://evil.example/?q=1) https://evil.example/2 [lesson](/courses/c1)';
  const { asked } = show({
    AskAssistant: answered({
      text: hostile,
      sources: [
        ['Normal flow · Margins collapse', '/courses/c1?lesson=l1#margins-collapse'],
        ['A book', 'javascript:alert(1)'],
        ['Elsewhere', '//evil.example/'],
      ],
    }),
  });
  await ask();
  const answer = await screen.findByRole('article', { name: 'The assistant answered' });
  await within(answer).findByText(/<script>alert\(1\)<\/script>/);
  expect(answer.querySelector('img, script, iframe')).toBeNull();
  const links = within(answer).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/courses/c1',
    '/courses/c1?lesson=l1#margins-collapse',
  ]);
  expect(answer).toHaveTextContent('run there (https://evil.example/?q=1) https://evil.example/2 lesson');
  expect(within(answer).getByRole('link', { name: /Margins collapse/ })).toLinkTo(
    '/courses/c1?lesson=l1#margins-collapse',
  );
  expect(within(answer).queryByRole('link', { name: /A book|Elsewhere/ })).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/aiAssistant?session=k1');
  expect(await box()).toHaveValue('');
  expect(asked.map(({ operation }) => operation)).toEqual(['AssistantPage', 'CourseChoice', 'AskAssistant']);
});

test('it keeps to the course it was opened for until another is chosen, and says when few questions are left', async () => {
  let left = { remainingThisHour: 1, quotaResetsAt: new Date(Date.now() + 1_800_000).toISOString() };
  const assistantNow = () => ({ ...anAssistant().assistant, ...left });
  const { asked } = show(
    {
      AssistantPage: () => ({
        data: { viewer: { assistant: assistantNow(), account: { id: 'a1', role: 'STUDENT' } } },
      }),
      CourseChoice: ownCourses('STUDENT', 'Knots'),
      AskAssistant: (variables) => {
        left = { ...left, remainingThisHour: 0 };
        const { data } = answered({ text: 'They overlap.' })(variables);
        return { data: { askAssistant: { ...data.askAssistant, assistant: assistantNow() } } };
      },
    },
    '/aiAssistant?course=c9',
  );
  const course = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Course' });
  await within(await course()).findByRole('option', { name: 'Knots' });
  expect((await course()).selectedOptions[0]).toHaveTextContent('Knots');
  expect(screen.getByText('1 question left this hour')).toBeInTheDocument();
  fireEvent.change(await course(), { target: { value: '' } });
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/aiAssistant$/);
  fireEvent.change(await course(), { target: { value: 'c1' } });
  await ask();
  expect(await screen.findByText('They overlap.')).toBeInTheDocument();
  expect(inputs(asked)).toEqual([expect.objectContaining({ courseId: 'c1' })]);
  expect(screen.getByTestId('address')).toHaveTextContent('/aiAssistant?session=k1&course=c1');

  expect(screen.getByText(/^You have asked 30 questions this hour\. You can ask again at \d/)).toBeVisible();
  await ask('And padding?');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(await box()).toHaveValue('And padding?');
  expect(inputs(asked)).toHaveLength(1);
});

test('a failure is said under the input and as a message; Retry sends the same request', async () => {
  let isAway = true;
  const { asked } = show({
    AskAssistant: (variables) =>
      isAway
        ? { __typename: 'AssistantUnavailable', message: 'API Error: Service Unavailable' }
        : answered({ text: 'They overlap.' })(variables),
  });
  await ask();
  await screen.findByText('Sorry, something went wrong: API Error: Service Unavailable');
  expect((await box()).getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('API Error: Service Unavailable').closest('[role=alert]')).not.toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('They overlap.')).toBeInTheDocument();
  expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
  expect(await box()).toHaveFocus();
  const [first, second] = inputs(asked);
  expect(second).toEqual(first);
});

test('without any response it is an API Error too, which is shown once', async () => {
  const said: string[] = [];
  const stop = takeAnnouncements((text) => said.push(text));
  show({ AskAssistant: new TypeError('Failed to fetch') });
  await ask('Hello');
  await screen.findByText('Sorry, something went wrong: API Error: Network Error');
  expect(screen.getAllByText(/API Error/)).toHaveLength(1);
  expect(said.at(-1)).toBe(
    'The assistant didn’t answer. Sorry, something went wrong: API Error: Network Error',
  );
  stop();
});

test('a question in a chat that was deleted in another tab can be asked in a new one', async () => {
  const gone = refusal('NOT_FOUND', 'Conversation not found');
  const { asked } = show(
    {
      Conversation: aChat('k0', [aQuestion('And padding?'), anAnswer({ text: 'It adds up.' })]),
      AskAssistant: (variables) =>
        (variables.input as { sessionId: string | null }).sessionId === 'k0'
          ? gone
          : answered({ text: 'They overlap.' })(variables),
    },
    '/aiAssistant?session=k0',
  );
  await screen.findByText('It adds up.');
  await ask();
  await screen.findByText('Your question is still here. You can ask it in a new chat.');
  expect(screen.getByText('Sorry, something went wrong: This chat was deleted')).toBeInTheDocument();
  expect(screen.getByText('This chat was deleted').closest('[role=alert]')).not.toBeNull();
  // The server's word for a chat.
  expect(screen.queryByText(/conversation/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask in a new chat' }));
  expect(await screen.findByText('They overlap.')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/aiAssistant?session=k1');
  expect(screen.queryByText('It adds up.')).not.toBeInTheDocument();
  expect(await box()).toHaveFocus();
  const [first, second] = inputs(asked) as { requestId: string }[];
  expect(second).toEqual({ ...first, requestId: expect.any(String), sessionId: null });
  expect(second!.requestId).not.toBe(first!.requestId);
});

test('clearing empties the messages and starts a new session; the old one stays among the recent chats', async () => {
  const { asked } = show({ AskAssistant: answered({ text: 'They overlap.' }) });
  await ask();
  await screen.findByText('They overlap.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear chat' }));
  expect(screen.queryByText('They overlap.')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/aiAssistant$/);
  const earlier = screen.getByRole('link', { name: /How do margins collapse/ });
  expect(earlier).toLinkTo('/aiAssistant?session=k1#latest');
  await ask('Next');
  expect(inputs(asked).at(-1)).toMatchObject({ sessionId: null });
});

test('a chat is deleted after asking, and the page that showed it starts anew', async () => {
  show(
    {
      AssistantPage: anAccountWith([['k1', 'How do margins collapse?']]),
      Conversation: aChat('k1', [
        aQuestion(),
        anAnswer({ text: 'They overlap.' }),
        { ...aQuestion('And padding?'), id: 'm3' },
      ]),
      DeleteConversation: {
        data: { deleteConversation: { conversationId: 'k1', assistant: anAssistant().assistant } },
      },
    },
    '/aiAssistant?session=k1',
  );
  await screen.findByText('They overlap.');
  const own = within(screen.getByRole('list', { name: 'Your messages in this chat' }));
  expect(own.getAllByRole('link')).toHaveTexts(['How do margins collapse?', 'And padding?']);
  const remove = screen.getByRole('button', { name: 'Delete chat: How do margins collapse?' });
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your chats are private and appear here.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/aiAssistant$/));
});

const question = {
  type: 'MULTIPLE_CHOICE',
  text: 'The larger ____ wins.',
  options: ['margin', 'border', 'padding', 'outline'],
  answer: 'margin',
  explanation: 'Margins collapse.',
  quote: '| Larger **margin** | wins |',
  courseId: 'c1',
  lessonTitle: 'Normal flow',
  source: '/courses/c1?lesson=l1',
};

test('an instructor takes a generated question into the draft of Create Quiz, and out of it', async () => {
  const courses = [{ id: 'c1', title: 'CSS layout' }];
  show(
    {
      AskAssistant: answered({ text: '1 practice question.', questions: [question] }),
      QuestionsForDraft: { data: { viewer: { teaching: { id: 'a1', courses } } } },
    },
    '/aiAssistant',
    'INSTRUCTOR',
  );
  await ask('Generate a quiz on: margins');
  expect(await screen.findByText(/^“Larger margin, wins”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to draft' }));
  const kept = JSON.parse(readStored('quizDraft:a1:new') ?? '{}') as { draft: Record<string, unknown> };
  expect(kept.draft).toMatchObject({
    courseId: 'c1',
    title: 'margins',
    questions: [{ text: question.text, options: question.options, rightOption: 0, id: null }],
  });
  const form = screen.getByRole('link', { name: 'Open in Create Quiz' });
  expect(form).toLinkTo('/instructor/create-quiz?courseId=c1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(readStored('quizDraft:a1:new')).not.toContain(question.text);
});

test('an exercise begins with a hint; buttons ask for the next one and the explanation', async () => {
  const { asked } = show(
    {
      CourseChoice: ownCourses('STUDENT', 'Margins'),
      AskAssistant: answered({ text: 'Hint 1: look there.', nextSteps: ['NEXT_HINT', 'EXPLANATION'] }),
      Conversation: aChat('k1', [
        aQuestion('What collapses?'),
        anAnswer({ text: 'Hint 1: look there.', nextSteps: ['NEXT_HINT', 'EXPLANATION'] }),
      ]),
    },
    '/aiAssistant?course=c9&exercise=What+collapses%3F',
  );
  expect(await screen.findByText(/You get hints first/)).toBeInTheDocument();
  expect(await box()).toHaveValue('What collapses?');
  await enter();
  expect(inputs(asked)).toEqual([
    expect.objectContaining({ text: 'What collapses?', isExercise: true, step: null, courseId: 'c9' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the explanation' }));
  expect(inputs(asked).at(-1)).toMatchObject({
    text: 'Show the explanation',
    step: 'EXPLANATION',
    isExercise: false,
    sessionId: 'k1',
  });
  expect(await box()).toHaveFocus();
});

test('a practice question can be asked about', async () => {
  const { asked } = show(
    {
      AskAssistant: 'waiting',
      Conversation: aChat('k1', [anAnswer({ text: '1 question', questions: [question] })]),
    },
    '/aiAssistant?session=k1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Get a hint' }));
  expect(inputs(asked)).toEqual([
    expect.objectContaining({ text: question.text, isExercise: true, requestType: 'TUTORING' }),
  ]);
  expect(screen.getByRole('button', { name: 'Get a hint' })).toBeDisabled();
});

test('a deck is called deleted only if there was one', async () => {
  const sources: [string, string][] = [['Normal flow', '/courses/c1?lesson=l1']];
  const cards = (id: string, text: string) => ({
    ...anAnswer({ text, sources }),
    id,
    requestType: 'FLASHCARD_CREATION',
  });
  const messages = [cards('m2', NO_PRACTICE), cards('m4', 'From your course material: 6 flashcards.')];
  show({ Conversation: aChat('k1', messages) }, '/aiAssistant?session=k1');
  const answers = await screen.findAllByRole('article', { name: 'The assistant answered' });
  expect(answers.map((answer) => answer.textContent.includes('The deck was deleted.'))).toEqual([
    false,
    true,
  ]);
});
