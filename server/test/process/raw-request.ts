import { connect, type Socket } from 'node:net';

/** An HTTP request sent in two parts, so that a test decides when it ends. */
interface HeldRequest {
  /** Sends the rest; resolves with the whole response, headers and body. */
  finish(): Promise<string>;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
  abandon(): void;
}

/** Sends a POST of this JSON up to the middle of its body. */
export function holdPost(port: number, path: string, body: unknown): Promise<HeldRequest> {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n`;
  return hold(port, head + text.slice(0, 5), text.slice(5));
}

/** Sends a GET up to the middle of its headers. */
export function holdGet(port: number, path: string): Promise<HeldRequest> {
  return hold(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`, 'Connection: close\r\n\r\n');
}

async function hold(port: number, first: string, rest: string): Promise<HeldRequest> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(port, '127.0.0.1', () => resolve(opening));
    opening.once('error', reject);
  });
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  // A reset also closes the connection.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(first);
  return {
    closed,
    finish: async () => {
      socket.write(rest);
      await closed;
      return answer;
    },
    abandon: () => void socket.destroy(),
  };
}
