import { localDay } from './clock';

it.each([
  ['Pacific/Kiritimati', '28 March 2025'],
  ['America/Los_Angeles', '27 March 2025'],
  ['UTC', '27 March 2025'],
  [null, '27 March 2025 (UTC)'],
  ['Mars/Olympus', '27 March 2025 (UTC)'],
])('is the day of an instant on the clocks of %s', (zone, day) => {
  expect(localDay(new Date('2025-03-27T20:30:00Z'), zone)).toBe(day);
});
