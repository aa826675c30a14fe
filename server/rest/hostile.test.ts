import fc from 'fast-check';
import { malformedPathPart, malformedValue } from '../test/malformed-values';
import { startTestApp, type TestApp } from '../test/test-app';
import { routes } from './routes';

let app: TestApp;
let token: string;
let courseId: string;
let lessonId: string;
const failures: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const course = await app.world.aCourse(await app.world.anInstructor());
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
  const student = await app.world.aStudent();
  await app.world.enroll(student, course);
  token = await app.world.signIn(student);
});
afterAll(() => app.stop());

const KEYS = [
  'name',
  'email',
  'password',
  'role',
  'text',
  'stars',
  'avatar',
  'courseId',
  'lessonId',
  'resetToken',
  'newPassword',
  'id',
  '_id',
  '__proto__',
  'constructor',
  'toString',
  'then',
];
const anyBody = fc.dictionary(fc.constantFrom(...KEYS), malformedValue, { maxKeys: 8 });
/** A valid body with some of its values replaced. */
const nearlyGood = fc
  .tuple(
    fc.constantFrom<Record<string, unknown>>(
      { name: 'Ada', email: 'ada@example.org', password: 'a long one', role: 'student' },
      { email: 'ada@example.org', password: 'a long one' },
      { email: 'ada@example.org', resetToken: 'x', newPassword: 'a long one' },
      { name: 'Ada', text: 'Hello', stars: 5, avatar: 'https://example.org' },
      { courseId: 'COURSE', lessonId: 'LESSON' },
    ),
    anyBody,
  )
  .map(([good, replaced]) => ({ ...good, ...replaced }));

async function expectNoFault(method: string, path: string, init: RequestInit): Promise<void> {
  const response = await fetch(app.origin + path, { method, ...init });
  const text = await response.text();
  if (response.status >= 500)
    failures.push(`${method} ${path} ${JSON.stringify(init.body)} → ${response.status} ${text}`);
  expect(failures).toEqual([]);
  expect(text).not.toMatch(/node_modules|syntax error at or near|violates|relation "/);
}

const places = (value: unknown) =>
  JSON.stringify(value).replaceAll('"COURSE"', `"${courseId}"`).replaceAll('"LESSON"', `"${lessonId}"`);

describe('hostile input over REST is refused or harmless, never a fault', () => {
  const posts = routes.filter(({ method }) => method === 'post').map(({ path }) => path);
  const gets = routes.filter(({ method }) => method === 'get').map(({ path }) => path);

  it.each(posts)(
    'POST %s',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(anyBody, nearlyGood), fc.boolean(), async (body, isSignedIn) => {
          await app.database.query('delete from rate_limits');
          await expectNoFault('POST', path, {
            headers: {
              'content-type': 'application/json',
              ...(isSignedIn && { authorization: `Bearer ${token}` }),
            },
            body: places(body),
          });
        }),
        { numRuns: 10, plugins: [fc.interruptAfterTimeLimit(20_000)] },
      );
    },
    60_000,
  );

  it.each(gets)(
    'GET %s',
    async (path) => {
      const names = fc.constantFrom(
        'search',
        'q',
        'tag',
        'category',
        'minRating',
        'search[a]',
        '__proto__',
        'x',
      );
      await fc.assert(
        fc.asyncProperty(
          malformedPathPart,
          fc.array(fc.tuple(names, malformedPathPart), { maxLength: 4 }),
          async (id, pairs) => {
            const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
            // A bare dot segment would be normalized out of the URL before it is sent.
            const where = path.replace(/:courseId|:id/, /^(%2e|\.)+$/i.test(id) ? 'x' : id);
            await expectNoFault('GET', `${where}?${query}`, {
              headers: { authorization: `Bearer ${token}` },
            });
          },
        ),
        { numRuns: 10, plugins: [fc.interruptAfterTimeLimit(20_000)] },
      );
    },
    60_000,
  );
});

it('a value nested a hundred thousand times is refused over both', async () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const post = (path: string, body: string) =>
    fetch(app.origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const error = 'Text with unsupported characters';
  const rest = await post('/auth/login', `{ "email": ${nested} }`);
  expect([rest.status, await rest.json()]).toEqual([400, { error }]);
  const graphql = await post('/graphql', `{ "query": "{ __typename }", "variables": { "v": ${nested} } }`);
  expect(graphql.status).toBe(400);
  expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});

