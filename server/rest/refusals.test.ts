import sql from 'sql-template-tag';
import { TOO_MANY_CODES } from '../features/accounts/account.rules';
import { PasswordResetService } from '../features/accounts/password-reset.service';
import { NO_BUDGET } from '../features/assistant/suggestions/suggestion.rules';
import { LAST_CATEGORY } from '../features/courses/categories/category-administration.service';
import { REGISTRATION_CLOSED, TOO_MANY_INVITATION_MAILS } from '../features/platform-settings/settings.rules';
import { rateLimited } from '../platform/errors';
import { RateLimiter } from '../platform/rate-limiter';
import { aScene, refusedCalls, type Scene } from '../test/rest-refusals';
import { exampleCallsOfAdministrators } from '../test/rest-refusals-of-administrators';
import { type ExampleCalls, exampleCallsOfPeople } from '../test/rest-refusals-of-people';
import { startTestApp, type TestApp } from '../test/test-app';
import { TEST_PASSWORD, type SeededCourse } from '../seed/world';
import { codeOf } from '../features/accounts/second-factor/second-factor.testing';
import type { Account } from '../features/accounts/account.entities';
import { SHARED_ACCOUNT } from './people.routes';
import { routes } from './routes';
import { EXAMPLE_ID } from './schema';

let app: TestApp;
let instructor: Account;
let course: SeededCourse;
let token: string;

