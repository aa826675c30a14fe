import { createHash } from 'node:crypto';
import pino from 'pino';
import type { DocumentSettings, DrawnPage, FirstPage, PageDrawing } from '../first-page.rules';
import type { BuiltClient } from './built-client';
import { PageDocuments } from './page-documents';
import { VisitorCache } from '../visitor-cache';

const HTML =
  '<html><head><!--head--><title>Waymark</title><meta name="description" content="All." /><!--/head--></head>' +
  '<body><div id="root"></div></body></html>';

const drawn: DrawnPage = {
  isMissing: false,
  head: { title: 'A page', description: null, path: '/page', picture: null, structuredData: null },
  html: '<h1>A page</h1>',
  firstData: { cache: { hello: '</script>' } },
};

const page: FirstPage = {
  key: '/page',
  isCacheable: true,
  modules: ['Page'],
  later: [],
  operation: { documentId: 'd1', variables: {} },
  draw: async () => drawn,
};

const platform = {
  settings: {
    name: 'Waymark',
    logoUrl: null,
    welcomeText: null,
    isRegistrationOpen: true,
    instructorAccess: 'EVERYONE' as const,
    categories: [],
    auditLogDays: 365,
  },
  accentStyle: '',
};

function documents(
  drawing: PageDrawing['firstPageAt'],
  answerToVisitor: () => Promise<unknown>,
  shown: DocumentSettings = platform,
) {
  const errors: unknown[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  const filesOf = ([module]: string[]) => ({
    scripts: [`/assets/${module}.js`],
    styles: [{ href: `/assets/${module}.css`, css: 'h1{}' }],
    fonts: [],
  });
  const client = {
    html: HTML,
    drawing: async () => ({ firstPageAt: drawing }),
    filesOf,
    filesOfDrawn: filesOf,
  } as unknown as BuiltClient;
  let written: () => void;
  const data = { onPublicWrite: (callback: () => void) => void (written = callback) };
  const made = new PageDocuments({
    client,
    visitorCache: new VisitorCache(data, ({ bytes }) => bytes),
    answerToVisitor,
    platform: async () => shown,
    origin: 'https://learn.example',
    logger,
  });
  const at = async (path: string) => {
    const document = await made.at(path, new URLSearchParams());
    return { status: document.status, html: document.body.toString(), styleHashes: document.styleHashes };
  };
  return { at, errors, write: () => written() };
}

it('has the words of every page where a page has none of its own', async () => {
  const { html } = await documents(
    () => page,
    async () => ({}),
  ).at('/page');
  expect(html).toContain('<title>A page</title>');
  expect(html).toContain('<meta name="description" content="All." />');
  expect(html).toContain('{"cache":{"hello":"\\u003c/script\\u003e"}}');
});

it('names the platform, and has its settings and colors, in drawn pages and in empty ones', async () => {
  const settings = { ...platform.settings, name: 'School <b>' };
  const accentStyle = ':root:root{--wm-action:#12306B}';
  for (const draw of [page.draw, null]) {
    const { html, styleHashes } = await documents(
      () => ({ ...page, draw }),
      async () => ({}),
      { settings, accentStyle },
    ).at('/page');
    if (draw) expect(html).toContain('<meta property="og:site_name" content="School &lt;b&gt;" />');
    else expect(html).toContain('<title>School &lt;b&gt;</title>');
    expect(html).toContain(
      '<script type="application/json" id="platform">{"name":"School \\u003cb\\u003e","logoUrl":null,',
    );
    expect(html).toContain(`<style id="accent-colors">${accentStyle}</style>`);
    const hash = createHash('sha256').update(accentStyle).digest('base64');
    expect(styleHashes).toContain(`'sha256-${hash}'`);
  }
});

it('leaves a page to the browser while its operation cannot be answered, and asks again the next time', async () => {
  let isAway = true;
  const { at } = documents(
    () => page,
    async () => (isAway ? null : {}),
  );
  const away = await at('/page');
  expect(away.status).toBe(200);
  expect(away.html).toContain('<div id="root"><div class="wm-page-skeleton"');
  expect(away.html).toContain('<link rel="stylesheet" href="/assets/Page.css"');
  expect(away.html).toContain('<link rel="modulepreload" href="/assets/Page.js"');
  isAway = false;
  expect((await at('/page')).html).toContain('<h1>A page</h1>');
});

it('leaves a page that cannot be drawn to the browser, and says so in the log', async () => {
  const broken = { ...page, draw: () => Promise.reject(new Error('no window')) };
  const { at, errors } = documents(
    () => broken,
    async () => ({}),
  );
  expect((await at('/page')).html).toContain('<div id="root"><div class="wm-page-skeleton"');
  expect(errors).toMatchObject([{ page: '/page', err: { message: 'no window' } }]);
});

it('moves styles of elements into rules that it allows by their hash', async () => {
  const styled = {
    ...drawn,
    html: '<p style="--line:var(--wm-ux)">1</p><p style="--line:var(--wm-ux)">2</p><p style="font:&quot;A&quot;">3</p>',
  };
  const { html, styleHashes } = await documents(
    () => ({ ...page, draw: async () => styled }),
    async () => ({}),
  ).at('/page');
  expect(html).toContain('<p data-style="0">1</p><p data-style="0">2</p><p data-style="1">3</p>');
  const css = 'h1{}:is(#_,[data-style="0"]){--line:var(--wm-ux)}:is(#_,[data-style="1"]){font:"A"}';
  expect(html).toContain(`<style>${css}</style>`);
  expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(css).digest('base64')}'`]);
});

