import { testApp } from '../../test/test-app';
import { canonicalEmail } from '../../platform/email.rules';

const app = testApp();
let count = 0;

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
  app.sql`select role, password_hash, search_text from accounts where email = ${email}`;

describe('registering', () => {
  it('makes an account of either role, with a hash in place of the password', async () => {
    for (const role of ['STUDENT', 'INSTRUCTOR']) {
      const input = newcomer({ role, name: '  Zoë <b>Ζεύς</b>  ', password: 'sechs!' });
      const { body } = await app.graphql(register, { input });
      expect(body.data.register).toEqual({
        __typename: 'Registered',
        account: {
          id: expect.any(String),
          name: 'Zoë <b>Ζεύς</b>',
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
      // What searches for people look in.
      expect(row!.search_text).toBe(`zoe <b>ζευσ</b>\n${input.email}`);
    }
  });

  it.each([
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    // Too long for an index only when it is folded.
    [{ email: `${'\u3300'.repeat(240)}@example.org` }, 'email', 'Email can be at most 254 characters'],
    [{ password: '       ' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'fünf5' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'ü'.repeat(129) }, 'password', 'Password can be at most 256 bytes'],
    [{ role: 'ADMIN' }, 'role', 'Role must be Student or Instructor'],
  ])('refuses %j at %s', async (given, path, message) => {
    const input = newcomer(given);
    const { body } = await app.graphql(register, { input });
    expect(body.data.register).toEqual({ __typename: 'InvalidInput', message, fields: [{ path, message }] });
    expect(await accountsWith(canonicalEmail(input.email as string))).toEqual([]);
  });

  it('takes one account an address, whatever its form', async () => {
    const [typed, canonical] = [' Domain@Müller.example ', 'domain@xn--mller-kva.example'];
    expect((await registering({ email: typed })).account.email).toBe(canonical);
    expect(await registering({ email: canonical })).toEqual({
      __typename: 'EmailAlreadyRegistered',
      message: expect.any(String),
    });
    expect(await accountsWith(canonical)).toHaveLength(1);
  });

  it('leaves one row and one success of twelve at once', async () => {
    const input = newcomer();
    const answers = await app.atOnce(12, (index) =>
      app.graphql(register, { input: { ...input, name: `Name ${index}` } }),
    );
    const outcomes = answers.map(({ body }) => body.data.register.__typename).sort();
    expect(outcomes).toEqual([...Array(11).fill('EmailAlreadyRegistered'), 'Registered']);
    expect(await accountsWith(input.email)).toHaveLength(1);
  });

  it('takes sixty an hour from one address, then says how long to wait', async () => {
    await app.sql`insert into rate_limits (key, points, expire)
      values ('sign-ups:' || rtrim(translate(encode(sha256(${'127.0.0.1'}::bytea), 'base64'), '+/', '-_'), '='), 60, ${Date.now() + 1_800_000})`;
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
