import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../test/test-app';

let folder: string;
let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-explorers-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'sandbox.html'), '<title>Apollo Sandbox</title>');
  fs.writeFileSync(path.join(folder, 'graphiql.html'), '<title>GraphiQL</title>');
  fs.writeFileSync(path.join(folder, 'assets/graphiql-1.js'), 'export {};');
  demo = await startTestApp({ explorersFolder: folder });
  real = await startTestApp({
    databaseUrl: demo.databaseUrl,
    explorersFolder: folder,
    config: { isDemo: false, sandbox: false },
  });
});
afterAll(async () => {
  await Promise.all([real.stop(), demo.stop()]);
  fs.rmSync(folder, { recursive: true });
});

const visit = (app: TestApp, address: string) =>
  fetch(app.origin + address, { headers: { accept: 'text/html' } });

it.each([
  ['/graphql', 'Apollo Sandbox', 'https://embeddable-sandbox.cdn.apollographql.com'],
  ['/graphiql', 'GraphiQL', "worker-src 'self'"],
])('%s is a page of Sandbox mode with a policy of its own', async (address, title, source) => {
  const answer = await visit(demo, address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/text\/html/);
  expect(await answer.text()).toContain(title);
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toContain(source);
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const elsewhere = await fetch(`${demo.origin}/api/courses`);
  expect(elsewhere.headers.get('content-security-policy')).not.toMatch(/apollographql|worker-src/);
});

it('keeps the files of the explorers for a year, because their names hold their contents’ hash', async () => {
  const answer = await fetch(`${demo.origin}/graphiql/assets/graphiql-1.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${demo.origin}/graphiql/assets/absent.js`)).status).toBe(404);
});

it('leaves a program’s request to GraphQL', async () => {
  const query = `${demo.origin}/graphql?query=${encodeURIComponent('{ platform { isDemo } }')}`;
  const answer = await fetch(query, {
    headers: { accept: 'application/json', 'x-apollo-operation-name': 'a' },
  });
  expect(await answer.json()).toEqual({ data: { platform: { isDemo: true } } });
});

it('has no page and no file outside Sandbox mode', async () => {
  const sandbox = await visit(real, '/graphql');
  expect(sandbox.status).toBe(400);
  expect(await sandbox.text()).not.toMatch(/sandbox|apollo/i);
  for (const address of ['/graphiql', '/graphiql/assets/graphiql-1.js']) {
    const answer = await visit(real, address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/apollographql|worker-src/);
  }
});
