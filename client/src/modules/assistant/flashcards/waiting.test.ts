import { waitingTime } from './DeckPage';

const now = Date.parse('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each<[number, string]>([
  [-5, 'under a minute'],
  [0.9, 'under a minute'],
  [1, '1 minute'],
  [10.4, '10 minutes'],
  [59.6, '1 hour'],
  [23 * 60, '23 hours'],
  [23.8 * 60, '1 day'],
  [8 * 24 * 60, '8 days'],
  [90 * 24 * 60, '3 months'],
])('%s minutes are "%s"', (minutes, words) => {
  expect(waitingTime(after(minutes), now)).toBe(words);
});
