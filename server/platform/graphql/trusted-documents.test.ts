import http from 'node:http';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { type GraphQLBody, type TestApp, testApp } from '../../test/test-app';
import { documentIds } from '../../test/document-ids';
import { trustedDocuments } from '../../trusted-documents';

const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const app = testApp({ logger });
const strict = testApp(() => ({ databaseUrl: app.databaseUrl, config: { isTrustedDocumentsOnly: true } }));
beforeAll(() => app.world.aStudent({ email: 'ada@example.org' }));

interface Asked {
  body: unknown;
  headers?: Record<string, string>;
}

async function post(to: TestApp, { body, headers = {} }: Asked) {
  const response = await fetch(`${to.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as GraphQLBody };
}

const byId = (sha256Hash: unknown, variables: unknown = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const byName = (name: string, variables: unknown = {}) => byId(documentIds[name], variables);
const byText = (name: string, variables: unknown = {}) => ({
  variables,
  query: trustedDocuments[documentIds[name]!],
});

describe('an operation by id', () => {
  it.each<[string, string, unknown, string | null]>([
    ['a query', 'PublishedCourseCount', {}, null],
    ['a mutation that is refused', 'LogIn', { input: { email: 'ada@example.org', password: 'wrong' } }, null],
    ['something that is not there', 'CoursePage', { courseId: '0198c0de-0000-7000-8000-000000000001' }, null],
    ['an operation for others', 'CreateCourse', { input: {} }, null],
    ['wrong variables', 'LogIn', { input: { email: 1 } }, null],
    ['a public query with text as variables', 'CoursePage', '{}', null],
    ['a public query with text that cannot be stored', 'CoursePage', { courseId: 'a\u0000' }, null],
    ['text that cannot be stored', 'LogIn', { input: { email: 'a\u0000', password: 'x' } }, null],
    ['a session that is over', 'PublishedCourseCount', {}, 'x'.repeat(43)],
    ['a subscription', 'NotificationArrivals', {}, null],
  ])('answers as its text does: %s', async (_what, name, variables, token) => {
    expect(documentIds).toHaveProperty(name);
    for (const accept of ['*/*', 'application/graphql-response+json,application/json;q=0.9']) {
      const headers = { accept, ...(token && { authorization: `Bearer ${token}` }) };
      const expected = await post(app, { body: byText(name, variables), headers });
      const received = await post(app, { body: byName(name, variables), headers });
      expect({ status: received.status, body: received.body }).toEqual({
        status: expected.status,
        body: expected.body,
      });
      for (const header of ['content-type', 'cache-control', 'retry-after'])
        expect([header, received.headers.get(header)]).toEqual([header, expected.headers.get(header)]);
    }
  });

  it('reads public data once for visitors who ask at the same time, and for each signed-in viewer', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor(), { title: 'Sorting' });
    const student = await app.world.signIn(await app.world.aStudent());
    const ask = (headers = {}) => post(app, { body: byName('CoursePage', { courseId: course.id }), headers });
    const reads = () =>
      app.statements.filter((text) => text.startsWith('/* catalogue: course page */')).length;
    app.statements.length = 0;
    const responses = await app.atOnce(12, () => ask());
    for (const { body } of responses) expect(body.data.course.title).toBe('Sorting');
    expect(reads()).toBe(1);
    await ask({ authorization: `Bearer ${student}` });
    expect(reads()).toBe(2);
  });

  it('of another version of the client is asked for again, with its text', async () => {
    const unknown = byId('0000000000000000');
    const { status, body } = await post(app, { body: unknown });
    expect(status).toBe(200);
    expect(body.errors![0]!.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    const again = await post(app, { body: { ...unknown, query: '{ platform { isDemo } }' } });
    expect(again.body).toEqual({ data: { platform: { isDemo: true } } });
  });
});

describe('with trusted documents only', () => {
  it('our own operations are answered, others are refused', async () => {
    expect((await post(strict, { body: byName('PublishedCourseCount') })).status).toBe(200);
    for (const body of [
      { query: '{ platform { isDemo } }' },
      { query: '{ platform { isDemo } }', ...byName('PublishedCourseCount') },
      [{ query: '{ platform { isDemo } }' }],
      null,
    ]) {
      const refused = await post(strict, { body });
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        errors: [
          {
            message: 'This platform answers its own pages alone. If this is one of them, load it again.',
            extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
          },
        ],
      });
    }
  });

  it.each(['application/json; charset=latin1', 'application/graphql+json', 'text/plain'])(
    'no other way leads past that: %s',
    async (type) => {
      const response = await fetch(`${strict.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
        body: JSON.stringify({ query: '{ platform { isDemo } }' }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('"isDemo"');
    },
  );

  it('nor does GET', async () => {
    const query = encodeURIComponent('{ platform { isDemo } }');
    const response = await fetch(`${strict.origin}/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(await response.text()).not.toContain('"isDemo"');
  });
});

it.each<[string, string, number, string]>([
  ['that is no JSON', '{"query":', 400, 'The body is not valid JSON'],
  ['of more than 256 KB', JSON.stringify({ query: 'x'.repeat(262_144) }), 413, 'The body is too large'],
])('a body %s is refused', async (_what, body, status, error) => {
  const answer = await post(app, { body });
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { error } });
});

describe('every answer', () => {
  it('has the headers that all others have', async () => {
    const page = await fetch(`${app.origin}/healthz`);
    const plain = await fetch(`${app.origin}/api/courses`);
    const { headers } = await post(app, { body: byName('PublishedCourseCount') });
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'permissions-policy',
      'referrer-policy',
    ])
      expect([name, headers.get(name)]).toEqual([name, plain.headers.get(name)]);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(page.status).toBe(200);
  });

  it('is compressed when that saves packets and the client can read it', async () => {
    const instructor = await app.world.anInstructor();
    for (let count = 0; count < 8; count++) await app.world.aCourse(instructor);
    const ask = (encoding: string, name: string) =>
      new Promise<{ encoding: string | undefined; text: string }>((resolve, reject) => {
        const request = http.request(
          `${app.origin}/graphql`,
          { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': encoding } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => {
              const bytes = Buffer.concat(chunks);
              const how = response.headers['content-encoding'];
              resolve({ encoding: how, text: String(how === 'gzip' ? gunzipSync(bytes) : bytes) });
            });
          },
        );
        request.on('error', reject);
        request.end(JSON.stringify(byName(name)));
      });
    const small = await ask('gzip', 'PublishedCourseCount');
    const large = await ask('gzip, deflate', 'CatalogueCards');
    const plain = await ask('identity', 'CatalogueCards');
    const refused = await ask('gzip;q=0', 'CatalogueCards');
    expect([small, large, plain, refused].map(({ encoding }) => encoding)).toEqual([
      undefined,
      'gzip',
      undefined,
      undefined,
    ]);
    expect(large.text).toBe(plain.text);
    expect(JSON.parse(large.text).data.courses.nodes.length).toBeGreaterThanOrEqual(8);
  });

  it('has a line in the log when it is an error, and none when it is not', async () => {
    lines.length = 0;
    await post(app, { body: byName('PublishedCourseCount') });
    await post(app, { body: '{' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      req: { method: 'POST', path: '/graphql' },
      res: { statusCode: 400 },
    });
  });
});
