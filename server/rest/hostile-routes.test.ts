import fc from 'fast-check';
import { malformedPathPart, malformedValue } from '../test/malformed-values';
import type { Account } from '../features/accounts/account.entities';
import { startTestApp, type TestApp } from '../test/test-app';
import type { Access, Route } from './route';
import { routes } from './routes';

let app: TestApp;
let accounts: Record<'student' | 'instructor' | 'admin', Account>;
let ids: Record<string, string>;

beforeAll(async () => {
  // Demo mode would refuse many calls before it reads them.
  app = await startTestApp({ config: { isDemo: false, sandbox: false } });
  const instructor = await app.world.anInstructor();
  const [student, other] = [await app.world.aStudent(), await app.world.aStudent()];
  const course = await app.world.aCourse(instructor);
  const quiz = await app.world.aQuiz(course);
  for (const one of [student, other]) await app.world.enroll(one, course);
  accounts = { student, instructor, admin: await app.world.anAdmin() };
  ids = {
    id: course.id,
    courseId: course.id,
    lessonId: course.lessons[0]!.id,
    quizId: quiz.id,
    accountId: other.id,
    studentId: other.id,
    number: '1',
    code: 'ABCD2345',
    groupId: await app.world.aGroup(course, 'Monday', [other]),
  };
});
afterAll(() => app.stop());

const CALLERS: Partial<Record<Access, keyof typeof accounts>> = {
  instructors: 'instructor',
  administrators: 'admin',
};

/** The example of a body with some of its values replaced. */
const bodyOf = ({ body }: Route) =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys((body?.example ?? {}) as object), '__proto__', 'x'),
      malformedValue,
      {
        maxKeys: 3,
      },
    )
    .map((replaced) => (body ? { ...(body.example as object), ...replaced } : undefined));

const queryOf = ({ query }: Route) =>
  fc
    .array(fc.tuple(fc.constantFrom('x', ...Object.keys(query?.shape ?? {})), malformedPathPart), {
      maxLength: 3,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** Identifiers that exist, or something else in the place of one. */
const pathOf = ({ path, params }: Route) =>
  fc
    .record(
      Object.fromEntries(
        Object.keys(params).map((name) => [
          name,
          fc.oneof(fc.constant(ids[name] ?? ids.id!), malformedPathPart),
        ]),
      ),
    )
    .map((given) =>
      // A dot segment would be removed from the address before it is sent.
      path.replaceAll(/:(\w+)/g, (_, name: string) =>
        /^(%2e|\.)+$/i.test(given[name]!) ? 'x' : given[name]!,
      ),
    );

/** Deletions last, so that other calls find what they are about. */
const inOrder = [...routes].sort((a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'));

it.each(inOrder.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s refuses malformed values or ignores them, and never fails',
  async (_, route) => {
    const caller = accounts[CALLERS[route.access] ?? 'student'];
    const calls = fc.record({ where: pathOf(route), query: queryOf(route), body: bodyOf(route) });
    await fc.assert(
      fc.asyncProperty(calls, async ({ where, query, body }) => {
        await app.database.query('delete from rate_limits');
        // Again for each call, because some end the session.
        const token = await app.world.signIn(caller);
        const response = await fetch(`${app.origin}${where}?${query}`, {
          method: route.method.toUpperCase(),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        // A refusal before the values are read would prove nothing.
        if (route.access !== 'anyone') expect([response.status, text]).not.toEqual([401, text]);
        expect([response.status < 500, text]).toEqual([true, text]);
        expect(text).not.toMatch(/node_modules|syntax error at or near|violates|relation "/);
      }),
      { numRuns: 8, plugins: [fc.interruptAfterTimeLimit(20_000)] },
    );
  },
  60_000,
);
