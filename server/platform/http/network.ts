import { isIPv6 } from 'node:net';

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
