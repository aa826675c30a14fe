import type { Page } from 'playwright-core';
import { DEMO, demoSite } from './demo-site';

const site = demoSite();

const APOLLO = /apollographql\.com/;

/** Runs the operation that matches, once its editor shows it. */
async function run(page: Page, operation: RegExp): Promise<void> {
  await page.locator('.graphiql-query-editor .view-line').filter({ hasText: operation }).waitFor();
  await page.getByRole('button', { name: 'Execute query' }).click();
}

test('GraphiQL runs the first starter operation under its own policy', async () => {
  const page = await (await site.profile()).newPage();
  await page.goto('/graphiql');
  await run(page, /query\sBrowse/);
  const answer = page.locator('.result-window .view-lines').filter({ hasText: '"totalCount"' });
  await answer.waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(
    expect.arrayContaining(['Browse', 'Search', 'SignIn', 'Notifications']),
  );
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Mutation' }).waitFor();
});

test('GraphiQL sends the token of who is signed in', async () => {
  const student = await site.account(DEMO.student);
  const page = await (await site.profile({ as: student })).newPage();
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'Headers' }).click();
  const token = await page.evaluate('localStorage.getItem("token")');
  await page
    .locator('.graphiql-editor-tool .graphiql-editor:not(.hidden)')
    .filter({ hasText: `Bearer ${String(token)}` })
    .waitFor();

  await page.getByRole('tab', { name: 'Notifications', exact: true }).click();
  const acknowledged = new Promise<string>((resolve) =>
    page.once('websocket', (socket) =>
      socket.once('framereceived', ({ payload }) => resolve(String(payload))),
    ),
  );
  await run(page, /subscription\sNotifications/);
  expect(JSON.parse(await acknowledged)).toMatchObject({ type: 'connection_ack' });
  await page.getByRole('button', { name: 'Stop query' }).click();
});

test('the page of Sandbox offers GraphiQL when Apollo’s servers refuse', async () => {
  const context = await site.profile();
  site.faults.allow(APOLLO);
  await context.route(APOLLO, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/graphql');
  await page.getByRole('link', { name: 'Open GraphiQL instead' }).click();
  await page.getByRole('button', { name: 'Execute query' }).waitFor();
});

test('the page of Sandbox offers GraphiQL when Apollo’s servers are silent, and no longer once they answer', async () => {
  const student = await site.account(DEMO.student);
  const context = await site.profile({ as: student });
  site.faults.allow(APOLLO);
  let answerScript: (() => Promise<void>) | undefined;
  // A stub of Apollo's script: it opens the frame and stores its options.
  const script = `window.EmbeddedSandbox = class { constructor(options) {
    window.started = options;
    const frame = document.createElement('iframe');
    frame.src = 'https://sandbox.embed.apollographql.com/sandbox/explorer';
    document.querySelector(options.target).append(frame);
  } }`;
  await context.route(APOLLO, async (route) => {
    if (route.request().resourceType() === 'script')
      answerScript = () => route.fulfill({ contentType: 'text/javascript', body: script });
    else
      await route.fulfill({
        contentType: 'text/html',
        body: "<script>parent.postMessage({ name: 'ExplorerListeningForHandshake' }, '*')</script>",
      });
  });
  const page = await context.newPage();
  // The page has not loaded until the script has.
  await page.goto('/graphql', { waitUntil: 'domcontentloaded' });
  const offer = page.getByRole('link', { name: 'Open GraphiQL instead' });
  await offer.waitFor();
  await answerScript!();
  await offer.waitFor({ state: 'hidden' });

  const started = (await page.evaluate('window.started')) as {
    initialEndpoint: string;
    initialState: { document: string; variables: unknown; sharedHeaders: unknown };
  };
  const token = await page.evaluate('localStorage.getItem("token")');
  expect(started.initialEndpoint).toBe(`${site.app.origin}/graphql`);
  expect(started.initialState).toMatchObject({
    variables: { first: 6 },
    sharedHeaders: { Authorization: `Bearer ${String(token)}` },
  });
  expect(started.initialState.document).toMatch(
    /query Browse[^]*mutation SignIn[^]*subscription Notifications/,
  );
});
