import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../test/eventually';
import { frame, PING, upgrade, type RawSocket } from '../../test/raw-socket';
import { Subscriber } from '../../test/subscriber';
import { testApp } from '../../test/test-app';

const changed = 'subscription { enrollmentChanged { percent } }';
const STRANGER = '203.0.113.7';
const PENDING_PER_ADDRESS = 20;

// Clients are told apart by the address in X-Forwarded-For.
const app = testApp({ config: { trustProxyHops: 1 } });
const open: { destroy(): unknown }[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function upgradeFrom(address: string): Promise<RawSocket & { status: number }> {
  const upgraded = await upgrade(app, { 'X-Forwarded-For': address });
  open.push(upgraded.socket);
  return upgraded;
}

async function aToken(): Promise<string> {
  return app.world.signIn(await app.world.aStudent());
}

function subscriber(token: string): Subscriber {
  const made = new Subscriber(app, token);
  open.push({ destroy: () => made.close() });
  return made;
}

/** Authenticates on a socket and waits until it is accepted. */
async function present({ socket }: RawSocket): Promise<void> {
  const authorization = `Bearer ${await aToken()}`;
  const answered = once(socket, 'data');
  socket.write(frame(JSON.stringify({ type: 'connection_init', payload: { authorization } })));
  expect(String(await answered)).toContain('connection_ack');
}

const isServed = async (ask: () => Promise<{ status: number }>) => expect((await ask()).status).toBe(200);
const healthz = () => app.rest('GET', '/healthz');
const query = () => app.graphql('{ platformStats { totalCourses } }');

describe('sockets without a session', () => {
  it('are twenty an address, and closed after five seconds', async () => {
    const pending = await app.atOnce(PENDING_PER_ADDRESS, () => upgradeFrom(STRANGER));
    expect(pending.map(({ status }) => status)).toEqual(pending.map(() => 101));
    expect((await upgradeFrom(STRANGER)).status).toBe(429);
    expect(await Promise.all(pending.map(({ closeCode }) => closeCode))).toEqual(pending.map(() => 4408));
    await eventually(async () => expect((await upgradeFrom(STRANGER)).status).toBe(101));
  });

  it('give their place to the next when they present one', async () => {
    for (let count = 0; count < PENDING_PER_ADDRESS + 5; count++) {
      const upgraded = await upgradeFrom('203.0.113.9');
      expect(upgraded.status).toBe(101);
      await present(upgraded);
    }
  });
});

it('a session has ten sockets at one time; another is told to come later', async () => {
  const token = await aToken();
  const first = Array.from({ length: 10 }, () => subscriber(token));
  for (const each of first) each.subscribe(changed);
  await eventually(() => expect(first.every(({ isConnected }) => isConnected)).toBe(true));
  const eleventh = subscriber(token);
  eleventh.subscribe(changed);
  await eventually(() =>
    expect(eleventh.closed).toEqual({ code: 1013, reason: 'Too many connections of this session' }),
  );
  expect(first.map(({ closed }) => closed)).toEqual(first.map(() => null));

  await first[0]!.close();
  await eventually(() => expect(first[0]!.closed).not.toBeNull());
  const next = subscriber(token);
  next.subscribe(changed);
  await eventually(() => expect(next.isConnected).toBe(true));
});

describe('10,000 messages in one chunk', () => {
  const subscribe = (id: number) =>
    frame(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: changed } }));
  const ping = frame('{"type":"ping"}');

  it.each([
    ['subscriptions', subscribe, 4429],
    ['pings of graphql-transport-ws', () => ping, 4429],
    ['pings of WebSocket', () => frame('', PING), 4429],
    ['nonsense', () => frame('{'), 4400],
  ])('of %s close the socket, and others are served in between', async (_what, message, code) => {
    const attacker = await upgradeFrom(STRANGER);
    await present(attacker);
    const chunk = Buffer.concat(Array.from({ length: 10_000 }, (_, id) => message(id)));
    attacker.socket.write(chunk);
    for (const ask of [healthz, query, healthz, query]) await isServed(ask);
    expect(await attacker.closeCode).toBe(code);
  });
});

it('of all addresses together, 300 sockets wait for a session', async () => {
  for (let count = 0; count < 300; count++)
    expect((await upgradeFrom(`198.51.100.${count % 15}`)).status).toBe(101);
  expect((await upgradeFrom('198.51.100.99')).status).toBe(503);
});

it('forty messages are read at once, and twenty a second after that', async () => {
  const attacker = await upgradeFrom(STRANGER);
  await present(attacker);
  const send = (messages: number) =>
    attacker.socket.write(Buffer.concat(Array.from({ length: messages }, () => frame('', PING))));
  send(39);
  await delay(1_050);
  send(20);
  expect(await Promise.race([attacker.closeCode, delay(100, 'open')])).toBe('open');
  send(60);
  expect(await attacker.closeCode).toBe(4429);
});
