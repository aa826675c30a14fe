import type { Server } from 'node:net';
import { ConfigError, type Config } from './config';

/** Resolves once the server listens on the configured host and port; rejects with a readable message if it cannot. */
export function listen(server: Server, { port, host }: Config): Promise<void> {
  const refusals: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program or set PORT.`,
    EACCES: `Port ${port} is not for this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
    ENOTFOUND: `HOST=${host} is no address of this machine.`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = refusals[error.code ?? ''];
      reject(sentence ? new ConfigError(sentence) : error);
    });
    server.listen(port, host, resolve);
  });
}
