import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { QuestionType } from '../../quizzes/quiz.entities';
import { newId } from '../../../platform/ids';
import { plainText, sentencesIn } from '../passages/passages';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { CLOSEST, IN_OPEN_QUIZ, NOTHING_MORE, TO_COURTESY, UNANSWERED } from '../assistant.rules';

let app: TestApp;
let instructor: Account;
let course: SeededCourse;
let token: string;

const notes = `A bowline makes a fixed loop at the end of a rope. The bowline stays easy to untie after a heavy load.

## Sheet bend

The sheet bend joins two ropes of different thickness. The thicker rope forms the open bight of the sheet bend.

## Clove hitch

The clove hitch fastens a rope to a round post. A sailor ties the clove hitch with two turns around the wooden post.
The reef knot joins two equal ropes in a flat package. A figure eight stops the rope from slipping through a pulley.`;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor, {
    title: 'Knots',
    description: 'Five knots for every boat.',
    lessons: [
      { title: 'Loops and bends', notes },
      { title: 'Splicing', notes: 'Splicing weaves the strands of a rope together.' },
    ],
  });
  token = await app.world.signIn(await app.world.aStudent());
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const fields = `__typename
  ... on UserError { message }
  ... on AssistantAnswered {
    question { text sender requestType } conversation { id title messages { sender text } }
    assistant { remainingThisHour dueFlashcardCount }
    answer { id text sender requestType wasStopped sources { name source courseId lessonId excerpt }
      questions { type text options answer quote lessonId } deck { id cardCount dueCount cards { quote } } }
  }`;
const mutation = `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { ${fields} } }`;

