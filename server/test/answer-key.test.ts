import { QuestionType, QuizReviewRule, type Question, type Quiz } from '../modules/quizzes/quiz.entities';
import { createLogger } from '../platform/http/logging';
import { routes } from '../rest/routes';
import type { SeededQuiz } from '../seed/rows';
import type { SeededCourse } from '../seed/world';
import { eventually } from './eventually';
import { aQuizTaker, type QuizTaker } from './quiz-taker';
import { crawl, sendEach, type CrawlDocument } from './schema-crawl';
import { Subscriber } from './subscriber';
import { testApp } from './test-app';

jest.setTimeout(300_000);

// Every correct answer and explanation is a unique word, so that any response can be searched for it.

const logged: string[] = [];
const app = testApp(() => ({ logger: createLogger('debug', { write: (line) => void logged.push(line) }) }));
let course: SeededCourse;
let quizzes: SeededQuiz[];
let taker: QuizTaker;
let tokens: Record<string, string | undefined>;
let ids: Record<'courses' | 'lessons' | 'quizzes' | 'attempts' | 'questions' | 'people', string[]>;

let count = 0;
const canary = () => `canary${(++count).toString().padStart(3, '0')}bird`;

const questions = (): Partial<Question>[] => {
  const key = canary();
  return [
    {
      type: QuestionType.MULTIPLE_CHOICE,
      options: ['one', 'two', key, 'three'],
      correctAnswer: key,
      explanation: canary(),
    },
    { type: QuestionType.SHORT_ANSWER, correctAnswer: canary(), explanation: canary(), points: 5 },
    { type: QuestionType.TRUE_FALSE, correctAnswer: 'false', explanation: canary() },
  ];
};

beforeAll(async () => {
  const author = await app.world.anInstructor();
  course = await app.world.aCourse(author);
  const draft = await app.world.aCourse(author, { isPublished: false });
  const aQuiz = (given: Partial<Quiz> = {}, of = course) =>
    app.world.aQuiz(of, { ...given, questions: questions() });
  quizzes = [
    await aQuiz({ passingScorePercent: 60 }),
    // With an open attempt, which hides what the rule would show of the earlier ones.
    await aQuiz({ maxAttempts: 5, reviewRule: QuizReviewRule.ANSWERS }),
    await aQuiz({ reviewRule: QuizReviewRule.SCORE, timeLimitMinutes: null }),
    await aQuiz({ reviewRule: QuizReviewRule.VERDICTS, shufflesQuestions: true, shufflesOptions: true }),
    await aQuiz({ isActive: false }),
    await aQuiz({ deletedAt: new Date() }),
    await aQuiz({}, draft),
  ];
  taker = await aQuizTaker(app, course);
  const attempts: string[] = [];
  for (const quiz of quizzes.slice(0, 4))
    for (const passes of [false, true]) {
      const [choice, short] = quiz.questions as [Question, Question];
      const { attempt } = await taker.start(quiz.id);
      attempts.push(attempt.id);
      // In capitals it is correct but differs from the word that is searched for.
      await taker.save(attempt.id, {
        [choice.id]: 'one',
        [short.id]: passes ? short.correctAnswer.toUpperCase() : 'no',
      });
      const { attempt: finished } = await taker.submit(attempt.id);
      expect(finished.result.score).toBe(passes ? 5 : 0);
    }
  for (const quiz of quizzes.slice(0, 4)) {
    const { attempt } = await taker.start(quiz.id);
    await taker.save(attempt.id, { [quiz.questions[1]!.id]: 'under way' });
    attempts.push(attempt.id);
  }
  const otherStudent = await app.world.aStudent();
  const otherInstructor = await app.world.anInstructor();
  tokens = {
    visitor: undefined,
    student: taker.token,
    otherStudent: await app.world.signIn(otherStudent),
    otherInstructor: await app.world.signIn(otherInstructor),
    author: await app.world.signIn(author),
  };
  ids = {
    courses: [course.id, draft.id],
    lessons: [course.lessons[0]!.id],
    quizzes: quizzes.map(({ id }) => id),
    attempts: [attempts[0]!, attempts[1]!, attempts[3]!, attempts[7]!, attempts[8]!, attempts[11]!],
    questions: quizzes.map((quiz) => quiz.questions[1]!.id),
    people: [taker.account.id, author.id],
  };
});

/** Deeper paths lead only to what queries reach as well; an attempt's review is the fourth type. */
const MUTATION_LENGTH = 4;

/** Of one socket. */
const MAX_SUBSCRIPTIONS = 20;

