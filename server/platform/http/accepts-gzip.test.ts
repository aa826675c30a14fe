import { acceptsGzip } from './accepts-gzip';

it.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;Q=0.001', true],
  ['*', true],
  ['gzip;q=1, *;q=0', true],
  ['gzip;q=0', false],
  ['br, gzip ; q=0.000', false],
  ['gzip;q=0, *', false],
  ['*;q=0', false],
  ['gzip-like', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('the header %j: %s', (header, isAccepted) => {
  expect(acceptsGzip(header)).toBe(isAccepted);
});
