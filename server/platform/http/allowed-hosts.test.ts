import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '../../test/test-app';

const publicUrl = 'https://demo.example.org';
const sentence = `This demo is served at ${publicUrl} and on localhost only. Set PUBLIC_URL to serve it under another name.`;
/** A name that an attacker can point at this machine. */
const FOREIGN = 'rebound.example';

let explorersFolder: string;
let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  explorersFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-explorers-'));
  fs.mkdirSync(path.join(explorersFolder, 'assets'));
  fs.writeFileSync(path.join(explorersFolder, 'sandbox.html'), '<title>Apollo Sandbox</title>');
  fs.writeFileSync(path.join(explorersFolder, 'graphiql.html'), '<title>GraphiQL</title>');
  fs.writeFileSync(path.join(explorersFolder, 'assets/graphiql-1.js'), 'export {};');
  demo = await startTestApp({ explorersFolder, config: { isDemo: true, publicUrl } });
  real = await startTestApp({
    databaseUrl: demo.databaseUrl,
    explorersFolder,
    config: { isDemo: false, sandbox: false, publicUrl },
  });
});
afterAll(async () => {
  await Promise.all([real.stop(), demo.stop()]);
  fs.rmSync(explorersFolder, { recursive: true });
});

/** fetch would overwrite the Host header. */
function get(app: TestApp, path: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(app.origin + path, { headers: { host } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.once('end', () => resolve({ status: response.statusCode!, body }));
      })
      .once('error', reject);
  });
}

/** The response status of an upgrade, 101 for a socket. */
function upgrade(app: TestApp, host: string): Promise<number> {
  const headers = { host, origin: `http://${host}` };
  const socket = new WebSocket(`${app.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => (socket.terminate(), resolve(101)));
    socket.once('unexpected-response', (_request, response) => {
      response.destroy();
      resolve(response.statusCode!);
    });
    socket.once('error', reject);
  });
}

const OWN = ['localhost', 'localhost:5000', '127.0.0.1:8080', '[::1]:5000', 'demo.example.org'];
const OTHERS = [FOREIGN, `${FOREIGN}:5000`, 'localhost.rebound.example', '10.0.0.7', 'localhost@x'];

describe('in demo mode', () => {
  it.each(OWN)('the host %s is served', async (host) => {
    expect((await get(demo, '/api/courses', host)).status).toBe(200);
    expect(await upgrade(demo, host)).toBe(101);
  });

  it.each(OTHERS)('the host "%s" is refused, by the APIs and for sockets', async (host) => {
    for (const path of ['/api/courses', '/graphql', '/'])
      expect(await get(demo, path, host)).toEqual({ status: 421, body: JSON.stringify({ error: sentence }) });
    expect(await upgrade(demo, host)).toBe(421);
  });

  it('health checks may name any host', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(demo, path, '10.0.0.7')).status).toBe(200);
  });
});

it('outside demo mode hosts are left to the proxy', async () => {
  expect((await get(real, '/api/courses', FOREIGN)).status).toBe(200);
  expect(await upgrade(real, FOREIGN)).toBe(101);
});

describe('the explorers of the API', () => {
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
});
