import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { pino } from 'pino';
import { testApp } from '../../test/test-app';

const logged: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
/** Demo mode, with introspection and suggestions. */
const demo = testApp({ logger });
const real = testApp(() => ({ databaseUrl: demo.databaseUrl, config: { isDemo: false, sandbox: false } }));

const BAD_INPUT = 'A value in this request has the wrong type or form';
const SECRET = 'hunter2-secret';

const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }';
const withLiteral = (input: string) => `mutation { register(input: ${input}) { __typename } }`;

async function expectNoEcho(query: string, variables: Record<string, unknown> = {}) {
  for (const app of [demo, real]) {
    const { status, body } = await app.graphql(query, variables);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|select /i);
    for (const { extensions } of body.errors!) expect(Object.keys(extensions)).toEqual(['code']);
  }
  return (await real.graphql(query, variables)).body.errors![0]!;
}

describe('a refused value is never repeated in an error', () => {
  it.each([
    ['an unknown key beside it', { input: { email: 'a@b.cd', password: SECRET, isAdmin: true } }],
    ['a list for a text', { input: { email: 'a@b.cd', password: [SECRET] } }],
    ['U+0000', { input: { email: 'a@b.cd', password: `${SECRET}\u0000` } }],
    ['a lone surrogate', { input: { email: 'a@b.cd', password: `${SECRET}\ud800` } }],
  ])('from variables with %s', async (_what, variables) => {
    const error = await expectNoEcho(logIn, variables);
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    [
      'an enum value that is none',
      `{ name: "a", email: "a@b.cd", password: "${SECRET}", role: ${SECRET.replace('-', '_')} }`,
    ],
    ['a list for a text', `{ name: "a", email: "a@b.cd", password: ["${SECRET}"], role: STUDENT }`],
  ])('from literals with %s', async (_what, input) => {
    const error = await expectNoEcho(withLiteral(input));
    expect(error.message).toBe(BAD_INPUT);
  });

  it('from a literal with a number, which can be a password too', async () => {
    const query = withLiteral('{ name: "a", email: "a@b.cd", password: 123456789, role: STUDENT }');
    expect(JSON.stringify((await real.graphql(query)).body)).not.toContain('123456789');
  });

  it.each([`"${SECRET}`, `"""${SECRET}"`, `{ "${SECRET}" }`])(
    'from a document that does not parse: %s',
    async (input) => {
      const error = await expectNoEcho(`mutation { logIn(input: ${input}) { __typename } }`);
      expect(error.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
      expect(error.message).toMatch(/^Syntax Error/);
    },
  );

  it.each(['\u0000', '\\u0000', '\\ud800', '\ud800'])('from a literal with %j', async (bad) => {
    const { status, body } = await real.graphql(
      `{ courses(filter: { search: "${SECRET}${bad}" }) { totalCount } }`,
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });
});

describe('introspection', () => {
  it('is refused without Sandbox, and errors suggest no names', async () => {
    const introspection = await real.graphql('{ __schema { types { name } } }');
    expect(introspection.status).toBe(400);
    expect(introspection.body.data).toBeUndefined();
    const type = await real.graphql('{ __type(name: "Account") { fields { name } } }');
    expect(type.body.data).toBeUndefined();
    const typo = await real.graphql('{ platformStat { totalCourses } }');
    expect(typo.body.errors![0]!.message).not.toMatch(/did you mean/i);
    const argument = await real.graphql('{ courses(frist: 1) { totalCount } }');
    expect(argument.body.errors![0]!.message).not.toMatch(/did you mean/i);
    const input = await real.graphql(logIn, { input: { email: 'a', passwrd: 'b' } });
    expect(input.body.errors![0]!.message).not.toMatch(/did you mean/i);
  });

  it('answers the query of schema explorers with Sandbox', async () => {
    const { status, body } = await demo.graphql(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(status).toBe(200);
    const schema = buildClientSchema(body.data);
    expect(Object.keys(schema.getQueryType()!.getFields())).toContain('courses');
  });
});

describe('a request from another site', () => {
  const query = '{ platformStats { totalCourses } }';

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'without a preflight is refused: %j',
    async (contentType) => {
      const answer = await fetch(`${real.origin}/graphql`, {
        method: 'POST',
        headers: contentType ? { 'content-type': contentType } : {},
        body: Buffer.from(JSON.stringify({ query })),
      });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('totalCourses":');
    },
  );

  it('cannot read or write by GET either', async () => {
    const get = (text: string, headers = {}) =>
      fetch(`${real.origin}/graphql?query=${encodeURIComponent(text)}`, { headers });
    const simple = await get(query);
    expect(simple.status).toBe(400);
    expect(await simple.json()).toEqual({
      errors: [
        {
          message: 'Send the query as JSON with content-type application/json',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
    const mutation = await get('mutation { logOut }', { 'content-type': 'application/json' });
    expect(mutation.status).toBe(405);
  });

  it('is allowed no origin but our own', async () => {
    const answer = await fetch(`${real.origin}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a broken request', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${real.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each(['{', '"text"', 'null', '{"query": "\\ud800', '{"query": 3}', '{"variables": {}}', '{}', '[]'])(
    'is a 400 as JSON: %s',
    async (text) => {
      const answer = await post(text);
      expect(answer.status).toBe(400);
      const body = await answer.text();
      expect(answer.headers.get('content-type')).toMatch(/application\/json/);
      expect(body).not.toMatch(/node_modules| at /);
    },
  );

  it('in an unknown encoding is a 415', async () => {
    const encoding = await post('x', { 'content-encoding': 'snappy' });
    expect(encoding.status).toBe(415);
    expect(await encoding.json()).toEqual({ error: 'This encoding of the body is not supported' });
    expect((await post('x', { 'content-type': 'application/json; charset=klingon' })).status).toBe(415);
  });
});

it('an error that nobody expected says that something went wrong, under an id that the log knows', async () => {
  await demo.sql`alter table testimonials rename to "secret table"`;
  const { body } = await demo.graphql('{ testimonials { nodes { id } } }');
  expect(body.errors).toEqual([
    {
      message: 'Something went wrong on our side',
      path: ['testimonials'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    },
  ]);
  const entry = logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A resolver failed');
  expect(entry.requestId).toBe(body.errors![0]!.extensions.requestId);
  expect(entry.err.message).toContain('testimonials');

  const rest = await demo.rest('GET', '/testimonials');
  expect(rest).toMatchObject({ status: 500, body: { error: 'Something went wrong on our side' } });
  expect(rest.headers.get('x-request-id')).toEqual(expect.any(String));
});