const OTHERS = ['visitor', 'student', 'otherStudent', 'otherInstructor'];

/** Of the ids for a field; null if it does not follow from its name. */
function kindOf(field: string) {
  const kinds = [
    ['attempts', /attempt/i],
    ['quizzes', /quiz|extraTime/i],
    ['lessons', /lesson/i],
    ['courses', /course|enroll/i],
  ] as const;
  const of = field.replace('startQuizAttempt', 'startQuiz');
  return kinds.find(([, pattern]) => pattern.test(of))?.[0] ?? null;
}

/** The ids to try for a field; one of each kind if the kind does not follow from its name. */
function idsFor(field: string): string[] {
  const kind = kindOf(field);
  return kind ? ids[kind] : Object.values(ids).map(([first]) => first!);
}

/** Without documents about something else than quizzes that differ from another in the id alone. */
function withoutRepeats(documents: CrawlDocument[]): CrawlDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ way, asks }) => {
    const fields = way.map((call) => call.split('(')[0]!);
    if (isOfQuizzes(asks[0]!.split('.')[0]!) || !kindOf(fields[0]!)) return true;
    const path = [...fields, asks[0]].join();
    return !seen.has(path) && seen.add(path);
  });
}

// Generated content is part of conversations, and there are none here.
const isOfQuizzes = (name: string) => /^(?!Generated).*(quiz|question|attempt)/i.test(name);

/**
 * The correct answers and explanations in a text, except a correct answer among all the options of its question, which
 * reveals nothing.
 */
function keysIn(text: string): string[] {
  const plain = quizzes.reduce((left, quiz) => {
    const [choice] = quiz.questions as [Question];
    const anyOrder = new RegExp(`\\[(?:"(?:${choice.options.join('|')})",?){4}\\]`, 'g');
    return left.replace(anyOrder, '[]');
  }, text);
  return plain.match(/canary\d+bird/g) ?? [];
}

/** Sends the documents as one actor; returns the secrets found and the fields that could be queried. */
async function crawlAs(who: string, documents: CrawlDocument[]) {
  const found: string[] = [];
  const asked = new Set<string>();
  await sendEach(
    documents,
    async (document) => (await app.graphql(document, {}, tokens[who])).body,
    ({ document, asks }, body) => {
      for (const key of keysIn(JSON.stringify(body))) found.push(`${key} in ${document}`);
      if (body.errors?.[0]?.extensions.code !== 'QUERY_TOO_COMPLEX')
        for (const field of asks) asked.add(field);
    },
  );
  return { found, asked };
}

