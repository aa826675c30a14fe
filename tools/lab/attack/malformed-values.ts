import fc from 'fast-check';
import { anyCharacter } from '../../../server/test/any-text';

/**
 * Texts that often break programs: control characters, lone surrogates, SQL, markup, numbers beyond their type's range.
 */
const MALFORMED_TEXTS = [
  "'; drop table accounts; --",
  '" or ""="',
  '%',
  '_',
  '\\',
  '%\\',
  '$1',
  '{{7*7}}',
  '../../etc/passwd',
  'nul\u0000',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '2147483648',
  '9'.repeat(400),
  'x'.repeat(50_000),
  '0001-01-01',
  '275760-09-13',
  '💥'.repeat(300),
  'ﷺ'.repeat(100),
  'e\u0301'.repeat(99),
];

/** Any JSON value, mostly one that is known to cause trouble. */
export const malformedValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...MALFORMED_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  { weight: 2, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 2 ** 31, 1e308, 0.1, true, null, [], [[]], {}, { toString: 1 }),
  },
);

/** A path segment: encoded text, or raw percent-encoded bytes that may be invalid UTF-8. */
export const malformedPathPart: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .oneof(
        fc.constantFrom(...MALFORMED_TEXTS.filter((text) => text.length < 5000)),
        fc.string({ unit: anyCharacter }),
      )
      .map((text) => encodeURIComponent(Buffer.from(text).toString() || 'x')),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 8 })
      .map((all) => [...all].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  },
);