describe('hostile input over GraphQL is refused or harmless, never a fault', () => {
  const operations: [string, string][] = [
    ['register', 'mutation ($v: RegisterInput!) { register(input: $v) { __typename } }'],
    ['logIn', 'mutation ($v: LogInInput!) { logIn(input: $v) { __typename } }'],
    [
      'requestPasswordReset',
      'mutation ($v: RequestPasswordResetInput!) { requestPasswordReset(input: $v) { __typename } }',
    ],
    ['resetPassword', 'mutation ($v: ResetPasswordInput!) { resetPassword(input: $v) { __typename } }'],
    ['updateProfile', 'mutation ($v: UpdateProfileInput!) { updateProfile(input: $v) { __typename } }'],
    ['addTestimonial', 'mutation ($v: AddTestimonialInput!) { addTestimonial(input: $v) { __typename } }'],
    ['enroll', 'mutation ($v: ID!) { enroll(courseId: $v) { __typename } }'],
    ['completeLesson', 'mutation ($v: ID!) { completeLesson(lessonId: $v) { __typename } }'],
    ['undoLessonCompletion', 'mutation ($v: ID!) { undoLessonCompletion(lessonId: $v) { __typename } }'],
    ['course', 'query ($v: ID!) { course(id: $v) { id } }'],
    ['lesson', 'query ($v: ID!) { lesson(id: $v) { id } }'],
    ['courses', 'query ($v: CourseFilter) { courses(filter: $v) { totalCount } }'],
    ['a cursor', 'query ($v: String) { courses(after: $v) { totalCount } }'],
    ['a cursor of testimonials', 'query ($v: String) { testimonials(after: $v) { nodes { id } } }'],
    ['first', 'query ($v: Int!) { courses(first: $v) { totalCount } }'],
    ['verifyCertificate', 'query ($v: String!) { verifyCertificate(number: $v) { number } }'],
  ];
  const fields: Record<string, fc.Arbitrary<unknown>> = {
    RegisterInput: fc.record({
      name: malformedValue,
      email: malformedValue,
      password: malformedValue,
      role: fc.constantFrom('STUDENT', 'ADMIN'),
    }),
    LogInInput: fc.record({ email: malformedValue, password: malformedValue }),
    RequestPasswordResetInput: fc.record({ email: malformedValue }),
    ResetPasswordInput: fc.record({
      email: malformedValue,
      resetToken: malformedValue,
      newPassword: malformedValue,
    }),
    UpdateProfileInput: fc.record({ bio: malformedValue, pictureUrl: malformedValue }),
    AddTestimonialInput: fc.record({
      name: malformedValue,
      text: malformedValue,
      stars: fc.integer(),
      avatarUrl: malformedValue,
    }),
    CourseFilter: fc.record({
      search: malformedValue,
      category: malformedValue,
      skill: malformedValue,
      minRating: fc.double(),
    }),
  };
  const forgedCursor = fc
    .tuple(fc.array(fc.oneof(fc.double(), fc.integer()), { maxLength: 3 }), malformedValue, malformedValue)
    .map(([numbers, time, id]) => Buffer.from(JSON.stringify([...numbers, time, id])).toString('base64url'));

  it.each(operations)(
    '%s',
    async (_name, query) => {
      const type = /\$v: (\w+)/.exec(query)![1]!;
      const value = fc.oneof(fields[type] ?? malformedValue, malformedValue, forgedCursor);
      await fc.assert(
        fc.asyncProperty(value, async (v) => {
          await app.database.query('delete from rate_limits');
          const { status, body } = await app.graphql(query, { v }, token);
          expect(status).toBeLessThan(500);
          for (const { extensions } of body.errors ?? [])
            expect(['BAD_USER_INPUT', 'NOT_FOUND', 'QUERY_TOO_COMPLEX', 'RATE_LIMITED']).toContain(
              extensions.code,
            );
        }),
        { numRuns: 10, plugins: [fc.interruptAfterTimeLimit(20_000)] },
      );
    },
    60_000,
  );
});

describe('what people write', () => {
  it('comes back as it was written, and stands on a certificate as text alone', async () => {
    const evil = '<img src=x onerror=alert(1)>"&\'</style><script>';
    const instructor = await app.world.anInstructor({ name: evil });
    const course = await app.world.aCourse(instructor, { title: evil, lessons: 1, skills: [evil] });
    const student = await app.world.aStudent({ name: evil });
    await app.world.enroll(student, course, { completed: 1 });
    const as = await app.world.signIn(student);
    const { body } = await app.rest('GET', `/api/courses/${course.id}`, { token: as });
    expect([body.title, body.instructor.name, body.skills]).toEqual([evil, evil, [evil]]);
    const html = await app.rest('GET', `/student/certificate/${course.id}`, { token: as });
    expect(html.status).toBe(200);
    expect(html.body).not.toMatch(/<img|<script/i);
    expect(html.body).toContain('&lt;img src=x');
    const pdf = await app.rest('GET', `/student/certificate/${course.id}.pdf`, { token: as });
    expect(pdf.status).toBe(200);
  });
});
