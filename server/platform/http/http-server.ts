import http from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Express } from 'express';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
/** How often Node checks both timeouts; its default of 30 s would keep a request for up to 50 s. */
const TIMEOUT_CHECK_MS = 1_000;
/** More than a browser or a proxy of a busy site needs; a proxy in front can limit them per address. */
const MAX_CONNECTIONS = 4_000;

/** How long keep-alive clients and proxies get "Connection: close" before idle connections are closed. */
const NOTICE_MS = 1_000;
const IDLE_CHECK_MS = 100;
/** A new connection is about to send its first request. */
const UNUSED_MS = 500;
/** The listener is closed after this long without a new connection... */
const QUIET_MS = 100;
/** ...or after this long in any case. */
const MAX_QUIET_WAIT_MS = 700;
const MAX_DRAIN_MS = 10_000;

export interface DrainingServer {
  server: http.Server;
  isDraining: () => boolean;
  /**
   * Stops without dropping accepted requests; resolves when the listener and every connection are closed, forcibly
   * after ten seconds. From the call on, responses have "Connection: close". May be called more than once.
   */
  drain: () => Promise<void>;
}

/**
 * Classes with the prototypes that Express gives each request and response. Where a prototype has to be changed, V8 takes
 * several times as long for everything that is done with the object afterwards.
 */
export function expressClasses(app: Express) {
  class IncomingMessage extends http.IncomingMessage {}
  class ServerResponse<Request extends http.IncomingMessage> extends http.ServerResponse<Request> {}
  Object.setPrototypeOf(IncomingMessage.prototype, app.request);
  Object.setPrototypeOf(ServerResponse.prototype, app.response);
  Object.assign(app, { request: IncomingMessage.prototype, response: ServerResponse.prototype });
  return { IncomingMessage, ServerResponse };
}

/** Made by `expressClasses` for an Express application. */
type Classes = Pick<http.ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/** An HTTP server with a connection limit and timeouts for slow requests, which can be drained. */
export function createHttpServer(handler: http.RequestListener, classes: Classes = {}): DrainingServer {
  /** Connections on which nothing was requested yet, which Node does not count as idle, with the times they opened. */
  const unused = new Map<Socket, number>();
  const pending = new Set<http.ServerResponse>();
  /** Requests waiting for the listener to close; null: requests are handled as they arrive. */
  let held: (() => void)[] | null = null;
  let lastArrival = 0;
  let draining: Promise<void> | null = null;

  const server = http.createServer(
    {
      ...classes,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    (request, response) => {
      unused.delete(request.socket);
      pending.add(response);
      response.once('close', () => pending.delete(response));
      if (draining) response.setHeader('Connection', 'close');
      if (held) held.push(() => handler(request, response));
      else handler(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    lastArrival = performance.now();
    unused.set(socket, lastArrival);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('upgrade', ({ socket }) => unused.delete(socket));

  /**
   * Closing a listener resets connections that the system has accepted but Node has not. A client reconnects as soon as
   * it gets a response, so responses wait until nobody has connected for a moment: then there is nothing to reset.
   */
  async function closeListener(): Promise<{ connectionsClosed: Promise<void> }> {
    const waiting: (() => void)[] = (held = []);
    const deadline = performance.now() + MAX_QUIET_WAIT_MS;
    const isQuiet = () => pending.size <= waiting.length && performance.now() - lastArrival > QUIET_MS;
    while (performance.now() < deadline && !isQuiet()) await delay(QUIET_MS / 10);
    // Right after pending connections have been accepted.
    await new Promise((resolve) => setImmediate(resolve));
    const connectionsClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    held = null;
    for (const handle of waiting) handle();
    return { connectionsClosed };
  }

  async function drain(): Promise<void> {
    for (const response of pending) if (!response.headersSent) response.setHeader('Connection', 'close');
    await delay(NOTICE_MS);
    const closingIdle = setInterval(() => {
      server.closeIdleConnections();
      for (const [socket, openedAt] of unused)
        if (socket.bytesRead === 0 && performance.now() - openedAt > UNUSED_MS) socket.destroy();
    }, IDLE_CHECK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS);
    const { connectionsClosed } = await closeListener();
    await connectionsClosed;
    clearInterval(closingIdle);
    clearTimeout(deadline);
  }

  return { server, isDraining: () => draining !== null, drain: () => (draining ??= drain()) };
}
