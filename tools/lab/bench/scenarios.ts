import { PostgresClient } from '../../../server/platform/database/postgres-client';
import { documentIds } from '../../../server/test/document-ids';
import { idOf, QUIZZES, tokenOf, WORDS, type DatasetSize } from './dataset';

/** A request as the load generator sends it. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A kind of work, the same for product and floor; each call builds the next request. */
export interface Scenario {
  name: string;
  product: () => BenchRequest;
  /** null if the goal is a time and not a share of the floor. */
  floor: (() => BenchRequest) | null;
  /** null if it is measured to be watched alone. */
  goal: { percentOfFloor: number } | { milliseconds: number } | null;
  /** How many requests there are rows for, of product and floor together; null if it only reads. */
  unusedRows: number | null;
}

/**
 * Builds the scenarios for a filled database. Those that write use rows that no earlier request has used: to repeat a
 * write is a different, shorter path, on which the floor gains most.
 */
export async function scenariosFor(url: string, size: DatasetSize): Promise<Scenario[]> {
  const graphql = (operationName: string, variables: object, account?: number): BenchRequest => ({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      ...(account !== undefined && { authorization: `Bearer ${tokenOf(account)}` }),
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentIds[operationName]! } },
    }),
  });
  const get = (path: string, query: Record<string, string>): BenchRequest => ({
    method: 'GET',
    path: `${path}?${new URLSearchParams(query).toString()}`,
    headers: {},
  });
  const post = (path: string, body: object): BenchRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  const rows = async <Row>(statement: string, parameters: unknown[] = []) =>
    (await client.query<Row & object>(statement, parameters)).rows;

  const searches = cycle(
    WORDS.flatMap((search) =>
      ['Fullstack', 'Backend', 'AI', 'Frontend'].flatMap((category) =>
        [3, 4, 4.5].map((minRating) => ({ search, category, minRating })),
      ),
    ),
  );
  const fragments = cycle(THREE_LETTERS);
  const newSearches = () => ({ ...searches(), search: fragments() });
  const everyCourse = cycle(numbers(size.courses, size.courses).map((number) => idOf('course', number)));
  const courses = cycle(numbers(600, size.courses).map((number) => idOf('course', number)));
  const students = cycle(numbers(600, size.students).map((number) => size.instructors + number));
  const enrolled = cycle(
    await rows<{ student: string; course: string }>(
      'select student_id as student, course_id as course from enrollments order by md5(id::text) limit 600',
    ),
  );
  const lessons = once(
    await rows<{ student: string; lesson: string }>(
      `select e.student_id as student, l.id as lesson from enrollments e
       join lessons l on l.course_id = e.course_id and l.position > e.lessons_completed
       where md5(e.id::text) < '4' and not exists
         (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
       order by md5(e.id::text || l.id::text) limit 60000`,
    ),
  );
  const startable = once(
    await rows<{ student: string; quiz: string }>(
      `select distinct on (e.student_id) e.student_id as student, q.id as quiz from enrollments e
       join quizzes q on q.course_id = e.course_id where md5(e.id::text) < '4' order by e.student_id, q.id limit 60000`,
    ),
  );
  const open = await openAttempts(client);
  // Sessions note their last use once an hour, which would be a second write of nearly every measured request.
  await client.query('update sessions set last_seen_at = now()');
  await client.end();
  const saving = once(open.filter((_, index) => index % 2 === 0));
  const submitting = once(open.filter((_, index) => index % 2 === 1));

  return [
    {
      name: 'search',
      product: () => graphql('CatalogueFromServer', { filter: searches(), first: 24 }),
      floor: () => {
        const { minRating, ...filter } = searches();
        return get('/search', { ...filter, minRating: String(minRating) });
      },
      goal: { percentOfFloor: 150 },
      unusedRows: null,
    },
    {
      // Never requested before, so that nothing is cached.
      name: 'search, first asked',
      product: () => graphql('CatalogueFromServer', { filter: newSearches(), first: 24 }),
      floor: () => {
        const { minRating, ...filter } = newSearches();
        return get('/search', { ...filter, minRating: String(minRating) });
      },
      goal: null,
      unusedRows: null,
    },
    {
      name: 'page without search',
      product: () => graphql('CatalogueFromServer', { filter: {}, first: 24 }),
      floor: () => get('/page', {}),
      goal: { percentOfFloor: 150 },
      unusedRows: null,
    },
    {
      name: 'course, signed out',
      product: () => graphql('CoursePage', { courseId: courses() }),
      floor: () => get('/course', { id: courses() }),
      goal: { percentOfFloor: 150 },
      unusedRows: null,
    },
    {
      // More courses than fit into the cache, each requested again only after all the others.
      name: 'course, first asked',
      product: () => graphql('CoursePage', { courseId: everyCourse() }),
      floor: () => get('/course', { id: everyCourse() }),
      goal: null,
      unusedRows: null,
    },
    {
      name: 'course, enrolled',
      product: () => {
        const { student, course } = enrolled();
        return graphql('CoursePage', { courseId: course }, numberOf(student));
      },
      floor: () => {
        const { student, course } = enrolled();
        return get('/enrolled', { id: course, viewer: student });
      },
      goal: { percentOfFloor: 45 },
      unusedRows: null,
    },
    {
      name: 'student dashboard',
      product: () => graphql('LearningHome', {}, students()),
      floor: () => get('/dashboard', { viewer: idOf('account', students()) }),
      goal: { percentOfFloor: 35 },
      unusedRows: null,
    },
    {
      name: 'complete a lesson',
      product: () => {
        const { student, lesson } = lessons.next();
        return graphql('CompleteLesson', { lessonId: lesson }, numberOf(student));
      },
      floor: () => post('/complete', lessons.next()),
      goal: { percentOfFloor: 40 },
      unusedRows: lessons.length,
    },
    {
      name: 'start a quiz',
      product: () => {
        const { student, quiz } = startable.next();
        return graphql('StartQuizAttempt', { quizId: quiz }, numberOf(student));
      },
      floor: () => post('/start', startable.next()),
      goal: { percentOfFloor: 40 },
      unusedRows: startable.length,
    },
    {
      name: 'save an answer',
      product: () => {
        const { attempt, student, questions } = saving.next();
        const answers = [{ questionId: questions[0], answer: 'the second option' }];
        return graphql(
          'SaveQuizAnswers',
          { attemptId: attempt, answers, flaggedQuestionIds: [] },
          numberOf(student),
        );
      },
      floor: () => {
        const { attempt, student, questions } = saving.next();
        return post('/save', { attempt, student, answers: { [questions[0]!]: 'the second option' } });
      },
      goal: { percentOfFloor: 40 },
      unusedRows: saving.length,
    },
    {
      name: 'submit a quiz',
      product: () => {
        const { attempt, student, questions } = submitting.next();
        const answers = questions.map((questionId) => ({ questionId, answer: 'the second option' }));
        return graphql('SubmitQuizAttempt', { attemptId: attempt, answers }, numberOf(student));
      },
      floor: () => {
        const { attempt, student, questions } = submitting.next();
        const answers = Object.fromEntries(questions.map((question) => [question, 'the second option']));
        return post('/submit', { attempt, student, answers });
      },
      goal: { percentOfFloor: 40 },
      unusedRows: submitting.length,
    },
    ...[1, 2].flatMap((course): Scenario[] => {
      const of = `${(course === 1 ? size.largestCourse : Math.ceil(size.largestCourse / 100)).toLocaleString('en')} students`;
      const goal = { milliseconds: 100 };
      return [
        {
          name: `instructor dashboard, ${of}`,
          product: () => graphql('InstructorDashboardPage', {}, course),
          floor: null,
          goal,
          unusedRows: null,
        },
        {
          name: `course analytics, ${of}`,
          product: () =>
            graphql(
              'CourseFigures',
              { courseId: idOf('course', course), days: 30, withStudents: true },
              course,
            ),
          floor: null,
          goal,
          unusedRows: null,
        },
        {
          name: `quiz results, ${of}`,
          product: () => graphql('QuizResultsPage', { id: idOf('quiz', (course - 1) * QUIZZES + 1) }, course),
          floor: null,
          goal,
          unusedRows: null,
        },
      ];
    }),
  ];
}