const ask = async (text: string, more: object = {}, as = token) => {
  const { body } = await app.graphql(mutation, { input: { requestId: newId(), text, ...more } }, as);
  expect(body.errors).toBeUndefined();
  return body.data.askAssistant;
};
const codeOf = async (text: string, more: object = {}, as?: string) => {
  const { body } = await app.graphql(mutation, { input: { requestId: newId(), text, ...more } }, as);
  return body.errors?.[0]?.extensions.code;
};

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
    expect(message.text.replaceAll('**', '')).toContain(
      'The sheet bend joins two ropes of different thickness.',
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

  it('makes questions of the lesson’s sentences when the prefix asks for them', async () => {
    const { answer: message, question } = await ask('generate a QUIZ on: sheet bend');
    expect(question).toMatchObject({ text: 'sheet bend', requestType: 'QUIZ_GENERATION' });
    expect(message.questions.length).toBeGreaterThan(2);
    for (const { type, options, answer, quote } of message.questions) {
      expect(notes + course.description).toContain(quote);
      expect(type === 'TRUE_FALSE' ? ['true', 'false'] : options).toContain(answer);
    }
  });

  it('keeps cards as a deck whose cards are all due', async () => {
    const { answer: message, assistant } = await ask('Create flashcards on: clove hitch');
    expect(message.deck.cardCount).toBeGreaterThan(2);
    expect(message.deck.dueCount).toBe(message.deck.cardCount);
    expect(assistant.dueFlashcardCount).toBe(message.deck.cardCount);
    for (const { quote } of message.deck.cards) expect(notes + course.description).toContain(quote);
  });

  it('keeps the quote of a card also if it is a long row of a table', async () => {
    const part = (cell: number) =>
      `${'turns above the other one and grinds wheat to flour '.repeat(2)}${cell}`;
    const long = Array.from({ length: 10 }, (_, cell) => part(cell)).join(' | ');
    const columns = Array.from({ length: 11 }, (_, column) => `Part ${column}`).join(' | ');
    const rule = Array.from({ length: 11 }, () => '---').join(' | ');
    const short = (name: string) => `| ${[name, ...Array.from({ length: 10 }, () => 'none')].join(' | ')} |`;
    const row = `| Quern | ${long} |`;
    const table = [`| ${columns} |`, `| ${rule} |`, row, short('Sieve'), short('Hopper')].join('\n');
    const { id: courseId } = await app.world.aCourse(instructor, {
      lessons: [{ title: 'Milling', notes: table }],
    });
    const { deck } = (await ask('Create flashcards on: quern', { courseId })).answer;
    expect(row.length).toBeGreaterThan(1000);
    expect(deck.cards).toContainEqual({ quote: row });
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
    await app.database.query('update courses set is_published = true where id = $1', [draft.id]);
    expect((await ask(question)).answer.sources[0].lessonId).toBe(draft.lessons[0]!.id);
    await app.database.query("update lessons set notes = 'Nothing.' where course_id = $1", [draft.id]);
    expect((await ask(question)).answer.text).toBe(UNANSWERED);
    await app.database.query('update courses set deleted_at = now() where id = $1', [draft.id]);
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

    for (const nobody of [token, await app.world.signIn(await app.world.anInstructor())]) {
      for (const more of [{}, { courseId: course.id }, { requestType: 'QUIZ_GENERATION' }]) {
        const answered = await ask(said, more, nobody);
        expect(JSON.stringify({ ...answered, question: null, conversation: null })).not.toMatch(
          /monkey|heaving/,
        );
      }
      expect(await codeOf(said, { courseId: draft.id }, nobody)).toBe('NOT_FOUND');
    }
    await app.database.query('update courses set deleted_at = now() where id = $1', [draft.id]);
    expect((await ask(said, {}, author)).answer.text).toBe(UNANSWERED);
  });

  it('makes questions and cards of what is said in a video without notes', async () => {
    const said = [
      'A halyard lifts the mainsail from the deck to the masthead.',
      'The boom carries the foot of the mainsail behind the mast.',
      'A cleat holds the halyard while the crew trims the jib.',
      'The keel keeps the boat upright against the wind in a gust.',
      'The rudder turns the hull when the helmsman moves the tiller.',
      'A winch gives the crew the power to tighten a wet sheet.',
    ];
    const cues = said.map((sentence, index) => `00:0${index}.000 --> 00:0${index + 1}.000\n${sentence}`);
    const captionsText = ['WEBVTT', ...cues].join('\n\n');
    const video = { title: 'Rigging', description: '', videoUrl: 'https://example.org/b.mp4', captionsText };
    const { id: courseId, lessons } = await app.world.aCourse(instructor, { lessons: [video] });
    for (const topic of ['the halyard', 'everything']) {
      const { questions } = (await ask(`Generate a quiz on: ${topic}`, { courseId })).answer;
      expect(questions.length).toBeGreaterThan(2);
      for (const { quote, lessonId } of questions) {
        expect(said).toContain(quote);
        expect(lessonId).toBe(lessons[0]!.id);
      }
    }
    const { deck } = (await ask('Create flashcards on: the halyard', { courseId })).answer;
    expect(deck.cardCount).toBeGreaterThan(2);
  });

  it('asks in the language of the course, which its lessons show', async () => {
    const steps = ['Revise el casco', 'Mire el viento', 'Coloque el timón', 'Suba la vela'];
    const all = [...steps, 'Suelte el cabo', 'Salga con el motor', 'Apague el motor'];
    const listed = all.map((step, index) => `${index + 1}. ${step}.`).join('\n');
    const notes = `Antes de salir del puerto hay que preparar el barco con calma.\n\n## Antes de salir\n\n${listed}`;
    const lessons = [{ title: 'Preparar el barco', notes }];
    const { id: courseId } = await app.world.aCourse(instructor, { title: 'Navegar a vela', lessons });
    const { questions } = (await ask('Generate a quiz on: preparar el barco', { courseId })).answer;
    expect(questions[0].text).toMatch(/^Preparar el barco, Antes de salir: ¿qué viene justo después de «/);
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
  it('answers the same with and without courtesy', async () => {
    const plain = (await ask('clove hitch')).answer;
    const polite = (await ask('hi, can you pls explain the clove hitch to me? thanks!')).answer;
    expect(polite.sources).toEqual(plain.sources);
    expect(plain.text).toContain('**');
  });

  it.each(['hello', 'thanks, bye', 'ok'])('says after %j what can be asked', async (text) => {
    const nothing = { text: TO_COURTESY, sources: [], questions: [], deck: null };
    expect((await ask(text)).answer).toMatchObject(nothing);
    expect((await ask(`Generate a quiz on: ${text}`, { courseId: course.id })).answer).toMatchObject(nothing);
    const sessionId = (await ask('What is splicing?')).conversation.id;
    expect((await ask(text, { sessionId })).answer).toMatchObject(nothing);
    // What follows is still about the question before it.
    const { sources } = (await ask('and why?', { sessionId })).answer;
    expect(sources[0].lessonId).toBe(course.lessons[1]!.id);
  });

  it('corrects misspelled words', async () => {
    expect((await ask('what is a bowlnie')).answer.sources[0].lessonId).toBe(course.lessons[0]!.id);
  });

  it.each(['and why?', 'simpler please', 'an example'])('reads %j with what came before it', async (text) => {
    const { conversation } = await ask('What is splicing?');
    const { answer: followed } = await ask(text, { sessionId: conversation.id });
    expect(followed.sources[0].lessonId).toBe(course.lessons[1]!.id);
    expect(followed.text).not.toBe(UNANSWERED);
  });

  it('says in a follow-up what it has not said yet, and then that there is no more', async () => {
    const { conversation, answer: first } = await ask('What is a clove hitch?');
    const texts = [first.text];
    for (const text of ['and why?', 'simpler please', 'an example']) {
      const { answer: next } = await ask(text, { sessionId: conversation.id });
      expect(next.sources[0].lessonId).toBe(course.lessons[0]!.id);
      texts.push(next.text);
    }
    const said = texts.map((text) => sentencesIn(plainText(text.replace('From your course material:', ''))));
    const all = said.flat().filter((sentence) => sentence !== NOTHING_MORE);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('A figure eight stops the rope from slipping through a pulley.');
    expect(texts.at(-1)).toBe(NOTHING_MORE);
    // Asked anew, it is answered as before.
    expect((await ask('What is a clove hitch?', { sessionId: conversation.id })).answer.text).toBe(
      first.text,
    );
  });

  it('names the closest lessons when only a word of the question is in them', async () => {
    const { answer: closest } = await ask('Which rope did Magellan’s cartographer prefer in Patagonia?');
    expect(closest).toMatchObject({ text: CLOSEST });
    expect(closest.sources).not.toEqual([]);
  });

  it('compares two things in a table of what the material says of each', async () => {
    const { answer: compared } = await ask('What is the difference between a sheet bend and a clove hitch?');
    expect(compared.text).toContain(
      '| **sheet bend** | The sheet bend joins two ropes of different thickness. |',
    );
    expect(compared.text).toContain('| **clove hitch** | The clove hitch fastens a rope to a round post. |');
  });

  it('takes seven statements, also while a quiz is open', async () => {
    const student = await app.world.aStudent();
    const person = await app.world.signIn(student);
    const quiz = await app.world.aQuiz(course, { questions: [{ text: 'What is a sail?' }] });
    await app.world.enroll(student, course);
    const askOnly = 'mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename } }';
    const statementsOf = async (more: object = {}) => {
      app.statements.length = 0;
      const input = { requestId: newId(), text: 'What is a bowline?', ...more };
      expect((await app.graphql(askOnly, { input }, person)).body.errors).toBeUndefined();
      return app.statements.map((statement) => /^\/\* (.+?) \*\//.exec(statement)?.[1] ?? statement);
    };
    await statementsOf();
    const statements = await statementsOf();
    expect(statements).toEqual([
      'assistant: messages of a request',
      'assistant: conversation of a session',
      'assistant: take slot',
      'limits: count act',
      'assistant: passages',
      'assistant: keep exchange',
      'assistant: free slot',
    ]);
    await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
    expect(await statementsOf()).toEqual(statements);
    const atLesson = await statementsOf({ lessonId: course.lessons[0]!.id, courseId: course.id });
    expect(atLesson).toHaveLength(statements.length + 1);
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
    const gone = await app.graphql(
      'mutation ($id: ID!) { deleteConversation(id: $id) { conversationId } }',
      { id: conversation.id },
      person,
    );
    expect(gone.body.data.deleteConversation.conversationId).toBe(conversation.id);
    const left = await app.graphql(mine, {}, person);
    expect(left.body.data.viewer.assistant.conversations.nodes).toEqual([
      { id: expect.any(String), title: 'What is splicing?' },
    ]);
    await app.graphql('mutation { clearConversations { id } }', {}, person);
    expect((await app.graphql(mine, {}, person)).body.data.viewer.assistant.conversations.nodes).toEqual([]);
  });
});

describe('limits', () => {
  it('lets a person ask thirty times an hour, and counts nothing that was refused', async () => {
    const person = await app.world.signIn(await app.world.aStudent());
    for (let count = 0; count < 30; count++) await ask('What is a bowline?', {}, person);
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
    const [row] = await app.database.query<{ count: number }>(
      `select count(*)::int as count from assistant_messages m join assistant_conversations k on k.id = m.conversation_id
       where k.session_key = 'session-1'`,
    );
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
