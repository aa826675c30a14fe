import { isObjectType } from 'graphql';
import { Subscriber } from './subscriber';
import { eventually } from './eventually';
import { startTestApp, type TestApp } from './test-app';
import { routes } from '../rest/routes';
import type { Account } from '../features/accounts/account.entities';
import type { SeededCourse } from '../seed/world';
import { TEST_PASSWORD } from '../seed/world';

/**
 * Every operation of every door × everyone who may come to it. The worlds are made anew for each cell: a course of
 * `instructor`, in which `student` is enrolled with one lesson done and, where it says so, a certificate.
 */
const ACTORS = ['visitor', 'student', 'otherStudent', 'instructor', 'otherInstructor'] as const;
type Actor = (typeof ACTORS)[number];

interface Cell {
  course: SeededCourse;
  student: Account;
  /** Of the actor, null for a visitor. */
  account: Account | null;
  token: string | undefined;
  certificateNumber: string;
}

/** What comes of it: over GraphQL `ok`, `null`, the name of what a mutation returned, or a code; over REST a status. */
type Outcomes = [
  visitor: string,
  student: string,
  otherStudent: string,
  instructor: string,
  otherInstructor: string,
];

interface Operation {
  query?: string;
  variables?: (cell: Cell) => Record<string, unknown>;
  body?: (cell: Cell) => unknown;
  outcomes: Outcomes;
}

const everyone = (outcome: string): Outcomes => [outcome, outcome, outcome, outcome, outcome];
const signedIn = (refusal: string, outcome: string): Outcomes => [
  refusal,
  outcome,
  outcome,
  outcome,
  outcome,
];

const courseId = ({ course }: Cell) => ({ id: course.id });
const lessonId = ({ course }: Cell) => ({ id: course.lessons[1]!.id });
let count = 0;
const newcomer = (role: string) => ({
  name: 'New',
  email: `matrix-${++count}@example.org`,
  password: 'secret',
  role,
});
const credentials = ({ account }: Cell) => ({
  email: account?.email ?? 'nobody@example.org',
  password: TEST_PASSWORD,
});
const unknownToken = { email: 'nobody@example.org', resetToken: 'x', newPassword: 'secret' };

