import type http from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Maximum number of simultaneous connections. */
  total: number;
  /** Maximum from one address. */
  perAddress: number;
}

interface Connection {
  socket: Socket;
  address: string;
  /** Pending responses. */
  responses: Set<http.ServerResponse>;
  /** Bytes read when the last request ended; more than that is the start of another request. */
  bytesBefore: number;
  /** The time by performance.now(); meaningless while requests are pending. */
  idleSince: number;
}

interface AddressConnections {
  count: number;
  idle: Set<Connection>;
}

/**
 * The connections of an HTTP server. At a limit, the oldest connection without a pending request is closed for a new
 * one, so that idle connections and slow headers block nobody. WebSockets are not counted: they have limits of their
 * own.
 */
export class Connections {
  private readonly bySocket = new Map<Socket, Connection>();
  private readonly byAddress = new Map<string, AddressConnections>();
  /** Least recently used first. */
  private readonly idle = new Set<Connection>();

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly addressOf: (socket: Socket) => string,
  ) {}

  /** Responses that have not ended. */
  responses(): http.ServerResponse[] {
    return [...this.bySocket.values()].flatMap(({ responses }) => [...responses]);
  }

  /** Counts a new connection, or closes it if all others of its address or of the server are busy. */
  opened(socket: Socket): void {
    const address = this.addressOf(socket);
    const own = this.byAddress.get(address);
    const hasRoom =
      (this.bySocket.size < this.limits.total || this.closeOldest(this.idle)) &&
      (own === undefined || own.count < this.limits.perAddress || this.closeOldest(own.idle));
    if (!hasRoom) return void socket.destroy();
    const responses = new Set<http.ServerResponse>();
    const connection: Connection = { socket, address, responses, bytesBefore: 0, idleSince: 0 };
    this.bySocket.set(socket, connection);
    this.countOf(address).count += 1;
    this.setIdle(connection);
    socket.once('close', () => this.forget(socket));
  }

  /** Called when the head of a request has arrived. */
  requested(socket: Socket, response: http.ServerResponse): void {
    const connection = this.bySocket.get(socket);
    if (!connection) return;
    connection.responses.add(response);
    this.setBusy(connection);
    response.once('close', () => {
      connection.responses.delete(response);
      if (connection.responses.size > 0 || !this.bySocket.has(socket)) return;
      connection.bytesBefore = socket.bytesRead;
      this.setIdle(connection);
    });
  }

  /** Stops counting the connection: it is closed, or has become a WebSocket. */
  forget(socket: Socket): void {
    const connection = this.bySocket.get(socket);
    if (!connection) return;
    this.bySocket.delete(socket);
    this.setBusy(connection);
    const own = this.countOf(connection.address);
    own.count -= 1;
    if (own.count === 0) this.byAddress.delete(connection.address);
  }

  /**
   * Closes connections that have been idle for this many milliseconds; one that has begun to send a request is not
   * idle.
   */
  closeIdle(milliseconds: number): void {
    const now = performance.now();
    for (const connection of [...this.idle]) {
      const { socket, bytesBefore, idleSince } = connection;
      if (socket.bytesRead === bytesBefore && now - idleSince >= milliseconds) this.close(connection);
    }
  }

  private closeOldest(connections: Set<Connection>): boolean {
    const [oldest] = connections;
    if (oldest) this.close(oldest);
    return oldest !== undefined;
  }

  private close({ socket }: Connection): void {
    // Not in the close event: the next connection must find room at once.
    this.forget(socket);
    socket.destroy();
  }

  private setIdle(connection: Connection): void {
    connection.idleSince = performance.now();
    this.idle.add(connection);
    this.countOf(connection.address).idle.add(connection);
  }

  private setBusy(connection: Connection): void {
    this.idle.delete(connection);
    this.countOf(connection.address).idle.delete(connection);
  }

  private countOf(address: string): AddressConnections {
    const existing = this.byAddress.get(address) ?? { count: 0, idle: new Set() };
    this.byAddress.set(address, existing);
    return existing;
  }
}
