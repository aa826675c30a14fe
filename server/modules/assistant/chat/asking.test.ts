import { QuestionType } from '../../quizzes/quiz.entities';
import { newId } from '../../../platform/ids';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { askAssistant } from '../../../test/ask-assistant';
import { CLOSEST, IN_OPEN_QUIZ, UNANSWERED } from '../assistant.rules';

const app = testApp();
let token: string;

const notes = `A bowline makes a fixed loop at the end of a rope. The bowline stays easy to untie after a heavy load.

## Sheet bend

The sheet bend joins two ropes of different thickness. The thicker rope forms the open bight of the sheet bend.

## Clove hitch

The clove hitch fastens a rope to a round post. A sailor ties the clove hitch with two turns around the wooden post.
The reef knot joins two equal ropes in a flat package. A figure eight stops the rope from slipping through a pulley.

- **Bight**: a bend of the rope that does not cross itself
- **Standing end**: the part of the rope that bears the load
- **Splice**: a joint of two woven ropes
- **Bitter end**: the end of the rope that is tied off`;

const instructor = sharedFixture(() => app.world.anInstructor());
const course = sharedFixture(() =>
  app.world.aCourse(instructor, {
    title: 'Knots',
    description: 'Five knots for every boat.',
    lessons: [
      { title: 'Loops and bends', notes },
      { title: 'Splicing', notes: 'Splicing weaves the strands of a rope together.' },
    ],
  }),
);
beforeAll(async () => {
  token = await app.world.signIn(await app.world.aStudent());
});

const ask = (text: string, more: object = {}, as = token) => askAssistant(app, as, { text, ...more });
const codeOf = async (text: string, more: object, as: string) => (await ask(text, more, as)).code;

describe('the built-in assistant', () => {
  it('answers in the material’s own words and says where they stand', async () => {
    const {
      answer: message,
      question,
      conversation,
      assistant,
    } = await ask('  Which bend joins ropes of different thickness? ');
    expect(question).toEqual({
      text: 'Which bend joins ropes of different thickness?',
      sender: 'USER',
      requestType: 'TUTORING',
    });
    expect(message.text).toContain('From your course material');
    expect(message.text).toContain(
      '> **The sheet bend joins two ropes of different thickness.** The thicker',
    );
    expect(message.sources[0]).toEqual({
      name: 'Loops and bends · Sheet bend',
      source: `/courses/${course.id}?lesson=${course.lessons[0]!.id}#sheet-bend`,
      courseId: course.id,
      lessonId: course.lessons[0]!.id,
      excerpt: expect.stringMatching(/^The sheet bend joins/),
    });
    expect(conversation.messages.map(({ sender }: { sender: string }) => sender)).toEqual([
      'USER',
      'ASSISTANT',
    ]);
    expect(assistant.remainingThisHour).toBe(29);
  });

  it('says plainly that the material has nothing', async () => {
    const { answer: message } = await ask('Who won the chess championship in Reykjavik?');
    expect(message).toMatchObject({ text: UNANSWERED, sources: [], questions: [], deck: null });
  });

  it('refuses a blank message, also one that is nothing but a prefix', async () => {
    const blank = { __typename: 'InvalidInput', message: 'Please write a message' };
    expect(await ask('   ')).toEqual(blank);
    expect(await ask('Generate a quiz on:  ')).toEqual(blank);
    expect(await codeOf('bowline', { requestId: 'no uuid' }, token)).toBe('BAD_USER_INPUT');
  });

  it('answers the same request the same, once', async () => {
    const requestId = newId();
    const [one, two] = await Promise.all([
      ask('What is a bowline?', { requestId }),
      ask('What is a bowline?', { requestId }),
    ]);
    const three = await ask('What is a bowline?', { requestId });
    expect(two.answer.id).toBe(one.answer.id);
    expect(three.answer.id).toBe(one.answer.id);
    expect(three.conversation.messages).toHaveLength(2);
  });
});

