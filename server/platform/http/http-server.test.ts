import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { eventually } from '../../test/eventually';
import { createHttpServer, expressClasses, type DrainingServer } from './http-server';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const POST = 'POST /served HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n';

let draining: DrainingServer;
const clients: Socket[] = [];
/** Each responds to one request for /slow. */
let answerSlow: (() => void)[];

beforeEach(async () => {
  answerSlow = [];
  draining = createHttpServer((request, response) => {
    if (request.url === '/slow') answerSlow.push(() => response.end('slow'));
    else request.resume().once('end', () => response.end('served'));
  });
  draining.server.listen(0, '127.0.0.1');
  await once(draining.server, 'listening');
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  draining.server.closeAllConnections();
  await new Promise((resolve) => draining.server.close(resolve));
});

interface Client {
  write(text: string): void;
  heard(): string;
  isClosed(): boolean;
}

/** Opens a connection that the server has accepted; it sends only this text. */
async function aClient(text = ''): Promise<Client> {
  const accepted = once(draining.server, 'connection');
  const socket = connect((draining.server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  let heard = '';
  let isClosed = false;
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  // A reset also closes the connection.
  socket.on('error', () => undefined);
  socket.once('close', () => (isClosed = true));
  await Promise.all([accepted, once(socket, 'connect')]);
  if (text !== '') socket.write(text);
  return { write: (more) => socket.write(more), heard: () => heard, isClosed: () => isClosed };
}

const closed = (all: Client[]) => all.map(({ isClosed }) => isClosed());
const answered = (client: Client, body = 'served') =>
  eventually(() => expect(client.heard()).toMatch(new RegExp(`^HTTP/1.1 200 OK[^]*${body}`)));

it('refuses connections beyond a limit', async () => {
  expect(draining.server.maxConnections).toBe(4_000);
  draining.server.maxConnections = 2;
  const first = await aClient();
  await aClient();
  // Node drops it before it emits a connection.
  const { port } = draining.server.address() as AddressInfo;
  await once(
    connect(port, '127.0.0.1').on('error', () => undefined),
    'close',
  );
  expect(first.isClosed()).toBe(false);
});

it('a slow request ends after ten seconds for its headers and twenty for its body', async () => {
  const { server } = draining;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 20_000]);
  [server.headersTimeout, server.requestTimeout] = [500, 1_000];
  const headers = await aClient('GET / HTTP/1.1\r\nHost: ');
  const slow = [await aClient(), headers, await aClient(POST)];
  await eventually(() => expect(closed(slow)).toEqual([true, true, true]));
  expect(headers.heard()).toContain('408 Request Timeout');
});

it('draining answers what was begun, tells every client to go, and closes idle connections and then the listener', async () => {
  const [waiting, begun] = [await aClient(GET('/slow')), await aClient(POST)];
  const [answeredBefore, idle] = [await aClient(GET('/served')), await aClient()];
  const begunHeaders = await aClient('GET /served HTTP/1.1\r\nHost: ');
  await answered(answeredBefore);
  await eventually(() => expect(answerSlow).toHaveLength(1));

  let isOver = false;
  const drained = draining.drain().then(() => (isOver = true));
  expect(draining.isDraining()).toBe(true);
  const during = await aClient(GET('/served'));
  await answered(during);
  expect(during.heard()).toContain('Connection: close');
  answeredBefore.write(GET('/served'));
  await eventually(() => expect(answeredBefore.heard().split('HTTP/1.1 200 OK')).toHaveLength(3));
  await eventually(() => expect(closed([answeredBefore, idle])).toEqual([true, true]));
  await eventually(() => expect(draining.server.listening).toBe(false));

  expect(closed([waiting, begun, begunHeaders])).toEqual([false, false, false]);
  expect(isOver).toBe(false);
  begun.write('body');
  begunHeaders.write('localhost\r\n\r\n');
  answerSlow[0]!();
  await answered(begun);
  await answered(begunHeaders);
  await answered(waiting, 'slow');
  for (const each of [begun, begunHeaders, waiting]) expect(each.heard()).toContain('Connection: close');
  await drained;
});

it('makes requests and responses with the prototypes that Express would give them', async () => {
  const app = express().get('/name', (request, response) => void response.send(request.query.name));
  const changed: boolean[] = [];
  const { server } = createHttpServer((request, response) => {
    const prototypes = [request, response].map((one) => Object.getPrototypeOf(one) as unknown);
    app(request, response);
    changed.push(...[request, response].map((one, at) => Object.getPrototypeOf(one) !== prototypes[at]));
  }, expressClasses(app));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await (await fetch(`http://127.0.0.1:${port}/name?name=Ada`)).text()).toBe('Ada');
  expect(changed).toEqual([false, false]);
  await new Promise((resolve) => server.close(resolve));
});
