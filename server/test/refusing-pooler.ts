import net, { type AddressInfo } from 'node:net';

/** Startup parameters known to PgBouncer; it rejects all others. */
const KNOWN = new Set([
  'user',
  'database',
  'client_encoding',
  'application_name',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
]);

/** A stand-in where no PgBouncer is installed: it rejects startup parameters like PgBouncer. */
export interface RefusingPooler {
  url: string;
  close(): Promise<void>;
}

/** A TCP proxy to the database at `url`. */
export async function refusingPooler(url: string): Promise<RefusingPooler> {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  const relay = net.createServer((client) => {
    sockets.add(client.on('close', () => sockets.delete(client)).on('error', () => undefined));
    client.once('data', (startup) => {
      const unknown = parametersOf(startup).find((name) => !KNOWN.has(name.toLowerCase()));
      if (unknown !== undefined) return void client.end(refusalOf(unknown));
      const server = net.connect(Number(target.port), target.hostname);
      server.write(startup);
      client.pipe(server).pipe(client);
      server.on('error', () => client.destroy());
      client.on('close', () => server.destroy());
    });
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    url: through.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => relay.close(() => resolve()));
    },
  };
}

/**
 * The names in a startup packet: length, version, then alternating names and values, each terminated by a zero byte.
 */
function parametersOf(startup: Buffer): string[] {
  const texts = startup.subarray(8).toString('utf8').split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '');
}

/** An ErrorResponse of the protocol. */
function refusalOf(name: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`;
  const message = Buffer.alloc(5 + Buffer.byteLength(fields));
  message.write('E', 0, 'latin1');
  message.writeInt32BE(4 + Buffer.byteLength(fields), 1);
  message.write(fields, 5);
  return message;
}
