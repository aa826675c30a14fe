import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { clientAddressResolver } from './client-address';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

let logged: string[];
const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
beforeEach(() => (logged = []));

it.each([
  [0, '192.0.2.1', undefined, '192.0.2.1'],
  [0, '192.0.2.1', '198.51.100.9', '192.0.2.1'],
  [1, '192.0.2.1', undefined, '192.0.2.1'],
  [1, '192.0.2.1', '198.51.100.9', '198.51.100.9'],
  [1, '192.0.2.1', '203.0.113.66, 198.51.100.9', '198.51.100.9'],
  [2, '192.0.2.1', '203.0.113.66, 198.51.100.9, 198.51.100.1', '198.51.100.9'],
  [2, '192.0.2.1', '198.51.100.9', '198.51.100.9'],
  [1, '192.0.2.1', ' , ', '192.0.2.1'],
  [1, '::ffff:192.0.2.1', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
])('with %i trusted proxies, %s forwarding %s is %s', (trustedHops, remote, forwarded, expected) => {
  expect(clientAddressResolver({ trustedHops, logger })(request(remote, forwarded))).toBe(expected);
});

it('warns once of X-Forwarded-For that is not trusted', () => {
  const clientAddress = clientAddressResolver({ trustedHops: 0, logger });
  clientAddress(request('192.0.2.1'));
  expect(logged).toEqual([]);
  for (const forwarded of ['198.51.100.9', '198.51.100.10']) clientAddress(request('192.0.2.1', forwarded));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('set TRUST_PROXY to the number of proxies');
  expect(logged[0]).not.toContain('198.51.100');
});

it('does not warn of X-Forwarded-For that is trusted', () => {
  clientAddressResolver({ trustedHops: 1, logger })(request('192.0.2.1', '198.51.100.9'));
  expect(logged).toEqual([]);
});