describe('what it may look at', () => {
  it('uses drafts for their author only, and nothing that was deleted or rewritten', async () => {
    const draft = await app.world.aCourse(instructor, {
      isPublished: false,
      lessons: [{ title: 'Secret knots', notes: 'The zeppelin knot joins two very thick hawsers safely.' }],
    });
    const author = await app.world.signIn(instructor);
    const question = 'What is a zeppelin?';
    expect((await ask(question)).answer.text).toBe(UNANSWERED);
    expect((await ask(question, {}, author)).answer.sources[0].lessonId).toBe(draft.lessons[0]!.id);
    await app.sql`update courses set is_published = true where id = ${draft.id}`;
    expect((await ask(question)).answer.sources[0].lessonId).toBe(draft.lessons[0]!.id);
    await app.sql`update lessons set notes = 'Nothing.' where course_id = ${draft.id}`;
    expect((await ask(question)).answer.text).toBe(UNANSWERED);
    await app.sql`update courses set deleted_at = now() where id = ${draft.id}`;
    expect(await codeOf(question, { courseId: draft.id }, author)).toBe('NOT_FOUND');
  });

  it('finds what is said in a video by its captions, with the minute, but not in another instructor’s draft', async () => {
    const said = 'A monkey fist carries the heaving line across the harbor.';
    const minute = (index: number) => `00:${String(index).padStart(2, '0')}`;
    const cues = Array.from({ length: 40 }, (_, index) => {
      const words =
        index === 23 ? `<v Mara>${said}` : `Part ${index}: ${'We wait for the tide. '.repeat(40)}`;
      return `${index}\n${minute(index)}:02.000 --> ${minute(index + 1)}:00.000\n${words}`;
    });
    const captionsText = ['WEBVTT', 'NOTE a smuggler wrote this', ...cues].join('\n\n');
    const video = { title: 'At sea', videoUrl: 'https://example.org/a.mp4', captionsText };
    const draft = await app.world.aCourse(instructor, { isPublished: false, lessons: [video] });
    const author = await app.world.signIn(instructor);
    const { id } = draft.lessons[0]!;

    const { sources, text } = (await ask(said, {}, author)).answer;
    expect(sources[0]).toMatchObject({ lessonId: id, source: `/courses/${draft.id}?lesson=${id}&t=1382` });
    expect(text.replaceAll('**', '')).toContain(said);
    expect((await ask('What did the smuggler do?', {}, author)).answer.text).toBe(UNANSWERED);

    await app.sql`update courses set deleted_at = now() where id = ${draft.id}`;
    expect((await ask(said, {}, author)).answer.text).toBe(UNANSWERED);
  });

  it('keeps to one course when it is told to', async () => {
    const other = await app.world.aCourse(instructor, {
      title: 'Ropes',
      lessons: [{ notes: 'Hemp ropes rot.' }],
    });
    expect((await ask('What is a bowline?', { courseId: other.id })).answer.text).toBe(UNANSWERED);
    expect((await ask('What is a bowline?', { courseId: course.id })).answer.sources).not.toEqual([]);
  });
});

describe('what it understands', () => {
  it.each([
    ['hello', /^Hello! You can ask me/],
    ['Thanks!', /^You’re welcome!$/],
    ['bye', /^Goodbye!$/],
  ])('says something to %j, which costs no question', async (text, answer) => {
    const said = await ask(text);
    expect(said.answer).toMatchObject({ text: expect.stringMatching(answer), sources: [], questions: [] });
    expect(said.assistant.remainingThisHour).toBe(30);
    expect(await codeOf(text, { lessonId: newId() }, token)).toBe('NOT_FOUND');
  });

  it.each(['and why?', 'what about it?'])('reads %j with what came before it', async (text) => {
    const { conversation } = await ask('What is splicing?');
    const { answer: followed } = await ask(text, { sessionId: conversation.id });
    expect(followed.sources[0].lessonId).toBe(course.lessons[1]!.id);
    expect(followed.text).not.toBe(UNANSWERED);
  });

  it('names the closest lessons when only a word of the question is in them', async () => {
    const { answer: closest } = await ask('Which round post did Magellan prefer?');
    expect(closest).toMatchObject({ text: CLOSEST });
    expect(closest.sources).not.toEqual([]);
  });

  it('answers no question of a quiz while that is open, also in other words', async () => {
    const text = 'Which knot makes a fixed loop at the end of a rope?';
    const quiz = await app.world.aQuiz(course, { questions: [{ text, correctAnswer: 'true' }] });
    const student = await app.world.aStudent();
    const taker = await app.world.signIn(student);
    await app.world.enroll(student, course);
    expect((await ask(text, {}, taker)).answer.sources).not.toEqual([]);
    // The best sentence about one word of the question can be its answer.
    const word = 'What is a loop?';
    expect((await ask(word, {}, taker)).answer.text).toContain('bowline');
    await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
    const padding = Array.from({ length: 40 }, (_, index) => `sail${index}`).join(' ');
    for (const put of [
      text,
      'what knot gives me a fixed loop in the end of my rope',
      'pls: the loop knot, fixed',
      word,
      `${text} ${padding}`,
      `${padding} ${text}`,
      `${padding} which knot gives me a fixed loop in the end of my rope`,
      `${padding} knot, maeks a fixd loop, end of rope`,
    ])
      expect((await ask(put, {}, taker)).answer).toMatchObject({ text: IN_OPEN_QUIZ, sources: [] });
    expect((await ask('What is splicing?', {}, taker)).answer.sources).not.toEqual([]);
    const { conversation } = await ask('About the splicing that makes a rope: a fixed end.', {}, taker);
    const rest = await ask('and which knot makes a loop with it?', { sessionId: conversation.id }, taker);
    expect(rest.answer).toMatchObject({ text: IN_OPEN_QUIZ, sources: [] });
  });

  it('recognizes a question of an open quiz by its options', async () => {
    const options = ['Halyard', 'Bowsprit', 'Gunwale', 'Splicing'];
    const quiz = await app.world.aQuiz(course, {
      questions: [
        { type: QuestionType.MULTIPLE_CHOICE, text: 'Which of these?', options, correctAnswer: 'Splicing' },
      ],
    });
    const student = await app.world.aStudent();
    const taker = await app.world.signIn(student);
    await app.world.enroll(student, course);
    await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
    const padded = `In my grandfather's old wooden boat near our lake: ${options.join(' or ')}?`;
    expect((await ask(padded, {}, taker)).answer).toMatchObject({ text: IN_OPEN_QUIZ, sources: [] });
    expect((await ask('What is a clove hitch?', {}, taker)).answer.sources).not.toEqual([]);
  });
});