it('leaves a page to the browser if a style could end its rule', async () => {
  const styled = { ...drawn, html: '<p style="--line:red}body{display:none">1</p>' };
  const { at, errors } = documents(
    () => ({ ...page, draw: async () => styled }),
    async () => ({}),
  );
  expect((await at('/page')).html).toContain('<div id="root"><div class="wm-page-skeleton"');
  expect(errors).toHaveLength(1);
});

it('draws few pages at once and leaves the others to the browser', async () => {
  let answer: (data: object) => void = () => undefined;
  const answered = new Promise((resolve) => (answer = resolve));
  const { at } = documents(
    (path) => ({ ...page, key: path }),
    () => answered,
  );
  const asked = Array.from({ length: 12 }, (_, index) => at(`/page/${index}`));
  await new Promise(setImmediate);
  answer({});
  const pages = await Promise.all(asked);
  expect(pages.filter(({ html }) => html.includes('<h1>A page</h1>'))).toHaveLength(4);
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  // Pages left to the browser then are rendered once there is capacity.
  expect((await at('/page/11')).html).toContain('<h1>A page</h1>');
});

it('draws a page once until public data is written', async () => {
  let asked = 0;
  const { at, write } = documents(
    () => page,
    async () => ({ asked: ++asked }),
  );
  await at('/page');
  await at('/page');
  expect(asked).toBe(1);
  write();
  await at('/page');
  expect(asked).toBe(2);
});

it('has a status for an address without a page, and none for one of which nothing is known', async () => {
  const nobody = () => Promise.reject(new Error('Nobody asks.'));
  expect((await documents(() => 'unknown', nobody).at('/x')).status).toBe(404);
  expect((await documents(() => null, nobody).at('/x')).status).toBe(200);
});

it('draws a page whose data is no public course anew each time', async () => {
  let answers = 0;
  const answer = async () => ({ answers: ++answers });
  const cacheable = documents(() => page, answer);
  await cacheable.at('/page');
  await cacheable.at('/page');
  expect(answers).toBe(1);
  const fresh = documents(() => ({ ...page, isCacheable: false }), answer);
  await fresh.at('/page');
  await fresh.at('/page');
  expect(answers).toBe(3);
});
