import {
  formatClockTime,
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPrice,
  formatUtcDate,
} from './format';

it.each([
  [0, 'Free'],
  [4900, '$49.00'],
  [3950, '$39.50'],
  [1, '$0.01'],
  [123456, '$1,234.56'],
])('shows %i cents as %s', (cents, shown) => {
  expect(formatPrice(cents)).toBe(shown);
});

it('shows the date of a document in UTC', () => {
  expect(formatUtcDate('2026-11-21T00:05:00Z')).toBe('21 Nov 2026');
  expect(formatUtcDate('2026-09-01T23:55:00Z')).toBe('1 Sep 2026');
});

it('shows days and times on the reader’s clock', () => {
  const noon = new Date(2026, 10, 21, 14, 5).toISOString();
  expect(formatDate(noon)).toBe('21 Nov 2026');
  expect(formatDateTime(noon)).toBe('21 Nov 2026, 14:05');
  expect(formatDate(new Date(2026, 8, 1, 12).toISOString())).toBe('1 Sep 2026');
});

it.each([0, 7, 999, 1000, 1204, 45_000, 999_999, 1_000_000, 1_234_567_890, -1200])(
  'groups the digits of %i',
  (count) => {
    expect(formatNumber(count)).toBe(new Intl.NumberFormat('en-US').format(count));
  },
);

it('formats counts with a noun', () => {
  expect(formatCount(1, 'course')).toBe('1 course');
  expect(formatCount(0, 'course')).toBe('0 courses');
  expect(formatCount(1200, 'course')).toBe('1,200 courses');
  expect(formatCount(2, 'category', 'categories')).toBe('2 categories');
});

it('shows a time as minutes and seconds, from an hour on with hours', () => {
  expect([0, 9, 65.8, 3599, 3600, 36_061].map(formatClockTime)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '59:59',
    '1:00:00',
    '10:01:01',
  ]);
});
