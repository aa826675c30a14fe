import { savedBy } from './savedBy';

const now = new Date(2026, 10, 27, 15, 0);
const today = new Date(2026, 10, 27, 14, 32).toISOString();

it.each([
  [{ name: 'Maria Weber', at: today, isOwn: false }, 'Maria Weber saved this at 14:32'],
  [{ name: 'Maria Weber', at: today, isOwn: true }, 'You saved this in another window at 14:32'],
  [{ name: null, at: today, isOwn: false }, 'Somebody saved this at 14:32'],
  [
    { name: 'Maria Weber', at: new Date(2026, 10, 26, 23, 59).toISOString(), isOwn: false },
    'Maria Weber saved this on 26 Nov 2026, 23:59',
  ],
  [null, null],
])('says who saved the other version, and when: %j', (edit, sentence) => {
  expect(savedBy(edit, now)).toBe(sentence);
});