const GRAPHQL: Record<string, Operation> = {
  'Query.course': {
    query: 'query ($id: ID!) { r: course(id: $id) { id } }',
    variables: courseId,
    outcomes: everyone('ok'),
  },
  'Query.course, a draft': {
    query: 'query ($id: ID!) { r: course(id: $id) { id } }',
    variables: courseId,
    // The student enrolled before it was taken back.
    outcomes: ['null', 'ok', 'null', 'ok', 'null'],
  },
  'Query.courses': { query: '{ r: courses { totalCount } }', outcomes: everyone('ok') },
  'Query.lesson': {
    query: 'query ($id: ID!) { r: lesson(id: $id) { id } }',
    variables: lessonId,
    outcomes: everyone('ok'),
  },
  'Query.lesson, of a draft': {
    query: 'query ($id: ID!) { r: lesson(id: $id) { id } }',
    variables: lessonId,
    outcomes: ['null', 'ok', 'null', 'ok', 'null'],
  },
  'Query.platform': { query: '{ r: platform { isDemo } }', outcomes: everyone('ok') },
  'Query.platformStats': { query: '{ r: platformStats { totalCourses } }', outcomes: everyone('ok') },
  'Query.testimonials': { query: '{ r: testimonials { nodes { id } } }', outcomes: everyone('ok') },
  'Query.verifyCertificate': {
    query: 'query ($number: String!) { r: verifyCertificate(number: $number) { courseTitle } }',
    variables: ({ certificateNumber }) => ({ number: certificateNumber }),
    outcomes: everyone('ok'),
  },
  'Query.viewer': {
    query: '{ r: viewer { account { id } learning { stats { totalCourses } } } }',
    outcomes: signedIn('null', 'ok'),
  },
  'Mutation.addTestimonial': {
    query: 'mutation { r: addTestimonial(input: { name: "x", text: "x" }) { __typename } }',
    outcomes: everyone('TestimonialAdded'),
  },
  'Mutation.completeLesson': {
    query: 'mutation ($id: ID!) { r: completeLesson(lessonId: $id) { __typename } }',
    variables: lessonId,
    outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  'Mutation.completeLesson, of a draft': {
    query: 'mutation ($id: ID!) { r: completeLesson(lessonId: $id) { __typename } }',
    variables: lessonId,
    outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  },
  'Mutation.undoLessonCompletion': {
    query: 'mutation ($id: ID!) { r: undoLessonCompletion(lessonId: $id) { __typename } }',
    variables: lessonId,
    outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  },
  'Mutation.undoLessonCompletion, of a draft': {
    query: 'mutation ($id: ID!) { r: undoLessonCompletion(lessonId: $id) { __typename } }',
    variables: lessonId,
    outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
  },
  'Mutation.enroll': {
    query: 'mutation ($id: ID!) { r: enroll(courseId: $id) { __typename } }',
    variables: courseId,
    outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'Enrolled', 'OwnCourse', 'Enrolled'],
  },
  'Mutation.enroll, in a draft': {
    query: 'mutation ($id: ID!) { r: enroll(courseId: $id) { __typename } }',
    variables: courseId,
    outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'NOT_FOUND', 'OwnCourse', 'NOT_FOUND'],
  },
  'Mutation.logIn': {
    query: 'mutation ($input: LogInInput!) { r: logIn(input: $input) { __typename } }',
    variables: (cell) => ({ input: credentials(cell) }),
    outcomes: signedIn('InvalidCredentials', 'LoggedIn'),
  },
  'Mutation.logOut': { query: 'mutation { r: logOut }', outcomes: everyone('ok') },
  'Mutation.register': {
    query: 'mutation ($input: RegisterInput!) { r: register(input: $input) { __typename } }',
    variables: () => ({ input: newcomer('STUDENT') }),
    outcomes: everyone('Registered'),
  },
  'Mutation.register, as an administrator': {
    query: 'mutation ($input: RegisterInput!) { r: register(input: $input) { __typename } }',
    variables: () => ({ input: newcomer('ADMIN') }),
    outcomes: everyone('InvalidInput'),
  },
  'Mutation.requestPasswordReset': {
    query: 'mutation { r: requestPasswordReset(input: { email: "nobody@example.org" }) { __typename } }',
    outcomes: everyone('PasswordResetRequested'),
  },
  'Mutation.resetPassword': {
    query: 'mutation ($input: ResetPasswordInput!) { r: resetPassword(input: $input) { __typename } }',
    variables: () => ({ input: unknownToken }),
    outcomes: everyone('InvalidResetToken'),
  },
  'Mutation.updateProfile': {
    query: 'mutation { r: updateProfile(input: { bio: "x" }) { __typename } }',
    outcomes: signedIn('UNAUTHENTICATED', 'ProfileUpdated'),
  },
  'Subscription.enrollmentChanged': {
    query: 'subscription { enrollmentChanged { id } }',
    outcomes: signedIn('UNAUTHENTICATED', 'listens'),
  },
};

