import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { CLIENT_FOLDER } from '../platform/root';
import { eventually } from './eventually';
import { sharedFixture } from './fixture';
import { testApp } from './test-app';

const PUBLIC_URL = 'https://learn.example';
const HOSTILE = `"><script>alert(1)</script></title></script><!--\u2028$&`;

const app = testApp({
  clientFolder: CLIENT_FOLDER,
  config: { publicUrl: PUBLIC_URL, auditLogDays: 400 },
});

const instructor = sharedFixture(() => app.world.anInstructor());

const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.origin + path, { headers: { ...NAVIGATION, ...headers } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The content of the first element with this opening tag; null if there is none. */
const within = (html: string, opening: RegExp): string | null =>
  new RegExp(`${opening.source}([\\s\\S]*?)</`).exec(html)?.[1] ?? null;
const title = (html: string) => within(html, /<title>/);
const firstData = (html: string): Record<string, Record<string, unknown>> =>
  JSON.parse(within(html, /<script type="application\/json" id="first-data">/)!);
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the document of a public page', () => {
  it('holds the page, its answer, its head, and what its first paint needs', async () => {
    const course = await app.world.aCourse(instructor, {
      title: 'Queues & caches',
      description: 'What waits, and what is kept.',
      priceCents: 4900,
      subtitle: 'Everything that waits',
      outcomes: ['Choose a queue'],
      requirements: ['Patience'],
      language: 'en',
      lessons: [{ duration: '90:00' }],
      rating: 4.5,
      reviewsCount: 2,
    });
    const { status, html } = await open(`/courses/${course.id}?utm=x`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Queues &amp; caches<\/h1>/);
    expect(title(html)).toBe('Queues &amp; caches · Waymark');
    expect(meta(html, 'description')).toBe('Everything that waits. What waits, and what is kept.');
    for (const text of ['Choose a queue', 'Patience', 'English', '1 h 30 min']) expect(html).toContain(text);
    expect(meta(html, 'og:title')).toBe('Queues &amp; caches · Waymark');
    expect(meta(html, 'og:url')).toBe(`${PUBLIC_URL}/courses/${course.id}`);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/courses/${course.id}"/>`);
    expect(JSON.parse(within(html, /<script type="application\/ld\+json">/)!)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Queues & caches',
      description: 'What waits, and what is kept.',
      url: `${PUBLIC_URL}/courses/${course.id}`,
      provider: { '@type': 'Organization', name: 'Waymark', sameAs: PUBLIC_URL },
      educationalLevel: 'Beginner',
      educationalCredentialAwarded: 'Certificate of completion',
      dateModified: expect.stringMatching(/^\d{4}-/),
      inLanguage: 'en',
      teaches: ['Choose a queue'],
      coursePrerequisites: ['Patience'],
      offers: { '@type': 'Offer', category: 'Paid', price: '49.00', priceCurrency: 'USD' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: 'PT90M',
        instructor: { '@type': 'Person', name: instructor.name },
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        ratingCount: 2,
        bestRating: 5,
        worstRating: 1,
      },
    });
    expect(firstData(html)[`Course:${course.id}`]).toMatchObject({ title: 'Queues & caches' });
    expect(html).toMatch(
      /<link rel="modulepreload" href="\/assets\/CoursePage-[\w-]+\.js" crossorigin fetchpriority="low"/,
    );
    expect(html.match(/<link rel="preload" href="[^"]+\.woff2" as="font"/g)).toHaveLength(2);
    // Only the document itself blocks the first paint.
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<style>[\s\S]{1000,}<\/style>/);
    expect(head).not.toContain('rel="stylesheet"');
    expect(within(html, /<template id="inlined-styles">/)).toMatch(
      /<link rel="stylesheet" href="[^"]+\.css" crossorigin disabled \/>/,
    );
  });

  it.each([
    ...['/', '/courses', '/courses?q=queues&category=Backend', '/privacy', '/terms', '/cookies'],
    ...['/login', '/register', '/verify'],
  ])('is rendered at %s', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(firstData(html)).toBeTruthy();
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path.split('?')[0]}"/>`);
  });

  it('has forms that put no password into the address where no program runs', async () => {
    expect((await open('/login')).html).toMatch(/<form[^>]* method="post"/);
  });

  it('says how long the audit log is kept by the configuration', async () => {
    const { html } = await open('/privacy');
    expect(html.replaceAll('<!-- -->', '')).toContain('<dd>Kept: 400 days</dd>');
    // From which the browser renders the page once the visitor navigates.
    const settings = JSON.parse(within(html, /<script type="application\/json" id="platform">/)!);
    expect(settings.auditLogDays).toBe(400);
  });

  it('has the styles of parts whose code comes later, and not their code', async () => {
    const { html } = await open('/');
    expect(html).toMatch(/href="\/assets\/LandingPage-[\w-]+\.js"/);
    const styles = within(html, /<template id="inlined-styles">/)!;
    const manifest = JSON.parse(
      fs.readFileSync(path.join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'),
    ) as Record<string, { file: string; css: string[] }>;
    const parts = manifest['src/app/landing/LandingParts.tsx']!;
    expect(parts.css).not.toEqual([]);
    for (const style of parts.css) expect(styles).toContain(`href="/${style}"`);
    expect(html).not.toContain(parts.file);
  });

  it('runs nothing that was written into it', async () => {
    const course = await app.world.aCourse(instructor, {
      title: HOSTILE,
      description: HOSTILE,
      lessons: [{ title: HOSTILE, description: HOSTILE }],
    });
    for (const path of [`/courses/${course.id}`, `/lessons/${course.lessons[0]!.id}`, '/courses', '/']) {
      const { html, headers } = await open(path);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('\u2028</');
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!.trim());
      expect(scripts.filter((attributes) => !attributes.startsWith('type="application/'))).toEqual([
        '',
        expect.stringMatching(/^type="module" fetchpriority="low" crossorigin src="\/assets\/[\w-]+\.js"$/),
        '',
      ]);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}'){2};/);
      // A course's page has style attributes, moved into the style element, which is allowed by its hash.
      expect(html).not.toContain(' style="');
      const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`style-src 'self' blob: 'sha256-${hash}';`);
      expect(style).toMatch(/\[data-style="0"\]\)\{[^{}]+\}/);
      expect(JSON.stringify(firstData(html))).toContain('<script>alert(1)</script>');
    }
    const { html } = await open('/courses?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html).not.toContain('<script>alert');
  });

  it('holds nothing about a person that a visitor may not see', async () => {
    const student = await app.world.aStudent();
    const course = await app.world.aCourse(instructor);
    const token = await app.world.signIn(student);
    const visitors = await open(`/courses/${course.id}`);
    expect(
      (await app.as(token).graphql`mutation { enroll(courseId: ${course.id}) { __typename } }`).body.errors,
    ).toBeUndefined();
    const { html } = await open(`/courses/${course.id}`, { cookie: `token=${token}` });
    expect(html).toBe(visitors.html);
    for (const path of ['/', '/courses', '/student', '/profile', '/quiz/take/1', '/student/dashboard']) {
      const page = await open(path);
      for (const secret of [student.email, student.name, student.id, instructor.email, token])
        expect(page.html).not.toContain(secret);
    }
    expect((await open('/student/dashboard')).html).not.toContain('first-data');
  });
});

