import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './network';

/** The network of the client that sent a request or an upgrade; used by limits per address. */
export type ClientAddress = (request: IncomingMessage) => string;

/** The network of a connection's peer: a client, or the last proxy before us. */
export const connectionAddress = (socket: Socket): string => networkOf(socket.remoteAddress ?? '');

interface AddressOptions {
  /** Number of proxies in front of us that append to X-Forwarded-For; 0 ignores the header. */
  trustedHops: number;
  logger: Logger;
}

/**
 * Resolves clients' addresses for requests and WebSocket upgrades. The first ignored X-Forwarded-For is logged: behind
 * a proxy, everybody would share one address.
 */
export function clientAddressResolver({ trustedHops, logger }: AddressOptions): ClientAddress {
  let hasWarned = false;
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded !== undefined && trustedHops === 0 && !hasWarned) {
      hasWarned = true;
      logger.warn(
        'A request came with X-Forwarded-For while TRUST_PROXY is 0, so limits count by the address of the connection. If Waymark runs behind a proxy, set TRUST_PROXY to the number of proxies; else a client made the header up.',
      );
    }
    // Each proxy appends its peer's address, so the last entries were written by trusted proxies.
    const hops = [
      request.socket.remoteAddress ?? '',
      ...String(forwarded ?? '')
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .reverse(),
    ];
    return networkOf(hops[Math.min(trustedHops, hops.length - 1)]!);
  };
}
