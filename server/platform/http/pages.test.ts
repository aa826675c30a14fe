import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { DocumentSettings, PageAtUrl, RenderedPage, ServerEntry } from '../first-page.rules';
import { VisitorCache } from '../visitor-cache';
import { Pages } from './pages';

const HTML =
  '<html><head><!--head--><title>Waymark</title><!--/head--><script type="module"></script></head><body><div id="root"></div></body></html>';
const EMPTY = '<div id="root"><i>skeleton</i></div>';

const settings = {
  name: 'Waymark',
  logoUrl: null,
  welcomeText: null,
  isRegistrationOpen: true,
  instructorAccess: 'EVERYONE' as const,
  categories: [],
  auditLogDays: 365,
  isDemo: false,
  demoAccounts: [],
  signInProvider: null,
};
const rendered: RenderedPage = {
  status: 200,
  head: '<title>A page</title>',
  html: '<h1>A page</h1>',
  headers: '<template></template>',
  cache: { hello: '</script>' },
};
const page: PageAtUrl = {
  key: '/page',
  status: 200,
  isShared: true,
  modules: ['Page'],
  later: [],
  render: async () => rendered,
};

let folder: string;
/** What the client's entry for the server answers. */
const entry = globalThis as unknown as ServerEntry;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waymark-pages-'));
  for (const name of ['client/.vite', 'pages']) mkdirSync(path.join(folder, name), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('client/index.html', HTML);
  write('client/page.css', 'h1{}');
  write(
    'pages/entry-server.cjs',
    'exports.pageAt = (...url) => globalThis.pageAt(...url); exports.skeletonAt = () => "<i>skeleton</i>";',
  );
  const chunks = {
    'index.html': { file: 'index.js' },
    'src/apollo/links.ts': { file: 'links.js', imports: ['index.html'] },
    Page: { file: 'page.js', css: ['page.css'], imports: ['index.html'] },
  };
  write('client/.vite/manifest.json', JSON.stringify(chunks));
});
afterAll(() => rmSync(folder, { recursive: true }));

function pages(pageAt: ServerEntry['pageAt'], platform: DocumentSettings = { settings, accentStyle: '' }) {
  entry.pageAt = pageAt;
  const errors: unknown[] = [];
  let written: () => void;
  const served = new Pages({
    folder: path.join(folder, 'client'),
    visitorCache: new VisitorCache({ onPublicWrite: (callback) => void (written = callback) }, () => 1),
    answerToVisitor: async () => null,
    platform: async () => platform,
    origin: 'https://learn.example',
    logger: pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) }),
  });
  return { at: (url: string) => served.at(url, new URLSearchParams()), errors, write: () => written() };
}

const renderingAs = (change: Partial<RenderedPage>) =>
  pages(() => ({ ...page, render: async () => ({ ...rendered, ...change }) }));

it('names the platform, and has its settings and colors, in rendered pages and in empty ones', async () => {
  const accentStyle = ':root:root{--wm-action:#12306B}';
  for (const render of [page.render, null]) {
    const platform = { settings: { ...settings, name: 'School <b>' }, accentStyle };
    const { html, styleHashes } = await pages(() => ({ ...page, render }), platform).at('/page');
    if (render) expect(html).toContain('{"hello":"\\u003c/script\\u003e"}');
    else expect(html).toContain('<title>School &#60;b&#62;</title>');
    expect(html).toContain('<script type="application/json" id="platform">{"name":"School \\u003cb\\u003e",');
    expect(html).toContain(`<style id="accent-colors">${accentStyle}</style>`);
    expect(styleHashes).toContain(`'sha256-${createHash('sha256').update(accentStyle).digest('base64')}'`);
    expect(html).toContain('<link rel="modulepreload" href="/page.js"');
  }
});

it('leaves a page that cannot be rendered to the browser, says so in the log, and tries again', async () => {
  let isBroken = true;
  const render = async () => (isBroken ? Promise.reject(new Error('no data')) : rendered);
  const { at, errors } = pages(() => ({ ...page, render }));
  const { html, status, isShared } = await at('/page');
  expect(html).toContain(EMPTY);
  expect(html).toContain('<style>h1{}</style>');
  expect(html).toContain('<link rel="modulepreload" href="/links.js"');
  expect([status, isShared]).toEqual([200, false]);
  expect(errors).toMatchObject([{ page: '/page', err: { message: 'no data' } }]);
  isBroken = false;
  expect((await at('/page')).html).toContain('<h1>A page</h1>');
});

it('leaves a page to the browser if a style could end its rule', async () => {
  const { at, errors } = renderingAs({ html: '<p style="--line:red}body{display:none">1</p>' });
  expect((await at('/page')).html).toContain(EMPTY);
  expect(errors).toHaveLength(1);
});

it('renders few pages at once and leaves the others to the browser', async () => {
  let answer: (page: RenderedPage) => void = () => undefined;
  const answered = new Promise<RenderedPage>((resolve) => (answer = resolve));
  const { at } = pages((key) => ({ ...page, key, render: () => answered }));
  const asked = Array.from({ length: 12 }, (_, index) => at(`/page/${index}`));
  await new Promise(setImmediate);
  answer(rendered);
  const documents = await Promise.all(asked);
  expect(documents.filter(({ html }) => html.includes('<h1>A page</h1>'))).toHaveLength(4);
  // Pages left to the browser then are rendered once there is capacity.
  expect((await at('/page/11')).html).toContain('<h1>A page</h1>');
});
