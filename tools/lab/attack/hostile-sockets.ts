import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { inParallel } from './in-parallel';
import { aBystander } from './bystander';
import type { Cast } from './cast';
import { newResult, type AttackResult } from './report';
import type { Target } from './target';

const PROTOCOL = 'graphql-transport-ws';
const AT_ONCE = 100;
/** How long the attack continues once all sockets are open. */
const HOLD_MS = 3_000;
/** Maximum time until a socket that exceeded its limits is closed. */
const CLOSED_WITHIN_MS = 15_000;
const TOO_MANY_REQUESTS = 4429;

const address = (target: Target) => `${target.origin.replace('http', 'ws')}/graphql`;

/** Opens WebSockets without a session, and keeps the accepted ones open silently. */
export async function openAnonymousSockets(target: Target, attempts: number): Promise<AttackResult> {
  const result = newResult('anonymous sockets');
  const bystander = aBystander(target);
  const open = new Set<WebSocket>();
  await inParallel([...Array(attempts).keys()], AT_ONCE, async () => {
    result.tried++;
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(address(target), PROTOCOL);
      socket.on('open', () => {
        open.add(socket);
        resolve();
      });
      socket.on('close', () => {
        open.delete(socket);
        resolve();
      });
      // Rejection is expected.
      socket.on('error', () => resolve());
    });
    return 'go on';
  });
  const stillOpen = open.size;
  await delay(HOLD_MS);
  for (const socket of open) socket.terminate();
  result.figures = `${stillOpen} were open at once;`;
  await bystander.leave(result);
  return result;
}

/** One signed-in socket sends a flood of messages in one chunk; it must be closed without affecting anybody else. */
export async function sendFloods(target: Target, cast: Cast, messages: number): Promise<AttackResult> {
  const result = newResult('chatty sockets');
  const bystander = aBystander(target);
  const subscribe = (id: number) => ({
    id: String(id),
    type: 'subscribe',
    payload: { query: 'subscription { enrollmentChanged { id } }' },
  });
  const floods: Record<string, (id: number) => object> = { subscribe, ping: () => ({ type: 'ping' }) };
  for (const [name, message] of Object.entries(floods)) {
    const socket = await signedInSocket(target, cast);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    for (let id = 0; id < messages; id++) socket.send(JSON.stringify(message(id)));
    result.tried += messages;
    const code = await Promise.race([closed, delay(CLOSED_WITHIN_MS, null, { ref: false })]);
    if (code !== TOO_MANY_REQUESTS)
      result.violations.push(
        code === null
          ? `${messages} ${name} messages leave the socket open`
          : `${messages} ${name} messages close the socket with ${code} instead of ${TOO_MANY_REQUESTS}`,
      );
    socket.terminate();
  }
  await bystander.leave(result);
  return result;
}

function signedInSocket(target: Target, cast: Cast): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address(target), PROTOCOL);
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          type: 'connection_init',
          payload: { authorization: `Bearer ${cast.tokens.student}` },
        }),
      ),
    );
    socket.on('message', () => resolve(socket));
    socket.on('close', (code) => reject(new Error(`A signed-in socket was closed with ${code}`)));
  });
}

/** Opens connections that never finish their request head. */
export async function holdRequests(target: Target, connections: number): Promise<AttackResult> {
  const result = newResult('unfinished requests');
  const bystander = aBystander(target);
  const sockets: Socket[] = [];
  await inParallel([...Array(connections).keys()], AT_ONCE, async () => {
    result.tried++;
    const socket = connect(target.program.port, '127.0.0.1');
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.on('connect', () => {
        socket.write('GET /api/courses HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
        resolve();
      });
      // Rejection is expected.
      socket.on('error', () => resolve());
    });
    return 'go on';
  });
  await delay(HOLD_MS);
  for (const socket of sockets) socket.destroy();
  await bystander.leave(result);
  return result;
}
