import net, { type AddressInfo } from 'node:net';

/** A proxy to a database that a test can cut, block and mend without affecting the database itself. */
export interface SeverableConnection {
  /** The database's URL through this proxy. */
  url: string;
  /** Closes every connection and refuses new ones, as if the server were down. */
  cut(): void;
  /** Accepts everything and forwards nothing, as if the server were frozen. */
  block(): void;
  /** After `block`: existing connections stay blocked, new ones work, as after a failover. */
  passNew(): void;
  /** Undoes both. */
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy to the database at `url`. */
export async function severableConnection(url: string): Promise<SeverableConnection> {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  const blocked = new Set<net.Socket>();
  let state: 'open' | 'cut' | 'blocked' = 'open';

  const relay = net.createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const server = net.connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (state === 'blocked' || blocked.has(from) || to.write(bytes)));
      from.on('close', () => {
        sockets.delete(from);
        blocked.delete(from);
        to.destroy();
      });
      from.on('error', () => undefined);
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((relay.address() as AddressInfo).port);

  return {
    url: through.href,
    cut: () => {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    block: () => {
      state = 'blocked';
    },
    passNew: () => {
      for (const socket of sockets) blocked.add(socket);
      state = 'open';
    },
    mend: () => {
      // Discarded data cannot be recovered: such a connection must be replaced.
      for (const socket of state === 'blocked' ? sockets : blocked) socket.destroy();
      state = 'open';
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => relay.close(() => resolve()));
    },
  };
}
