import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { eventually } from '../../test/eventually';
import { createHttpServer, expressClasses, type DrainingServer } from './http-server';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const POST = 'POST /served HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n';

let draining: DrainingServer;
/** The address of connections that arrive from now on. */
let arriving: string;
const clients: Socket[] = [];
/** Each responds to one request for /slow. */
let answerSlow: (() => void)[];

beforeEach(async () => {
  arriving = 'stranger';
  answerSlow = [];
  draining = createHttpServer(
    (request, response) => {
      if (request.url === '/slow') answerSlow.push(() => response.end('slow'));
      else request.resume().once('end', () => response.end('served'));
    },
    { limits: { total: 8, perAddress: 4 }, addressOf: () => arriving },
  );
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

const severalClients = async (count: number, text?: string): Promise<Client[]> => {
  const made: Client[] = [];
  for (let number = 0; number < count; number++) made.push(await aClient(text));
  return made;
};
const closed = (all: Client[]) => all.map(({ isClosed }) => isClosed());
const answered = (client: Client, body = 'served') =>
  eventually(() => expect(client.heard()).toMatch(new RegExp(`^HTTP/1.1 200 OK[^]*${body}`)));

describe('connections', () => {
  it.each([
    ['say nothing', ''],
    ['do not finish their headers', 'GET / HTTP/1.1\r\nHost: '],
  ])('that %s make room for newer ones of their address, the oldest first', async (_what, text) => {
    const idle = await severalClients(4, text);
    await answered(await aClient(GET('/served')));
    await eventually(() => expect(closed(idle)).toEqual([true, false, false, false]));
  });

  it('that were answered make room too, but none that waits for an answer', async () => {
    const [waiting] = await severalClients(1, GET('/slow'));
    const [done] = await severalClients(1, GET('/served'));
    await answered(done!);
    const idle = await severalClients(2);
    const next = await severalClients(2, GET('/served'));
    for (const each of next) await answered(each);
    await eventually(() => expect(closed([waiting!, done!, ...idle])).toEqual([false, true, true, false]));
    answerSlow[0]!();
    await answered(waiting!, 'slow');
  });

  it('of one address are refused when all of them are busy, and those of others are served', async () => {
    await severalClients(4, GET('/slow'));
    await eventually(() => expect(answerSlow).toHaveLength(4));
    const refused = await aClient(GET('/served'));
    await eventually(() => expect(refused.isClosed()).toBe(true));
    expect(refused.heard()).toBe('');
    arriving = 'other';
    await answered(await aClient(GET('/served')));
  });

  it('of all addresses together make room in the same way', async () => {
    for (const address of ['one', 'two', 'three', 'four']) {
      arriving = address;
      await severalClients(2);
    }
    arriving = 'five';
    await answered(await aClient(GET('/served')));
  });

  it('that became something else than HTTP are counted no more', async () => {
    draining.server.on('upgrade', (_request, stream) => {
      stream.once('end', () => stream.end()).resume();
      stream.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    const upgraded = await severalClients(12, upgrade);
    for (const each of upgraded) await eventually(() => expect(each.heard()).toContain('101'));
    expect(closed(upgraded)).not.toContain(true);
    await answered(await aClient(GET('/served')));
  });
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
  arriving = 'other';
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
  const { server } = createHttpServer(
    (request, response) => {
      const prototypes = [request, response].map((one) => Object.getPrototypeOf(one) as unknown);
      app(request, response);
      changed.push(...[request, response].map((one, at) => Object.getPrototypeOf(one) !== prototypes[at]));
    },
    { addressOf: null, classes: expressClasses(app) },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await (await fetch(`http://127.0.0.1:${port}/name?name=Ada`)).text()).toBe('Ada');
  expect(changed).toEqual([false, false]);
  await new Promise((resolve) => server.close(resolve));
});
