import { TEST_PASSWORD } from '../seed/world';
import { sharedFixture } from '../test/fixture';
import { testApp } from '../test/test-app';
import { routes } from './routes';

const app = testApp({ config: { isDemo: false, sandbox: false } });
let token: string;

const instructor = sharedFixture(() => app.world.anInstructor());
const course = sharedFixture(() => app.world.aCourse(instructor));
beforeAll(async () => {
  token = await app.world.signIn(await app.world.aStudent());
});

const NOBODY = '0198c0de-0000-7000-8000-000000000000';
const at = (path: string) => path.replaceAll(/:\w+/g, course.id);
const raw = (method: string, path: string, init: RequestInit) =>
  fetch(app.origin + path, { method, ...init });

it.each(routes.map((route) => [route.method.toUpperCase(), route.path, route] as const))(
  '%s %s refuses a bad token unless it is public, before it looks at anything else',
  async (method, path, { access, body: documented }) => {
    const body = documented && {};
    const expired = await app.rest(method, at(path), { body, token: 'A'.repeat(43) });
    if (access === 'anyone') return expect(expired.status).not.toBe(401);
    expect(expired).toMatchObject({
      status: 401,
      body: { error: 'Your session has expired. Please log in again.' },
    });
    expect(expired.headers.get('cache-control')).toBe('no-store');
    if (access !== 'signed in') return;
    const visitor = await app.rest(method, at(path), { body });
    expect(visitor).toMatchObject({ status: 401, body: { error: 'Please log in' } });
  },
);

it('an expired token does not prevent logging in again', async () => {
  const { email } = await app.world.aStudent();
  const body = { email, password: TEST_PASSWORD };
  const { status } = await app.rest('POST', '/auth/login', { body, token: 'A'.repeat(43) });
  expect(status).toBe(200);
});

describe('a user error has a status of its kind', () => {
  const enroll = (courseId: string) =>
    app.rest('POST', '/student/enrollments', { token, body: { courseId } });

  it.each([
    ["enrollment_mode = 'LINK'", 403, 'You need a join link or code for this course'],
    [
      "enrollment_mode = 'APPROVAL'",
      409,
      'Your request was sent. You get a notification when it is decided.',
    ],
  ])('of a course with %s', async (change, status, error) => {
    const { id } = await app.world.aCourse(instructor);
    await app.database.query(`update courses set ${change} where id = $1`, [id]);
    expect(await enroll(id)).toMatchObject({ status, body: { error } });
  });

  it('of a log-in', async () => {
    const body = { email: 'nobody@example.org', password: 'something' };
    const answer = await app.rest('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
  });
});

describe('what is not there', () => {
  it.each(['/auth/login', '/testimonials/1', '/nothing', '/media/nothing.webm'])(
    'GET %s is a call that does not exist',
    async (path) => {
      const answer = await app.rest('GET', path);
      expect(answer).toMatchObject({ status: 404, body: { error: 'Not found' } });
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is no method of a documented path', async (method) => {
    expect(await app.rest(method, '/api/courses')).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    });
  });
});

describe('bad input', () => {
  const account = { name: 'Ada', email: 'ada@example.org', password: 'a long one', role: 'student' };

  it.each([
    ['/auth/signup', { ...account, role: ['student'] }, 'Role must be Student or Instructor'],
    ['/auth/login', { email: 'a@b.cd', password: { $ne: null } }, 'Password is required'],
    ['/student/enrollments', { courseId: ['a'] }, 'courseId is required'],
    ['/student/lessons/complete', { lessonId: NOBODY }, 'courseId is required'],
    ['/testimonials', { name: 'x', text: 'x', stars: '5' }, 'Stars must be a whole number from 1 to 5'],
  ])('POST %s %j is 400', async (path, body, error) => {
    const as = path.startsWith('/student') ? token : undefined;
    expect(await app.rest('POST', path, { token: as, body })).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    ['/api/courses?minRating=many', 'minRating must be a number'],
    [`/api/courses?search=${'x'.repeat(101)}`, 'A search can be at most 100 characters'],
    ['/api/courses?search=%00', 'Text with unsupported characters'],
    ['/api/courses/%00', 'Text with unsupported characters'],
    ['/api/courses/%E0%A4%A', 'Bad request'],
  ])('GET %s is 400', async (path, error) => {
    expect(await app.rest('GET', path)).toMatchObject({ status: 400, body: { error } });
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  it.each(['{', '{"a": 1} x'])('%s is no JSON: 400', async (body) => {
    const answer = await raw('POST', '/testimonials', { headers: json, body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body is not valid JSON' }]);
  });

  it.each(['[]', '"text"', 'null'])('%s is JSON but no object: 400', async (body) => {
    const answer = await raw('POST', '/testimonials', { headers: json, body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body must be a JSON object' }]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is refused',
    async (type) => {
      const body = JSON.stringify({ name: 'x', text: 'x' });
      const answer = await raw('POST', '/testimonials', { headers: { 'content-type': type }, body });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'Send the body as JSON with content-type application/json' },
      ]);
      expect((await app.rest('GET', '/testimonials')).body).toEqual([]);
    },
  );

  it('of another type sent in chunks, without a length, is refused as well', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":"x","text":"x"}'));
        controller.close();
      },
    });
    const init = { body: chunks, duplex: 'half', headers: { 'content-type': 'text/plain' } } as RequestInit;
    const answer = await raw('POST', '/testimonials', init);
    expect(await answer.json()).toEqual({
      error: 'Send the body as JSON with content-type application/json',
    });
  });

  it('of a megabyte is 413, in an unknown encoding 415', async () => {
    const large = await app.rest('POST', '/testimonials', {
      body: { name: 'x', text: 'x'.repeat(1_000_000) },
    });
    expect(large).toMatchObject({ status: 413, body: { error: 'The body is too large' } });
    const encoded = await raw('POST', '/testimonials', {
      headers: { ...json, 'content-encoding': 'snappy' },
      body: '{}',
    });
    expect(encoded.status).toBe(415);
  });
});

it('too many testimonials from one address are 429 with the time to wait', async () => {
  const post = () => app.rest('POST', '/testimonials', { body: { name: 'x', text: 'x' } });
  for (let count = 0; count < 10; count++) expect((await post()).status).toBe(201);
  const refused = await post();
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'Too many testimonials were sent from this network. Please try again later.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await app.sql`select from testimonials`).toHaveLength(10);
});