describe('no key leaves', () => {
  it('by any path of a query, for anybody but its author', async () => {
    const {
      documents: all,
      reachable,
      unasked,
    } = crawl(app.app.schema, app.app.schema.getQueryType()!, 'query', idsFor);
    const documents = withoutRepeats(all);
    expect(documents.length).toBeGreaterThan(150);
    expect(unasked).toEqual([]);
    // At the same time, so that the server still has what it has made of a document for the others.
    const [byAuthor, ...byOthers] = await Promise.all(
      ['author', ...OTHERS].map((who) => crawlAs(who, documents)),
    );
    expect(byOthers.map(({ found }, index) => [OTHERS[index], found])).toEqual(
      OTHERS.map((who) => [who, []]),
    );
    // Verifies the search: the same queries do find them for the author.
    expect(byAuthor!.found.length).toBeGreaterThan(0);
    expect(byAuthor!.found.filter((where) => !where.includes('viewer { teaching'))).toEqual([]);
    const askedByAnyone = new Set([byAuthor!, ...byOthers].flatMap(({ asked }) => [...asked]));
    const ofQuizzes = [...reachable].filter(isOfQuizzes);
    expect(ofQuizzes.length).toBeGreaterThan(60);
    // Nobody here is an administrator.
    const isOpen = ({ way }: CrawlDocument) => !way.includes('administration');
    const leaves = ofQuizzes.filter((name) =>
      documents.some((document) => isOpen(document) && document.asks.includes(name)),
    );
    expect(leaves.filter((name) => !askedByAnyone.has(name))).toEqual([]);
  });

  it('by any GET of the documented calls, whatever id it is given', async () => {
    const reading = routes.filter(({ method }) => method === 'get');
    expect(reading.length).toBeGreaterThan(8);
    const oneOfEach = Object.values(ids).map(([first]) => first!);
    for (const who of OTHERS)
      for (const { path } of reading)
        for (const id of /:/.test(path) ? new Set([...idsFor(path), ...oneOfEach]) : ['']) {
          const where = path.replace(/:\w+/g, id);
          const { body } = await app.rest('GET', where, { token: tokens[who] });
          expect([who, where, keysIn(JSON.stringify(body))]).toEqual([who, where, []]);
        }
    const own = await app.rest('GET', `/quizzes/quiz/${quizzes[0]!.id}`, { token: tokens.author });
    expect(keysIn(JSON.stringify(own.body))).toHaveLength(5);
  });

  it('by an error, whatever is sent', async () => {
    const document = `mutation ($id: ID!, $answers: [QuizAnswerInput!]!) {
      saveQuizAnswers(attemptId: $id, answers: $answers) { __typename ... on QuizAnswersSaved { attempt { answers { answer } } } } }`;
    const hostile = ['', 'null', 'x'.repeat(6000), 'Option 1', '{"$ne":1}', "' or 1=1 --", '💥', 'true'];
    // Each answer to another quiz, of which all have the same kinds of questions.
    for (const who of OTHERS)
      for (const [index, answer] of hostile.entries()) {
        const quiz = quizzes[index % quizzes.length]!;
        const answers = quiz.questions.map(({ id }) => ({ questionId: id, answer }));
        const saved = await app.graphql(document, { id: ids.attempts[index % 6], answers }, tokens[who]);
        const submitted = await app.rest('POST', '/quizzes/attempts', {
          token: tokens[who],
          body: { quizId: quiz.id, answers: [...answers, ...answers] },
        });
        expect(keysIn(JSON.stringify([saved.body, submitted.body]))).toEqual([]);
      }
  });

  it('by any mutation that ids alone can call', async () => {
    const { documents } = crawl(
      app.app.schema,
      app.app.schema.getMutationType()!,
      'mutation',
      idsFor,
      MUTATION_LENGTH,
    );
    const harmless = withoutRepeats(documents).filter(
      ({ document }) => !/^mutation { (logOut|register|logIn|request|reset)/.test(document),
    );
    expect(harmless.some(({ document }) => document.includes('startQuizAttempt'))).toBe(true);
    expect(harmless.some(({ document }) => document.includes('submitQuizAttempt'))).toBe(true);
    const found = await Promise.all(
      OTHERS.map(async (who) => ({ who, found: (await crawlAs(who, harmless)).found })),
    );
    expect(found).toEqual(OTHERS.map((who) => ({ who, found: [] })));
  });

  it('by an event, also of a quiz that is published', async () => {
    const { documents } = crawl(
      app.app.schema,
      app.app.schema.getSubscriptionType()!,
      'subscription',
      idsFor,
      MUTATION_LENGTH,
    );
    // A mutation above ended the enrollment.
    await app.as(taker.token).graphql`mutation { enroll(courseId: ${course.id}) { __typename } }`;
    const subscriber = new Subscriber(app, tokens.student);
    const heard = documents
      .filter(({ way }) => /^(notification|enrollment|quizAttempt)/.test(way[0]!))
      .slice(0, MAX_SUBSCRIPTIONS)
      .map(({ document }) => subscriber.subscribe(document));
    expect(heard.length).toBeGreaterThan(2);
    const publish =
      'mutation ($id: ID!) { setQuizActive(id: $id, isActive: true) { questions { correctAnswer } } }';
    await eventually(async () => {
      // Toggles, so that each iteration is an event: the subscriptions may not have been active for an earlier one.
      for (const field of ['undoLessonCompletion', 'completeLesson'])
        await app.as(taker.token).graphql`mutation { ${field}(lessonId: ${ids.lessons[0]}) { __typename } }`;
      const { body } = await app.graphql(publish, { id: quizzes[4]!.id }, tokens.author);
      expect(keysIn(JSON.stringify(body))).not.toEqual([]);
      expect(heard.some(({ results }) => results.length > 0)).toBe(true);
    });
    await subscriber.close();
    expect(keysIn(JSON.stringify(heard.map(({ results, error }) => [results, error])))).toEqual([]);
  });

  it('by the log, also of a statement that fails with keys in its hands', async () => {
    await app.sql`alter table quiz_attempts add constraint never check (total < 0) not valid`;
    const { token, start } = await aQuizTaker(app, course);
    expect(await start(quizzes[0]!.id)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    const rest = await app.rest('GET', `/quizzes/quiz/${quizzes[0]!.id}`, { token });
    expect(rest).toMatchObject({ status: 500, body: { error: 'Something went wrong on our side' } });
    const failures = logged.filter((line) => line.includes('quizzes: start attempt'));
    expect(failures).toHaveLength(2);
    expect(keysIn(logged.join('\n'))).toEqual([]);
  });
});
