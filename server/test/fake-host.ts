import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface FakeRequest {
  path: string;
  headers: http.IncomingHttpHeaders;
  // Each test inspects the body it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

type Behavior = (response: http.ServerResponse, request: FakeRequest) => void;

/** A fake third-party server on a separate port whose behavior, including faults, the test defines. */
export class FakeHost {
  readonly requests: FakeRequest[] = [];
  behavior: Behavior = says('Hello.');
  private readonly server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const seen = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) as unknown };
      this.requests.push(seen);
      this.behavior(response, seen);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A chunk of a streamed chat completion. */
export const chunk = (content: string, isLast = false): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: isLast ? 'stop' : null }] })}\n\n`;

/** Streams the pieces as a complete answer of a model. */
export const says =
  (...pieces: string[]): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(chunk(piece));
    response.end(`${chunk('', true)}data: [DONE]\n\n`);
  };

/** Accepts the request and never responds. */
export const hangs: Behavior = () => undefined;

export const fails =
  (status: number): Behavior =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"secret inner trouble"}}');
  };

/** Responds with JSON. */
export const answers =
  (body: unknown): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
