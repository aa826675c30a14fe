import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** An IPv4 address as reported by a dual-stack socket, its last two groups in hexadecimal. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * The key of limits per address: an IPv4 address, or the /64 of an IPv6 address, because a site gets a whole network
 * (RFC 6177). Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  // The URL parser normalizes every notation of an address to groups of hexadecimal digits.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(canonical);
  if (mapped) return dotted(parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16));
  const [head = '', tail] = canonical.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

const dotted = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The network of the client that sent a request or an upgrade; used by limits per address. */
export type ClientAddress = (request: IncomingMessage) => string;

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
