import { withoutAddresses } from './mailer';

const CLEAN = [
  'Botany for beginners',
  'Node.js and Vue.js',
  'HTML 5.2, CSS 3. And more',
  'Dr. Ada Lovelace, Ph.D.',
  'Lesson 1.2.3',
  'e.g. the U.S.',
  'C++: a/b testing',
  'Мир. Труд. Май',
];
const WITH_ADDRESS = [
  'Win at https://evil.example/x',
  'HTTP : //evil',
  'Go to www.evil.example',
  'evil.com/x',
  'evil.com',
  'Visit EVIL.CO now',
  'write to me@evil.example',
  'evil\u200b.com',
  'evil．com',
  'evil。com',
  'ｅｖｉｌ.ｃｏｍ',
  'пример.рф',
  'a.xn--p1ai',
  '192.168.0.1:80',
  'evil.js.com',
];

it.each(CLEAN)('keeps %j', (text) => {
  expect(withoutAddresses(text, 'instead')).toBe(text);
});

it.each(WITH_ADDRESS)('replaces %j', (text) => {
  expect(withoutAddresses(text, 'instead')).toBe('instead');
});