const REST: Record<string, Operation> = {
  'POST /auth/signup': { body: () => newcomer('student'), outcomes: everyone('201') },
  'POST /auth/signup, as an administrator': { body: () => newcomer('admin'), outcomes: everyone('400') },
  'POST /auth/login': { body: credentials, outcomes: signedIn('401', '200') },
  'POST /auth/request-reset-token': {
    body: () => ({ email: 'nobody@example.org' }),
    outcomes: everyone('200'),
  },
  'POST /auth/reset-password': { body: () => unknownToken, outcomes: everyone('400') },
  'GET /auth/profile': { outcomes: signedIn('401', '200') },
  'GET /api/courses': { outcomes: everyone('200') },
  'GET /api/courses/:id': { outcomes: everyone('200') },
  'GET /api/courses/:id, a draft': { outcomes: ['404', '200', '404', '200', '404'] },
  'GET /search/courses': { outcomes: everyone('200') },
  'GET /platform/stats': { outcomes: everyone('200') },
  'GET /testimonials': { outcomes: everyone('200') },
  'POST /testimonials': { body: () => ({ name: 'x', text: 'x' }), outcomes: everyone('201') },
  'GET /student/dashboard': { outcomes: signedIn('401', '200') },
  'POST /student/enrollments': {
    body: ({ course }) => ({ courseId: course.id }),
    outcomes: ['401', '400', '201', '400', '201'],
  },
  'POST /student/enrollments, in a draft': {
    body: ({ course }) => ({ courseId: course.id }),
    outcomes: ['401', '400', '404', '400', '404'],
  },
  'GET /student/enrollments/:courseId': { outcomes: signedIn('401', '200') },
  'GET /student/enrollments/:courseId, a draft': { outcomes: ['401', '200', '404', '200', '404'] },
  'POST /student/lessons/complete': {
    body: ({ course }) => ({ courseId: course.id, lessonId: course.lessons[1]!.id }),
    outcomes: ['401', '200', '403', '403', '403'],
  },
  'POST /student/lessons/complete, of a draft': {
    body: ({ course }) => ({ courseId: course.id, lessonId: course.lessons[1]!.id }),
    outcomes: ['401', '200', '404', '403', '404'],
  },
  'GET /student/certificate/:courseId': { outcomes: ['401', '200', '404', '404', '404'] },
  'GET /student/certificate/:courseId, a draft': { outcomes: ['401', '200', '404', '404', '404'] },
  'GET /student/certificate/:courseId.pdf': { outcomes: ['401', '200', '404', '404', '404'] },
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

async function aCell(actor: Actor, name: string): Promise<Cell> {
  const people = {
    visitor: null,
    student: await app.world.aStudent(),
    otherStudent: await app.world.aStudent(),
    instructor: await app.world.anInstructor(),
    otherInstructor: await app.world.anInstructor(),
  };
  const course = await app.world.aCourse(people.instructor, { lessons: 2 });
  await app.world.enroll(people.student, course, { completed: /ertificate/.test(name) ? 2 : 1 });
  const [certificate] = await app.database.query<{ number: string }>(
    'select number from certificates where course_id = $1',
    [course.id],
  );
  if (/draft/.test(name))
    await app.database.query('update courses set is_published = false where id = $1', [course.id]);
  const account = people[actor];
  return {
    course,
    student: people.student,
    account,
    token: account ? await app.world.signIn(account) : undefined,
    certificateNumber: certificate?.number ?? '',
  };
}

async function overGraphQL({ query, variables }: Operation, cell: Cell): Promise<string> {
  const { body } = await app.graphql(query!, variables?.(cell) ?? {}, cell.token);
  if (body.errors) return body.errors[0]!.extensions.code;
  const { r } = body.data;
  return r === null ? 'null' : typeof r === 'object' && '__typename' in r ? r.__typename : 'ok';
}

async function overSocket({ query }: Operation, { token, account }: Cell): Promise<string> {
  const subscriber = new Subscriber(app, token);
  const heard = subscriber.subscribe(query!);
  let outcome = '';
  await eventually(async () => {
    if (account) {
      const other = await app.world.aCourse(await app.world.anInstructor());
      await app.graphql(
        'mutation ($id: ID!) { enroll(courseId: $id) { __typename } }',
        { id: other.id },
        token,
      );
    }
    const [result] = heard.results;
    outcome = result?.errors ? String(result.errors[0]!.extensions!.code) : result?.data ? 'listens' : '';
    expect(outcome).not.toBe('');
  });
  await subscriber.close();
  return outcome;
}

async function overRest(name: string, { body }: Operation, cell: Cell): Promise<string> {
  const [method, path] = name.split(',')[0]!.split(' ');
  const where = path!.replace(/:courseId|:id/, cell.course.id);
  const { status } = await app.rest(method!, where, { token: cell.token, body: body?.(cell) });
  return String(status);
}

async function outcomesOf(
  name: string,
  run: (cell: Cell) => Promise<string>,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const actor of ACTORS) outcomes[actor] = await run(await aCell(actor, name));
  return outcomes;
}

const expected = ({ outcomes }: Operation) =>
  Object.fromEntries(ACTORS.map((actor, index) => [actor, outcomes[index]]));

describe('the matrix', () => {
  it('has a row for every operation, and none for what is gone', () => {
    const fields = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
      const type = app.app.schema.getType(root);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${root}.${field}`) : [];
    });
    const named = (rows: Record<string, Operation>) => [
      ...new Set(Object.keys(rows).map((name) => name.split(',')[0])),
    ];
    expect(named(GRAPHQL).sort()).toEqual(fields.sort());
    expect(named(REST).sort()).toEqual(
      routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort(),
    );
  });

  it.each(Object.keys(GRAPHQL))('%s', async (name) => {
    const operation = GRAPHQL[name]!;
    const run = name.startsWith('Subscription') ? overSocket : overGraphQL;
    expect(await outcomesOf(name, (cell) => run(operation, cell))).toEqual(expected(operation));
  });

  it.each(Object.keys(REST))('%s', async (name) => {
    const operation = REST[name]!;
    expect(await outcomesOf(name, (cell) => overRest(name, operation, cell))).toEqual(expected(operation));
  });
});
