import type http from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { MessageBudget, SocketCounts } from './socket-limits';

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_FRAGMENTS = 64;
const KEEP_ALIVE_MS = 12_000;
/** A client that is there answers the closing at once; ws alone would wait half a minute for one that is not. */
const CLOSE_TIMEOUT_MS = 2_000;

const GOING_AWAY = 1001;
/** Of RFC 6455; graphql-transport-ws has no code of its own for it. */
const TRY_AGAIN_LATER = 1013;
/** Of graphql-transport-ws: the client must not try again with this token. */
const SESSION_ENDED = CloseCode.Forbidden;
const TOO_MANY_MESSAGES = 4429;

/** Closes the socket on whose message it is thrown. */
export class SocketError extends Error {
  private constructor(
    readonly code: number,
    reason: string,
  ) {
    super(reason);
  }

  /** Clients connect again after a while. */
  static later = (reason: string) => new SocketError(TRY_AGAIN_LATER, reason);
  static internal = () => new SocketError(CloseCode.InternalServerError, 'Something went wrong on our side');
}

/** What the subscriptions know of the socket they came on. */
export interface SocketExtra {
  request: http.IncomingMessage;
  /** Counts the socket for this session; false when the session has its ten, and the socket is closed. */
  present(sessionHash: string): boolean;
  /** Closes the socket because its session has ended. */
  endSession(): void;
  /** Closes the socket so that its client connects again after a while. */
  closeForNow(reason: string): void;
}

interface SocketServerOptions {
  httpServer: http.Server;
  logger: Logger;
  clientAddress: (request: http.IncomingMessage) => string;
  /** The HTTP status that refuses an upgrade, before the limits are asked, or null. */
  refusalOf: (request: http.IncomingMessage) => number | null;
  protocol: ServerOptions<Record<string, unknown>, SocketExtra>;
}

export interface SocketServer {
  /** Closes the sockets of a session that has ended. */
  closeSession(sessionHash: string): void;
  /** Closes every socket with 1001 and takes no more; may be called more than once. */
  close(): Promise<void>;
}

/**
 * WebSockets at /graphql, within limits: an upgrade is refused before there is a socket, and messages are counted before
 * they are parsed. In place of the adapter that graphql-ws brings, which has no limits and writes to the console.
 */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { httpServer, logger, clientAddress, refusalOf, protocol } = options;
  const counts = new SocketCounts();
  const sessions = new Map<WebSocket, string>();
  const graphql = makeServer(protocol);
  const server = new WebSocketServer({
    noServer: true,
    path: '/graphql',
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    // Pings are counted before they are answered.
    autoPong: false,
    // One message in each turn of the event loop: a chunk can hold ten thousand.
    allowSynchronousEvents: false,
    handleProtocols,
    verifyClient: ({ req }, done) => {
      const status = refusalOf(req) ?? counts.refusalFor(clientAddress(req));
      if (status === null) done(true);
      else done(false, status, undefined, status === 429 || status === 503 ? { 'Retry-After': '5' } : {});
    },
  });

  httpServer.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => accept(socket, request));
  });

  function accept(socket: WebSocket, request: http.IncomingMessage): void {
    const counted = counts.opened(socket, clientAddress(request));
    const budget = new MessageBudget();
    const isWithinBudget = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false;
      if (budget.take()) return true;
      close(socket, TOO_MANY_MESSAGES, 'Too many messages');
      // What it has sent already is not read any more.
      socket.pause();
      return false;
    };

    let isAlive = true;
    socket.on('ping', (data) => isWithinBudget() && socket.pong(data));
    socket.on('pong', () => (isAlive = isWithinBudget()));
    const keepAlive = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      if (socket.readyState === socket.OPEN) socket.ping();
    }, KEEP_ALIVE_MS);

    const closed = graphql.opened(
      {
        protocol: socket.protocol,
        send: (data) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) return resolve();
            socket.send(data, (error) => (error ? reject(error) : resolve()));
          }),
        close: (code, reason) => close(socket, code ?? GOING_AWAY, reason ?? ''),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer) => {
            if (isWithinBudget()) handle(data.toString()).catch((error: unknown) => fail(socket, error));
          }),
      },
      {
        request,
        present: (sessionHash) => {
          const isCounted = counted.present(sessionHash);
          if (isCounted) sessions.set(socket, sessionHash);
          else close(socket, TRY_AGAIN_LATER, 'Too many connections of this session');
          return isCounted;
        },
        endSession: () => close(socket, SESSION_ENDED, 'Forbidden'),
        closeForNow: (reason) => close(socket, TRY_AGAIN_LATER, reason),
      },
    );
    // ws has closed it already, for a message that is too long or no frame at all; nobody else waits for the client.
    socket.on('error', (error) => {
      logger.debug({ err: error }, 'A socket was closed for what its client sent');
      close(socket, CloseCode.BadRequest, 'Invalid message received');
    });
    socket.once('close', (code, reason) => {
      clearInterval(keepAlive);
      sessions.delete(socket);
      closed(code, reason.toString()).catch((error: unknown) =>
        logger.error({ err: error }, 'The subscriptions of a closed socket could not be ended'),
      );
    });
  }

  function fail(socket: WebSocket, error: unknown): void {
    if (error instanceof SocketError) return close(socket, error.code, error.message);
    // Of graphql-ws, about what the client sent.
    logger.info({ reason: String(error) }, 'A message of a socket was refused');
    close(socket, CloseCode.BadRequest, 'Invalid message received');
  }

  async function closeAll(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of server.clients) close(socket, GOING_AWAY, 'Going away');
    await closed;
  }
  let closing: Promise<void> | null = null;

  return {
    closeSession: (sessionHash) => {
      for (const [socket, session] of sessions)
        if (session === sessionHash) close(socket, SESSION_ENDED, 'Forbidden');
    },
    close: () => (closing ??= closeAll()),
  };
}

/** A socket whose client does not answer the closing is ended after two seconds. */
function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
}
