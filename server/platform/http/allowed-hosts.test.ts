import http from 'node:http';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '../../test/test-app';

const publicUrl = 'https://demo.example.org';
const sentence = `This demo is served at ${publicUrl} and on localhost only. Set PUBLIC_URL to serve it under another name.`;
/** A name that an attacker can point at this machine. */
const FOREIGN = 'rebound.example';

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  demo = await startTestApp({ config: { isDemo: true, publicUrl } });
  real = await startTestApp({ config: { isDemo: false, publicUrl }, databaseUrl: demo.databaseUrl });
});
afterAll(async () => {
  await real.stop();
  await demo.stop();
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
