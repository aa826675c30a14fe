import type http from 'node:http';
import { CloseCode } from 'graphql-ws';
import { WebSocket, WebSocketServer, type Server } from 'ws';
import type { ClientAddress } from '../http/client-address';

const MAX_SOCKETS = 5_000;
const MAX_PER_ADDRESS = 1_000;
const MAX_PER_SESSION = 10;
/** Maximum number of sockets that have not authenticated yet. */
const MAX_PENDING = 300;
const MAX_PENDING_PER_ADDRESS = 20;

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_FRAGMENTS = 64;
const MESSAGES_PER_SECOND = 20;
/** A client that reconnects subscribes to everything at once. */
const MESSAGE_BURST = 40;

const TOO_MANY_MESSAGES = 4429;
/** A close code of RFC 6455; graphql-transport-ws has none for it. */
const TRY_AGAIN_LATER = 1013;

const COUNTED = new Set<string | symbol>(['message', 'ping', 'pong']);

/** A socket whose messages are counted before they are parsed, pings and pongs included. */
export class LimitedSocket extends WebSocket {
  address = '';
  /** null until it has authenticated. */
  sessionHash: string | null = null;
  private tokens = MESSAGE_BURST;
  private refilledAt = performance.now();

  override emit(event: string | symbol, ...data: unknown[]): boolean {
    // ws closes it itself, for a message that is too long or an invalid frame; only this client is affected.
    if (event === 'error') return true;
    if (!COUNTED.has(event)) return super.emit(event, ...data);
    if (this.readyState !== this.OPEN) return false;
    if (this.takeToken()) return super.emit(event, ...data);
    this.close(TOO_MANY_MESSAGES, 'Too many messages');
    // What it has already sent is not read any more.
    this.pause();
    return false;
  }

  /** Closes it so that its client reconnects after a while. */
  closeForNow(reason: string): void {
    this.close(TRY_AGAIN_LATER, reason);
  }

  /** Closes it because its session has ended: the client must not retry with this token. */
  endSession(): void {
    this.close(CloseCode.Forbidden, 'Forbidden');
  }

  private takeToken(): boolean {
    const now = performance.now();
    const refill = ((now - this.refilledAt) / 1000) * MESSAGES_PER_SECOND;
    this.tokens = Math.min(MESSAGE_BURST, this.tokens + refill);
    this.refilledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}

type LimitedServer = Server<typeof LimitedSocket>;

export interface SocketServerOptions {
  httpServer: http.Server;
  clientAddress: ClientAddress;
  /** The HTTP status that rejects an upgrade before a socket exists, checked before the limits, or null. */
  refusalOf: (request: http.IncomingMessage) => number | null;
}

/** WebSockets at /graphql, within limits: upgrades are rejected before a socket exists. */
export function createSocketServer(options: SocketServerOptions): LimitedServer {
  const { httpServer, clientAddress, refusalOf } = options;
  const server: LimitedServer = new WebSocketServer({
    noServer: true,
    path: '/graphql',
    WebSocket: LimitedSocket,
    maxPayload: MAX_MESSAGE_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    // One message per turn of the event loop: a chunk can contain ten thousand.
    allowSynchronousEvents: false,
    // A responsive client replies to a close frame at once; by default ws would wait half a minute for the others.
    ...{ closeTimeout: 2_000 },
    verifyClient: ({ req }, done) => {
      const status = refusalOf(req) ?? refusalOfAddress(server, clientAddress(req));
      if (status === null) done(true);
      else done(false, status, undefined, status === 429 || status === 503 ? { 'Retry-After': '5' } : {});
    },
  });
  httpServer.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => {
      socket.address = clientAddress(request);
      server.emit('connection', socket, request);
    });
  });
  return server;
}

/** The HTTP status that rejects another socket from this address, or null if there is room. */
function refusalOfAddress({ clients }: LimitedServer, address: string): 429 | 503 | null {
  const pending = [...clients].filter(({ sessionHash }) => sessionHash === null);
  const ofAddress = (sockets: Iterable<LimitedSocket>) =>
    [...sockets].filter((socket) => socket.address === address).length;
  if (ofAddress(pending) >= MAX_PENDING_PER_ADDRESS || ofAddress(clients) >= MAX_PER_ADDRESS) return 429;
  return pending.length >= MAX_PENDING || clients.size >= MAX_SOCKETS ? 503 : null;
}

/** Counts the socket for this session; false if the session already has ten, and the socket is closed. */
export function assignSession({ clients }: LimitedServer, socket: LimitedSocket, hash: string): boolean {
  const ofSession = [...clients].filter(({ sessionHash }) => sessionHash === hash);
  if (ofSession.length < MAX_PER_SESSION) socket.sessionHash = hash;
  else socket.closeForNow('Too many connections of this session');
  return socket.sessionHash !== null;
}