beforeAll(async () => {
  // In demo mode administrators cannot change the platform.
  app = await startTestApp({ config: { isDemo: false, sandbox: false } });
  instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor);
  token = await app.world.signIn(await app.world.aStudent());
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

/** In the examples of second factors. */
const EXAMPLE_CODE = '123456';
/** In the example of an access token. */
const EXPIRY = '2027-01-31T09:30:00.000Z';
const NOBODY = '0198c0de-0000-7000-8000-000000000000';
const at = (path: string) => path.replaceAll(/:\w+/g, course.id);
const raw = (method: string, path: string, init: RequestInit) =>
  fetch(app.origin + path, { method, ...init });

describe('access to a call', () => {
  it.each(routes.map((route) => [route.method.toUpperCase(), route.path, route] as const))(
    '%s %s refuses a bad token unless it is public, and checks who may call it before anything else',
    async (method, path, { access, body: documented }) => {
      const body = documented && {};
      const expired = await app.rest(method, at(path), { body, token: 'A'.repeat(43) });
      if (access === 'anyone') return expect(expired.status).not.toBe(401);
      expect(expired).toMatchObject({
        status: 401,
        body: { error: 'Your session has expired. Please log in again.' },
      });
      expect(expired.headers.get('cache-control')).toBe('no-store');
      if (access.startsWith('anyone')) return;
      const visitor = await app.rest(method, at(path), { body });
      expect(visitor).toMatchObject({ status: 401, body: { error: 'Please log in' } });
      if (access === 'signed in') return;
      const student = await app.rest(method, at(path), { body, token });
      const error = `Only ${access === 'instructors' ? 'instructors' : 'admins'} can do this`;
      expect(student).toMatchObject({ status: 403, body: { error } });
    },
  );
});

it('an expired token does not prevent logging in again', async () => {
  const { email } = await app.world.aStudent();
  const body = { email, password: TEST_PASSWORD };
  const { status } = await app.rest('POST', '/auth/login', { body, token: 'A'.repeat(43) });
  expect(status).toBe(200);
});

const USUAL: Partial<Record<string, keyof Scene['tokens']>> = {
  instructors: 'author',
  administrators: 'admin',
};

describe('each refusal of the document', () => {
  /** Errors that need an outage or heavy load; each is tested where that can be simulated. */
  const HELD_ELSEWHERE = [
    'Too many log-ins right now. Please try again.',
    'Two answers are already being written. Please wait for one to finish.',
    'API Error: Service Unavailable',
    NO_BUDGET,
    LAST_CATEGORY,
    'This lesson was edited elsewhere. Reload to see the newer version.',
    'This attempt was already submitted with other answers',
    'Too many requests for this quiz at once. Please try again.',
    REGISTRATION_CLOSED,
    // In demo mode only; see shared-demo.test.ts.
    'Everyone shares the demo accounts, so their passwords can’t be changed.',
    TOO_MANY_CODES,
    'You downloaded your data several times today. Please try again tomorrow.',
    'Too many downloads right now. Please try again.',
    'You can create up to 30 access tokens an hour. Please try again later.',
    SHARED_ACCOUNT,
    // Counted only where mails are sent.
    TOO_MANY_INVITATION_MAILS,
  ];
  let scene: Scene;
  beforeAll(async () => {
    await app.world.aStudent({ email: 'taken@example.org' });
    scene = await aScene(app);
  });
  afterAll(async () => {
    await app.database.query('delete from testimonials');
    await app.database.query('update platform_settings set admins_need_second_factor = false');
  });

  it.each(
    routes
      .filter(({ refusals }) => Object.keys(refusals).length > 0)
      .map((route) => [route.operationId, route]),
  )('is met, word for word, by %s', async (operationId, { method, path, access, refusals }) => {
    const documented = Object.entries(refusals).flatMap(([status, sentences]) =>
      sentences.map((error) => ({ status: Number(status), error })),
    );
    const met: object[] = [];
    const own = { id: scene.course.id, courseId: scene.course.id, quizId: scene.timed.id };
    const tokens = { ...scene.tokens, nobody: undefined };
    const usual = access.startsWith('anyone') ? 'nobody' : (USUAL[access] ?? 'student');
    for (const call of refusedCalls(scene)[operationId] ?? []) {
      const { as = usual, params, query, body, isTooOften, sendsMail } = call;
      if (sendsMail) jest.spyOn(app.mailer, 'isConfigured', 'get').mockReturnValue(true);
      const all: Record<string, string> = { ...own, lessonId: scene.course.lessons[0]!.id, ...params };
      const where = path.replaceAll(/:(\w+)/g, (_, name: string) => all[name]!) + (query ? `?${query}` : '');
      if (isTooOften) {
        jest
          .spyOn(RateLimiter.prototype, 'consume')
          .mockImplementationOnce(({ refusal }) => Promise.reject(rateLimited(refusal, 60)));
        jest.spyOn(RateLimiter.prototype, 'counted').mockReturnValueOnce(sql`select where false`);
      }
      const asked = app.rest(method.toUpperCase(), where, { token: tokens[as], body });
      const { status, body: answer, headers } = await asked;
      jest.restoreAllMocks();
      if (isTooOften) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      met.push({ status, error: answer.error });
    }
    expect(met).toEqual(documented.filter(({ error }) => !HELD_ELSEWHERE.includes(error)));
  });

  it('is documented next to an example body that is accepted once its ids exist', async () => {
    const { course, untimed, timed, tokens } = scene;
    const examples: ExampleCalls = {
      ...exampleCallsOfPeople(scene.people),
      ...exampleCallsOfAdministrators(scene.administration),
      setExtraTime: { params: { id: timed.id, studentId: scene.studentId } },
    };
    const [question] = untimed.questions;
    await app.world.aStudent({ email: 'student@waymark.test', password: 'waymark-demo' });
    await app.world.aCourse(await app.world.anInstructor({ email: 'instructor@waymark.test' }));
    const forgetful = await app.world.aStudent();
    const real: Record<string, string> = {
      [EXAMPLE_ID.course]: course.id,
      [EXAMPLE_ID.lesson]: course.lessons[0]!.id,
      [EXAMPLE_ID.quiz]: untimed.id,
      [EXAMPLE_ID.question]: question!.id,
      [EXAMPLE_ID.account]: scene.people.members.instructor.id,
      'ABCD-2345': scene.people.codes.joins,
      [EXPIRY]: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      'the-password-of-your-account': TEST_PASSWORD,
      'the-token-you-were-given': await app.app.service(PasswordResetService).newToken(forgetful.id),
    };
    const refused: unknown[] = [];
    for (const { method, path, operationId, access, body, answers } of routes) {
      if (!body) continue;
      let example = JSON.stringify(body.example);
      for (const [id, itself] of Object.entries(real)) example = example.replaceAll(id, itself);
      // The token mailed to ada@example.org replaces any made here.
      if (operationId === 'resetPassword') example = example.replace('ada@example.org', forgetful.email);
      if (operationId === 'submitQuiz') example = example.replace('display', question!.correctAnswer);
      const { as, params } = examples[operationId] ?? {};
      const ids: Record<string, string> = {
        id: path.startsWith('/instructor/quizzes') ? timed.id : course.id,
        lessonId: course.lessons[0]!.id,
        ...params,
      };
      const where = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name]!);
      const token = access === 'anyone' ? undefined : tokens[as ?? USUAL[access] ?? 'stranger'];
      const answer = await app.rest(method.toUpperCase(), where, { token, body: JSON.parse(example) });
      if (operationId === 'startSecondFactor') real[EXAMPLE_CODE] = codeOf(app, answer.body.secret);
      if (answer.body?.recoveryCodes) real[EXAMPLE_CODE] = answer.body.recoveryCodes[0];
      if (!(answer.status in answers)) refused.push([operationId, answer.body]);
    }
    expect(refused).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each([
    ['GET', '/api/courses/{id}', 'Course not found'],
    ['GET', '/student/enrollments/{id}', 'Course not found'],
    ['GET', '/student/certificate/{id}', 'Certificate not found'],
    ['GET', '/student/certificate/{id}.pdf', 'Certificate not found'],
  ])('%s %s is 404 for any id', async (method, path, error) => {
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const hostile = ["'; drop table courses --", '%25', '..%2f..%2fetc', '💥', 'null', '1', 'x'.repeat(5000)];
    for (const id of [NOBODY, draft.id, ...hostile]) {
      const answer = await app.rest(method, path.replace('{id}', encodeURI(id).replace('%2525', '%25')), {
        token,
      });
      expect([answer.status, answer.body]).toEqual([404, { error }]);
    }
  });

  it.each([
    ['/student/enrollments', { courseId: NOBODY }, 'Course not found'],
    ['/student/enrollments', { courseId: 'nothing' }, 'Course not found'],
    ['/student/lessons/complete', { courseId: NOBODY, lessonId: NOBODY }, 'Lesson not found'],
    ['/student/lessons/complete', { courseId: 'nothing', lessonId: 'nothing' }, 'Lesson not found'],
  ])('POST %s %j', async (path, body, error) => {
    expect(await app.rest('POST', path, { token, body })).toMatchObject({ status: 404, body: { error } });
  });

  it('a lesson of another course is no lesson of this one', async () => {
    const other = await app.world.aCourse(instructor);
    const body = { courseId: other.id, lessonId: course.lessons[0]!.id };
    const answer = await app.rest('POST', '/student/lessons/complete', { token, body });
    expect(answer).toMatchObject({ status: 404, body: { error: 'Lesson not found' } });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/auth',
    '/auth/login',
    '/search',
    '/platform/x',
    '/quizzes/nothing',
    '/notifications/nothing',
    '/testimonials/1',
    '/student/nothing',
    '/nothing',
    '/media/nothing.webm',
    '/media/',
  ])('GET %s is a call that does not exist', async (path) => {
    const answer = await app.rest('GET', path);
    expect(answer).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is no method of a documented path', async (method) => {
    expect(await app.rest(method, '/api/courses')).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    });
  });
});

