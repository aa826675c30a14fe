import type http from 'node:http';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { MessageBudget, SocketCounts } from './socket-limits';

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_FRAGMENTS = 64;
const KEEP_ALIVE_MS = 12_000;
/** A responsive client replies to a close frame at once; by default ws would wait half a minute for the others. */
const CLOSE_TIMEOUT_MS = 2_000;

const GOING_AWAY = 1001;
/** From RFC 6455; graphql-transport-ws has no code for it. */
const TRY_AGAIN_LATER = 1013;
/** From graphql-transport-ws: the client must not retry with this token. */
const SESSION_ENDED = CloseCode.Forbidden;
const TOO_MANY_MESSAGES = 4429;

/** Thrown while a message is handled; closes its socket. */
export class SocketError extends Error {
  private constructor(
    readonly code: number,
    reason: string,
  ) {
    super(reason);
  }

  /** Clients reconnect after a while. */
  static later = (reason: string) => new SocketError(TRY_AGAIN_LATER, reason);
  static internal = () => new SocketError(CloseCode.InternalServerError, 'Something went wrong on our side');
}

/** The socket of a subscription, as seen by its handlers. */
export interface SocketExtra {
  request: http.IncomingMessage;
  /** Counts the socket for this session; false if the session already has ten, and the socket is closed. */
  present(sessionHash: string): boolean;
  /** Closes the socket because its session has ended. */
  endSession(): void;
  /** Closes the socket so that its client reconnects after a while. */
  closeForNow(reason: string): void;
}

interface SocketServerOptions {
  httpServer: http.Server;
  logger: Logger;
  clientAddress: (request: http.IncomingMessage) => string;
  /** The HTTP status that rejects an upgrade, checked before the limits, or null. */
  refusalOf: (request: http.IncomingMessage) => number | null;
  protocol: ServerOptions<Record<string, unknown>, SocketExtra>;
}

export interface SocketServer {
  /** Closes the sockets of a session that has ended. */
  closeSession(sessionHash: string): void;
  /** Closes every socket with 1001 and accepts no more; may be called more than once. */
  close(): Promise<void>;
}

/**
 * WebSockets at /graphql, with limits: upgrades are rejected before a socket exists, and messages are counted before
 * they are parsed. Replaces graphql-ws's adapter, which has no limits and writes to the console.
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
    // One message per turn of the event loop: a chunk can contain ten thousand.
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
      // What it has already sent is not read any more.
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
    // ws has already closed it, for a message that is too long or an invalid frame; only this client is affected.
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
    // From graphql-ws, about what the client sent.
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

/** If the client does not reply to the close frame, the socket is terminated after two seconds. */
function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
}
