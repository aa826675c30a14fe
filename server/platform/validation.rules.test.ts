import fc from 'fast-check';
import * as z from 'zod/mini';
import { check, isPublicHttpsUrl, optionalHttpsUrl, optionalText, requiredText } from './validation.rules';

const form = z.object({
  title: requiredText('Title', 20, 'Title is required'),
  note: optionalText('Note', 2000),
  link: optionalHttpsUrl('Link'),
});

describe('checking a form', () => {
  it('gives the values trimmed, blank optional ones as null, and drops what it does not know', () => {
    const input = {
      title: ' Knots ',
      note: '  ',
      link: ' https://example.org ',
      role: 'ADMIN',
      __proto__: { a: 1 },
    };
    expect(check(form, input)).toEqual({
      ok: true,
      value: { title: 'Knots', note: null, link: 'https://example.org' },
    });
  });

  it("names the first problem of each field, in the form's order", () => {
    const input = { link: 'ftp://example.org', note: `\u0000${'x'.repeat(2001)}`, title: ' ' };
    expect(check(form, input)).toEqual({
      ok: false,
      fields: [
        { path: 'title', message: 'Title is required' },
        { path: 'note', message: 'Note can be at most 2,000 characters' },
        { path: 'link', message: 'Link must be an https:// address' },
      ],
    });
  });

  it.each(['\u200b', '\u00ad\u2060', '\u2800', '\u3164 \u202e', '\u0007'])('takes %j for blank', (title) => {
    expect(check(form, { title })).toMatchObject({ fields: [{ message: 'Title is required' }] });
  });

  it.each(['👩‍👩‍👧', 'مُحَمَّد', '\u200fא', '0', '.'])('does not take %s for blank', (title) => {
    expect(check(form, { title }).ok).toBe(true);
  });

  it('says in words what should have been given in the place of another type', () => {
    const shape = z.object({
      tags: z.array(z.string()),
      price: z.number(),
      isFree: z.boolean(),
      at: z.object({}),
    });
    const wrong = { tags: [1], price: '2', isFree: null, at: [] };
    expect(check(shape, wrong)).toMatchObject({
      fields: [
        { path: 'tags.0', message: 'tags.0 must be text' },
        { path: 'price', message: 'price must be a number' },
        { path: 'isFree', message: 'isFree must be true or false' },
        { path: 'at', message: 'at must be an object' },
      ],
    });
    expect(check(shape, 'x')).toMatchObject({
      fields: [{ path: '', message: 'The input must be an object' }],
    });
  });

  it.each([null, undefined, 'text', 3, [], [{ title: 'x' }]])('refuses %j as a whole', (input) => {
    expect(check(form, input).ok).toBe(false);
  });

  it('accepts exactly the texts of its lengths that can be stored', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', 'é', '\ud83d\ude00', '\u0000', '\ud800') }),
        (title) => {
          const length = title.trim().length;
          const isGood =
            /[^\s\0]/.test(title) &&
            length <= 20 &&
            !title.includes('\u0000') &&
            !/\p{Surrogate}/u.test(title);
          expect(check(form, { title }).ok).toBe(isGood);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an address to show to others', () => {
  it.each([
    'https://example.org',
    'https://example.org:8443/a?b#c',
    'HTTPS://EXAMPLE.ORG/',
    'https://[::1]/',
  ])('may be %s', (url) => {
    expect(isPublicHttpsUrl(url)).toBe(true);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://example.org/1',
    'https://user@example.org',
    'https://:pw@example.org',
    'https://',
    '/path',
    '//example.org',
    'example.org',
    '',
  ])('may not be %j', (url) => {
    expect(isPublicHttpsUrl(url)).toBe(false);
  });
});