describe('conversations', () => {
  const mine = `{ viewer { assistant { conversations { nodes { id title } } } } }`;

  it('belong to one person', async () => {
    const { conversation } = await ask('What is a bowline?');
    const again = await ask('And a sheet bend?', { sessionId: conversation.id });
    expect(again.conversation.id).toBe(conversation.id);
    expect(again.conversation.messages).toHaveLength(4);
    const other = await app.world.signIn(await app.world.aStudent());
    expect(await codeOf('And a sheet bend?', { sessionId: conversation.id }, other)).toBe('NOT_FOUND');
    expect(await codeOf('And a sheet bend?', { sessionId: newId() }, token)).toBe('NOT_FOUND');
    const look = 'query ($id: ID!) { viewer { assistant { conversation(id: $id) { messages { text } } } } }';
    const seen = await app.graphql(look, { id: conversation.id }, other);
    expect(seen.body.data.viewer.assistant.conversation).toBeNull();
  });

  it('are deleted one by one and all together', async () => {
    const person = await app.world.signIn(await app.world.aStudent());
    const { conversation } = await ask('What is a bowline?', {}, person);
    await ask('What is splicing?', {}, person);
    const gone = await app.as(person).graphql`mutation { deleteConversation(id: ${conversation.id}) {
      conversationId } }`;
    expect(gone.body.data.deleteConversation.conversationId).toBe(conversation.id);
    const left = await app.graphql(mine, {}, person);
    expect(left.body.data.viewer.assistant.conversations.nodes).toEqual([
      { id: expect.any(String), title: 'What is splicing?' },
    ]);
    await app.graphql('mutation { clearConversations { id } }', {}, person);
    expect((await app.graphql(mine, {}, person)).body.data.viewer.assistant.conversations.nodes).toEqual([]);
  });
});

it('a person may ask thirty times an hour, and counts nothing that was refused', async () => {
  const person = await app.world.signIn(await app.world.aStudent());
  await ask('What is a bowline?', {}, person);
  await app.sql`update rate_limits set points = 30 where key like 'assistant:%'`;
  expect(await codeOf('What is a bowline?', {}, person)).toBe('RATE_LIMITED');
  const look = '{ viewer { assistant { remainingThisHour quotaResetsAt } } }';
  const left = await app.graphql(look, {}, person);
  const { remainingThisHour, quotaResetsAt } = left.body.data.viewer.assistant;
  expect(remainingThisHour).toBe(0);
  const minutes = (Date.parse(quotaResetsAt) - Date.now()) / 60_000;
  expect(minutes > 0 && minutes <= 60).toBe(true);
  const fresh = await app.graphql(look, {}, await app.world.signIn(await app.world.aStudent()));
  expect(fresh.body.data.viewer.assistant).toEqual({ remainingThisHour: 30, quotaResetsAt: null });
});

describe('over REST', () => {
  it('answers as documented, groups by session_id and adds what was made', async () => {
    const body = (text: string, more: object = {}) => ({
      input: {
        input: text,
        user_type: 'student',
        subject: 'Generative AI',
        difficulty_level: 'beginner',
        ...more,
      },
      config: { configurable: { session_id: 'session-1' } },
    });
    const answered = await app.rest('POST', '/api/assistant/chat/invoke', {
      token,
      body: body('What is a bowline?'),
    });
    expect(answered.status).toBe(200);
    expect(Object.keys(answered.body.output)).toEqual(['answer', 'sources']);
    expect(answered.body.output.sources[0]).toEqual({
      name: 'Loops and bends',
      source: expect.stringMatching(/^\/courses\//),
    });
    const made = await app.rest('POST', '/api/assistant/content/generate/invoke', {
      token,
      body: body('clove hitch', { request_type: 'quiz_generation' }),
    });
    expect(made.body.output.questions.length).toBeGreaterThan(0);
    const [row] = await app.sql`select count(*)::int as count from assistant_messages m
      join assistant_conversations k on k.id = m.conversation_id
      where k.session_key = 'session-1'`;
    expect(row!.count).toBe(4);
  });

  it('refuses what it cannot read, by name', async () => {
    const call = async (body: unknown) =>
      (await app.rest('POST', '/api/assistant/chat/invoke', { token, body })).body.error;
    expect(await call({})).toBe('input is required');
    expect(await call({ input: { input: ' ' } })).toBe('Please write a message');
    expect(await call({ input: { input: 'x', subject: 'Cooking' } })).toMatch(
      /^subject must be one of Generative AI/,
    );
    expect(await call({ input: { input: 'x' }, config: { configurable: { session_id: 5 } } })).toMatch(
      /^session_id/,
    );
  });
});