describe('a page that is not there', () => {
  it.each([
    ['unknown', () => '0190a000-0000-7000-8000-000000000001'],
    [
      'a draft',
      async () => (await app.world.aCourse(instructor, { title: 'Secret', isPublished: false })).id,
    ],
  ])('has status 404 for a course that is %s', async (_what, id) => {
    const { status, html } = await open(`/courses/${await id()}`);
    expect(status).toBe(404);
    expect(title(html)).toBe('Course not found · Waymark');
    expect(html).not.toContain('Secret');
    expect(html).not.toContain('rel="canonical"');
  });

  it('has status 404 at an address of nothing', async () => {
    const { status, html } = await open('/no/such/page');
    expect(status).toBe(404);
    expect(html).toContain('<div id="root"><div class="wm-page-skeleton"');
  });
});

describe('how it is sent', () => {
  it('is made once for each version of the public data', async () => {
    const course = await app.world.aCourse(instructor, { title: 'Kept' });
    // The event of creating the course ends a version once more.
    await eventually(async () => {
      await open(`/courses/${course.id}`);
      app.statements.length = 0;
      await open(`/courses/${course.id}`);
      expect(app.statements).toEqual([]);
    });
    const first = await open(`/courses/${course.id}`, { 'accept-encoding': 'gzip' });
    // Node's fetch requests a fresh copy whatever headers are given.
    const again = await raw(`/courses/${course.id}`, {
      'accept-encoding': 'gzip',
      'if-none-match': first.headers.get('etag')!,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await app.world.aCourse(instructor);
    await open(`/courses/${course.id}`);
    expect(app.statements.length).toBeGreaterThan(0);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes as %s to whoever takes it, with the weak tag of all forms', async (encoding, decompress) => {
    const whole = await open('/privacy', { 'accept-encoding': 'identity' });
    expect(whole.headers.get('content-encoding')).toBeNull();
    const { headers, body } = await raw('/privacy', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toBe(whole.html);
    expect(headers.vary).toBe('Accept, Authorization, Accept-Encoding');
    expect(headers.etag).toMatch(/^W\//);
    expect(headers.etag).toBe(whole.headers.get('etag'));
  });

  it('has files that the build compressed', async () => {
    const { html } = await open('/privacy');
    const script = /src="(\/assets\/index-[\w-]+\.js)"/.exec(html)![1]!;
    const plain = await raw(script, {});
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await raw(script, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(decompress(body).equals(plain.body)).toBe(true);
    }
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });
});

/** The response as received over the wire. */
function raw(path: string, given: http.OutgoingHttpHeaders) {
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const headers = { ...NAVIGATION, ...given };
      http
        .get(app.origin + path, { headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        })
        .on('error', reject);
    },
  );
}