describe('who may not', () => {
  it('complete a lesson without being enrolled: 403', async () => {
    const body = { courseId: course.id, lessonId: course.lessons[0]!.id };
    const answer = await app.rest('POST', '/student/lessons/complete', { token, body });
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'Enroll in this course to mark its lessons complete' },
    });
  });

  it('enroll in their own course: 400', async () => {
    const own = await app.world.signIn(instructor);
    const answer = await app.rest('POST', '/student/enrollments', {
      token: own,
      body: { courseId: course.id },
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Your course' } });
  });
});

describe('bad input', () => {
  const account = { name: 'Ada', email: 'ada@example.org', password: 'a long one', role: 'student' };

  it.each([
    ['/auth/signup', { ...account, name: '' }, 'Name is required'],
    ['/auth/signup', { ...account, email: 'ada' }, 'Please enter a valid email address'],
    ['/auth/signup', { ...account, password: '12345' }, 'Password must be at least 6 characters'],
    ['/auth/signup', { ...account, role: 'admin' }, 'Role must be Student or Instructor'],
    ['/auth/signup', { ...account, role: ['student'] }, 'Role must be Student or Instructor'],
    ['/auth/signup', { ...account, role: { toString: 'student' } }, 'Role must be Student or Instructor'],
    ['/auth/signup', {}, 'Name is required'],
    ['/auth/login', { password: 'a long one' }, 'Email is required'],
    ['/auth/login', { email: 'a@b.cd', password: { $ne: null } }, 'Password is required'],
    ['/student/enrollments', {}, 'courseId is required'],
    ['/student/enrollments', { courseId: 3 }, 'courseId is required'],
    ['/student/enrollments', { courseId: ['a'] }, 'courseId is required'],
    ['/student/lessons/complete', { courseId: NOBODY }, 'lessonId is required'],
    ['/student/lessons/complete', { lessonId: NOBODY }, 'courseId is required'],
    ['/testimonials', { name: '', text: 'x' }, 'Name is required'],
    ['/testimonials', { name: 'x', text: '' }, 'Text is required'],
    ['/testimonials', { name: 'x', text: 'x'.repeat(1001) }, 'Text can be at most 1,000 characters'],
    ['/testimonials', { name: 'x', text: 'x', stars: 0 }, 'Stars must be a whole number from 1 to 5'],
    ['/testimonials', { name: 'x', text: 'x', stars: 6 }, 'Stars must be a whole number from 1 to 5'],
    ['/testimonials', { name: 'x', text: 'x', stars: 4.5 }, 'Stars must be a whole number from 1 to 5'],
    ['/testimonials', { name: 'x', text: 'x', stars: '5' }, 'Stars must be a whole number from 1 to 5'],
    ['/testimonials', { name: 'x', text: 'x', avatar: 'javascript:x' }, 'Avatar must be an https:// address'],
  ])('POST %s %j is 400', async (path, body, error) => {
    const as = path.startsWith('/student') ? token : undefined;
    expect(await app.rest('POST', path, { token: as, body })).toMatchObject({ status: 400, body: { error } });
  });

  const reset = { email: 'ada@example.org', resetToken: 'x', newPassword: 'a long one' };

  it.each([
    ['requestPasswordReset', { email: ' ' }, 'Please enter your email address'],
    ['resetPassword', { ...reset, email: ' ' }, 'Email is required'],
    ['resetPassword', { ...reset, resetToken: ' ' }, 'Please enter the reset token'],
    ['resetPassword', { ...reset, newPassword: ' ' }, 'Please enter a new password'],
    ['addTestimonial', { name: ' ', text: 'x' }, 'Name is required'],
    ['addTestimonial', { name: 'x', text: ' ' }, 'Text is required'],
    ['addTestimonial', { name: 'x', text: 'x', stars: 6 }, 'Stars must be a whole number from 1 to 5'],
  ])('is refused over GraphQL in the same words: %s %j', async (mutation, input, message) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { r: ${mutation}(input: $input) { ... on UserError { message } } }`;
    expect((await app.graphql(document, { input })).body.data.r).toEqual({ message });
  });

  it.each([
    ['/api/courses?minRating=many', 'minRating must be a number'],
    ['/api/courses?minRating=NaN', 'minRating must be a number'],
    ['/api/courses?minRating=1e999', 'minRating must be a number'],
    [`/api/courses?search=${'x'.repeat(101)}`, 'A search can be at most 100 characters'],
    [`/api/courses?tag=${'x'.repeat(101)}`, 'A search can be at most 100 characters'],
    [`/search/courses?q=${'x'.repeat(101)}`, 'A search can be at most 100 characters'],
    ['/api/courses?search=%00', 'Text with unsupported characters'],
    ['/api/courses/%00', 'Text with unsupported characters'],
    ['/api/courses/%E0%A4%A', 'Bad request'],
  ])('GET %s is 400', async (path, error) => {
    expect(await app.rest('GET', path)).toMatchObject({ status: 400, body: { error } });
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  it.each(['{', '{"name": }', '{"a": 1} x', 'tru'])('%s is no JSON: 400', async (body) => {
    const answer = await raw('POST', '/testimonials', { headers: json, body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body is not valid JSON' }]);
  });

  it.each(['[]', '[{"name":"x"}]', '"text"', '3', 'null'])('%s is JSON but no object: 400', async (body) => {
    const answer = await raw('POST', '/testimonials', { headers: json, body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body must be a JSON object' }]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
  ])('of type %s is refused', async (type) => {
    const body = JSON.stringify({ name: 'x', text: 'x' });
    const answer = await raw('POST', '/testimonials', { headers: { 'content-type': type }, body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'Send the body as JSON with content-type application/json' },
    ]);
    expect((await app.rest('GET', '/testimonials')).body).toEqual([]);
  });

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

describe('too many', () => {
  it('testimonials from one address are 429 with the time to wait', async () => {
    const post = () => app.rest('POST', '/testimonials', { body: { name: 'x', text: 'x' } });
    for (let count = 0; count < 10; count++) expect((await post()).status).toBe(201);
    const refused = await post();
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Too many testimonials were sent from this network. Please try again later.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await app.database.query('select from testimonials')).toHaveLength(10);
  });

  it('requests sent in parallel are counted one by one', async () => {
    const post = () => app.rest('POST', '/testimonials', { body: { name: 'y', text: 'y' } });
    const statuses = (await Promise.all(Array.from({ length: 30 }, post))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('requests with a forged X-Forwarded-For are counted all the same', async () => {
    const headers = (index: number) => ({
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${index}`,
    });
    const body = JSON.stringify({ name: 'z', text: 'z' });
    const statuses = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await raw('POST', '/testimonials', { headers: headers(index), body })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
