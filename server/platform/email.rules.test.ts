import fc from 'fast-check';
import { anyCharacter } from '../test/any-text';
import { canonicalDomain, canonicalEmail, isEmailAddress } from './email.rules';

it.each([
  '"Eva" <eva@school.test>',
  'Maier, Eva <Eva@School.test>;',
  '<eva@school.test>',
  '(eva@school.test)',
  '"eva@school.test"',
  "'eva@school.test',",
  'eva@school.test;',
  'eva@school.test.',
  'mailto:eva@school.test?subject=Hello',
  'MAILTO:eva@school.test',
  '<mailto:eva@school.test>',
  '\ufeffeva@school.test',
  'e\u200bva@school.test\u200b',
  '\u202aeva@school.test\u202c',
  '\u00a0eva＠school．test\n',
])('reads %j as eva@school.test', (text) => {
  expect(canonicalEmail(text)).toBe('eva@school.test');
  expect(isEmailAddress(text)).toBe(true);
});

it('writes apostrophes and hyphens of a word processor as an address has them', () => {
  expect(canonicalEmail('o’brien@north‑sea.test')).toBe("o'brien@north-sea.test");
});

it.each([
  'eva+math@school.test',
  '_eva_@school.test',
  "d'arc@school.test",
  'eva@mail.school.test',
  '用户@xn--fsqu00a.xn--4rr70v',
])('keeps %s', (email) => {
  expect(canonicalEmail(email)).toBe(email);
  expect(isEmailAddress(email)).toBe(true);
});

it.each([
  'eva@a.test, bob@b.test',
  'eva@a.test;bob@b.test',
  'eva<eva@school.test',
  'eva @school.test',
  'eva@school',
  'eva"x@school.test',
  'eva@scho(ol.test',
  'mailto:',
])('refuses %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it('never changes an address that it has read', () => {
  const part = fc.string({
    unit: fc.oneof(anyCharacter, fc.constantFrom(...'ab.<>"(),; \u200b')),
    maxLength: 4,
  });
  fc.assert(
    fc.property(part, part, part, (start, middle, end) => {
      const email = canonicalEmail(`${start}a@b${middle}.test${end}`);
      if (isEmailAddress(email)) expect(canonicalEmail(email)).toBe(email);
    }),
    { numRuns: 500 },
  );
});

it.each([';', ' ', '.', '<', '\u{e0041}'])(
  'reads 250,000 characters of %j in time, as no address',
  (part) => {
    const text = `a@b${part.repeat(250_000 / part.length)}x`;
    const start = performance.now();
    expect(isEmailAddress(text)).toBe(false);
    expect(canonicalDomain(`${'a.'.repeat(100_000)}%`)).toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
