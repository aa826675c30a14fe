import fc from 'fast-check';
import { anyCharacter } from '../../test/any-text';
import { startTestApp, type TestApp } from '../../test/test-app';
import { canonicalEmail } from '../../platform/email.rules';

let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const register = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename
  ... on UserError { message }
  ... on InvalidInput { fields { path message } }
  ... on Registered { account { id name email role bio pictureUrl } }
} }`;

const newcomer = (given: Record<string, unknown> = {}) => ({
  name: 'Ada Lind',
  email: `newcomer-${++count}@example.org`,
  password: 'a long one',
  role: 'STUDENT',
  ...given,
});

const registering = async (given: Record<string, unknown> = {}) =>
  (await app.graphql(register, { input: newcomer(given) })).body.data.register;

const accountsWith = (email: string) =>
  app.database.query<{ email: string; role: string; password_hash: string }>(
    'select email, role, password_hash from accounts where email = $1',
    [email],
  );

describe('registering', () => {
  it('makes an account of either role, with a hash in place of the password', async () => {
    for (const role of ['STUDENT', 'INSTRUCTOR']) {
      const input = newcomer({ role, name: '  Zoë <b>O’Neil</b>  ', password: 'sechs!' });
      const { body } = await app.graphql(register, { input });
      expect(body.data.register).toEqual({
        __typename: 'Registered',
        account: {
          id: expect.any(String),
          name: 'Zoë <b>O’Neil</b>',
          email: input.email,
          role,
          bio: null,
          pictureUrl: null,
        },
      });
      const [row] = await accountsWith(input.email);
      expect(row!.role).toBe(role);
      expect(row!.password_hash).toMatch(/^\$argon2id\$/);
      expect(row!.password_hash).not.toContain('sechs!');
    }
  });

  it.each([
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name can be at most 100 characters'],
    [{ name: 'nul\u0000byte' }, 'name', null],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@b' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a b@example.org' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@@example.org' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'Email can be at most 254 characters'],
    [{ password: '' }, 'password', 'Password must be at least 6 characters'],
    [{ password: '       ' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'fünf5' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'ü'.repeat(129) }, 'password', 'Password can be at most 256 bytes'],
    [{ role: 'ADMIN' }, 'role', 'Role must be Student or Instructor'],
  ])('refuses %j at %s', async (given, path, message) => {
    const input = newcomer(given);
    const { body } = await app.graphql(register, { input });
    if (message === null) expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    else
      expect(body.data.register).toEqual({
        __typename: 'InvalidInput',
        message,
        fields: [{ path, message }],
      });
    expect(await accountsWith(canonicalEmail(input.email as string))).toEqual([]);
  });

  it("names the first problem of every field, in the form's order", async () => {
    const answer = await registering({ name: '', email: 'x', password: '1', role: 'ADMIN' });
    expect(answer.message).toBe('Name is required');
    expect(answer.fields.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
      'password',
      'role',
    ]);
  });

  it('keeps passwords as they are, spaces included, up to 256 bytes', async () => {
    const input = newcomer({ password: ` ${'x'.repeat(254)} ` });
    expect((await app.graphql(register, { input })).body.data.register.__typename).toBe('Registered');
    const logIn = (password: string) =>
      app.rest('POST', '/auth/login', { body: { email: input.email, password } });
    expect((await logIn(input.password as string)).status).toBe(200);
    expect((await logIn((input.password as string).trim())).status).toBe(401);
  });

  it.each([
    ['case', 'Mixed.Case@Example.ORG', 'mixed.case@example.org'],
    ['width', 'ｗｉｄｅ＠example.org', 'wide@example.org'],
    ['spaces around', '  spaced@example.org ', 'spaced@example.org'],
    ['invisible marks', '\u202ain\u200bvisible@example.org\u202c', 'invisible@example.org'],
    ['brackets', '"Bracket" <bracket@example.org>;', 'bracket@example.org'],
    ['scheme', 'mailto:scheme@example.org.', 'scheme@example.org'],
    ['form of the domain', 'domain@Müller.example', 'domain@xn--mller-kva.example'],
    ['composition', 'zoe\u0308@example.org', 'zo\u00eb@example.org'],
    ['case that composes only in lower case', '\u03aa\u0301@example.org', '\u0390@example.org'],
  ])('takes one account an address, whatever its %s', async (_form, typed, canonical) => {
    expect((await registering({ email: typed })).account.email).toBe(canonical);
    expect(await registering({ email: canonical })).toEqual({
      __typename: 'EmailAlreadyRegistered',
      message: expect.any(String),
    });
    expect(await accountsWith(canonical)).toHaveLength(1);
  });

  it('brings every address to one form, and that form to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
        const canonical = canonicalEmail(text);
        expect(canonicalEmail(canonical)).toBe(canonical);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses an address that only folding makes too long for an index', async () => {
    const squares = Array.from({ length: 240 }, (_, index) => String.fromCodePoint(0x3300 + (index % 88)));
    const answer = await registering({ email: `${squares.join('')}@example.org` });
    expect(answer.message).toBe('Email can be at most 254 characters');
  });

  it('leaves one row and one success of twelve at once', async () => {
    const input = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.graphql(register, { input: { ...input, name: `Name ${index}` } }),
      ),
    );
    const outcomes = answers.map(({ body }) => body.data.register.__typename).sort();
    expect(outcomes).toEqual([...Array(11).fill('EmailAlreadyRegistered'), 'Registered']);
    expect(await accountsWith(input.email)).toHaveLength(1);
  });

  it('takes sixty an hour from one address, then says how long to wait', async () => {
    await app.database.query(
      `insert into rate_limits (key, points, expire)
       values ('sign-ups:' || rtrim(translate(encode(sha256($1::bytea), 'base64'), '+/', '-_'), '='), 60, $2)`,
      ['127.0.0.1', Date.now() + 1_800_000],
    );
    const input = newcomer();
    const { body } = await app.graphql(register, { input });
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect(body.errors![0]!.extensions.retryAfterSeconds).toBeGreaterThan(1700);
    const answer = await app.rest('POST', '/auth/signup', { body: { ...input, role: 'student' } });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1700);
    expect(await accountsWith(input.email)).toEqual([]);
  });
});