interface OpenAttempt {
  attempt: string;
  student: string;
  questions: string[];
}

/** Half of them are saved to, half submitted. */
const OPEN_ATTEMPTS = 120_000;
/** Higher than those of the other attempts, to find the ones of earlier runs, which would be in the way. */
const OPENED_NUMBER = 100;

/** Opens attempts of enrolled students at the quizzes of their courses, with their full time left. */
async function openAttempts(client: PostgresClient): Promise<OpenAttempt[]> {
  await client.query('begin');
  await client.query(`delete from quiz_attempts where state = 'OPEN' or number = ${OPENED_NUMBER}`);
  const { rows } = await client.query<OpenAttempt>(
    `with opened as (
       insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, deadline, time_limit_minutes,
         passing_score_percent, snapshot, total)
       select gen_random_uuid(), q.id, e.student_id, ${OPENED_NUMBER}, 'OPEN', now(), now() + interval '90 minutes', 90, q.passing_score_percent,
         (select jsonb_agg(jsonb_build_object('id', n.id, 'type', n.type, 'text', n.text, 'options', n.options,
           'correctAnswer', n.correct_answer, 'explanation', n.explanation, 'points', n.points) order by n.position)
           from questions n where n.quiz_id = q.id), q.total_points
       from enrollments e join quizzes q on q.course_id = e.course_id
       where md5(e.id::text) >= '4' limit ${OPEN_ATTEMPTS}
       on conflict do nothing returning id, student_id, snapshot
     )
     select id as attempt, student_id as student, array(select n ->> 'id' from jsonb_array_elements(snapshot) n) as questions
     from opened order by md5(id::text)`,
  );
  await client.query('commit');
  return rows;
}

/** The number of an account from its id. */
const numberOf = (id: string) => parseInt(id.slice(-12), 16);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** More searches than a run can send, in an order in which the first letters vary. */
const THREE_LETTERS = Array.from({ length: LETTERS.length ** 3 }, (_, index) =>
  [1, LETTERS.length, LETTERS.length ** 2]
    .map((place) => LETTERS[Math.floor(index / place) % LETTERS.length])
    .join(''),
);

/** Evenly spread over 1 to `max`. */
const numbers = (count: number, max: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.floor((index * max) / count));

/** Returns the next item on each call, starting over after the last. */
function cycle<Item>(items: readonly Item[]): () => Item {
  if (items.length === 0)
    throw new Error('The database has no rows for a scenario; fill it at a larger scale');
  let next = 0;
  return () => items[next++ % items.length]!;
}

/** Returns each item once. */
function once<Item>(items: readonly Item[]): { length: number; next: () => Item } {
  let taken = 0;
  return {
    length: items.length,
    next: () => {
      if (taken === items.length) throw new Error('Every row of a writing scenario was used');
      return items[taken++]!;
    },
  };
}
