import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sharedFixture } from '../test/fixture';
import { testApp } from '../test/test-app';

const PAGE = '<!doctype html><title>Waymark</title><script>paint()</script><div id="root"></div>';
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let folder: string;

const app = testApp(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-pages-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
  fs.writeFileSync(path.join(folder, 'assets/app-3f2a.js'), 'console.log(1)');
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { clientFolder: folder };
});
afterAll(() => fs.rmSync(folder, { recursive: true }));
const student = sharedFixture(() => app.signedIn(app.world.aStudent()));

const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.origin + where, { method, headers });
const authorization = () => `Bearer ${student.token}`;

describe('a path that is a page and a call', () => {
  it.each(['/student/dashboard', '/student/dashboard?tab=1'])(
    '%s is the page for a navigation',
    async (where) => {
      const answer = await get(where, { accept: NAVIGATION });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('vary')).toMatch(/Accept.*Authorization/);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['with a token', () => ({ accept: NAVIGATION, authorization: authorization() }), 200],
    ['with a bad token', () => ({ accept: NAVIGATION, authorization: 'Bearer nonsense' }), 401],
    ['asking for JSON', () => ({ accept: 'application/json' }), 401],
    [
      'asking for JSON with a token',
      () => ({ accept: 'application/json', authorization: authorization() }),
      200,
    ],
  ])('is data for a program %s', async (_what, headers, status) => {
    const answer = await get('/student/dashboard', headers());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('vary')).toMatch(/Accept.*Authorization/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a page', () => {
  it.each(['/', '/courses/1', '/quizzes', '/instructor', '/nothing'])(
    '%s is served to a navigation',
    async (where) => {
      const answer = await get(where, { accept: NAVIGATION });
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      // Also for clients that accept anything, but not for those that accept only data.
      expect(await (await get(where, { accept: '*/*' })).text()).toBe(PAGE);
      expect((await get(where, { accept: 'application/json' })).status).toBe(404);
    },
  );

  it.each(['/api/nothing', '/quizzes/nothing', '/search', '/platform/x'])(
    '%s is a call, also for a navigation',
    async (where) => {
      const answer = await get(where, { accept: NAVIGATION });
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }]);
    },
  );

  it('allows only its own scripts and the inline one, and may not be framed', async () => {
    const policy = (await get('/', { accept: NAVIGATION })).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).not.toContain('unsafe');
  });

  it('has files: those with a hash in their name are cached for a year, missing ones are 404', async () => {
    const script = await get('/assets/app-3f2a.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/assets/gone-1111.js')).status).toBe(404);
    expect((await get('/assets/..%2f..%2fpackage.json')).status).toBe(404);
    expect(await (await get('/assets/%2e%2e/%2e%2e/etc/passwd')).text()).toBe(PAGE);
  });
});

it('caching is forbidden for every response to a request with a token', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor());
  const calls = [
    '/auth/profile',
    '/student/dashboard',
    '/api/courses',
    `/api/courses/${course.id}`,
    '/testimonials',
    '/platform/stats',
    '/search/courses?q=a',
    `/student/enrollments/${course.id}`,
    '/nothing',
  ];
  for (const call of calls) {
    const answer = await get(call, { authorization: authorization() });
    expect([call, answer.headers.get('cache-control')]).toEqual([call, 'no-store']);
  }
  const graphql = await app.graphql('{ viewer { account { email } } }', {}, student.token);
  expect(graphql.headers.get('cache-control')).toBe('no-store');
});

it.each(['/api/courses', '/testimonials', '/student/dashboard', '/auth/profile'])(
  'HEAD of %s is its GET without the body',
  async (where) => {
    const headers = { authorization: authorization() };
    const [head, whole] = [await get(where, headers, 'HEAD'), await get(where, headers)];
    expect(head.status).toBe(whole.status);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
    expect(await head.text()).toBe('');
  },
);

it('no response names the server software, and each forbids guessing its media type', async () => {
  for (const where of ['/', '/api/courses', '/nothing', '/graphql', '/healthz']) {
    const { headers } = await get(where);
    expect(headers.get('x-powered-by')).toBeNull();
    if (where !== '/healthz') expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('the permissions policy denies camera, microphone and location, and allows players full screen', async () => {
  for (const where of ['/', '/api/courses', '/nothing']) {
    const policy = (await get(where)).headers.get('permissions-policy');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`);
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
      expect(policy).toContain(`${feature}=(self "https://www.youtube-nocookie.com")`);
  }
});

it('the viewer of the OpenAPI document serves only its own files', async () => {
  const page = await get('/api/docs', { accept: NAVIGATION });
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';script-src 'self';/);
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, file]) => file!,
  );
  expect(files).toHaveLength(5);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=0']);
  }
  for (const other of ['index.html', '..%2fpackage.json', 'swagger-ui.css.map'])
    expect([other, (await get(`/api/docs/${other}`)).status]).toEqual([other, 404]);
});
