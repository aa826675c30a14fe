import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestApp } from './test-app';

const TEXT = 0x1;
const CLOSE = 0x8;
export const PING = 0x9;

/** A client's frame; the mask is zero, which leaves the payload unchanged. */
export function frame(payload: string, opcode = TEXT): Buffer {
  const body = Buffer.from(payload);
  if (body.length > 125) throw new Error('Longer frames are not needed here');
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** A WebSocket without a client library, for sending what no library would. */
export interface RawSocket {
  socket: Socket;
  /** The code with which the server closes it; 1006 if there is none. */
  closeCode: Promise<number>;
}

/** Requests an upgrade; resolves with the socket, or with the status that rejects it. */
export async function upgrade(
  app: TestApp,
  headers: Record<string, string> = {},
): Promise<{ status: number } & RawSocket> {
  const { port, host } = new URL(app.origin);
  const socket = connect(Number(port), '127.0.0.1');
  // A reset also closes the connection.
  socket.on('error', () => undefined);
  const all = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Protocol': 'graphql-transport-ws',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(['GET /graphql HTTP/1.1', ...lines, '', ''].join('\r\n'));
  const [head] = (await once(socket, 'data')) as [Buffer];
  return { status: Number(head.toString().split(' ')[1]), socket, closeCode: closeCodeOf(socket) };
}

/** Reads a server's frames, unmasked and shorter than 64 KiB, up to the close frame. */
function closeCodeOf(socket: Socket): Promise<number> {
  let unread = Buffer.alloc(0);
  return new Promise((resolve) => {
    socket.once('close', () => resolve(1006));
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk]);
      while (unread.length >= 2) {
        const isLong = unread[1] === 126;
        const start = isLong ? 4 : 2;
        if (unread.length < start) return;
        const end = start + (isLong ? unread.readUInt16BE(2) : unread[1]!);
        if (unread.length < end) return;
        if ((unread[0]! & 0xf) === CLOSE) return resolve(unread.readUInt16BE(start));
        unread = unread.subarray(end);
      }
    });
  });
}
