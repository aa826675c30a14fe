import fc from 'fast-check';
import { anyCharacter } from '../test/any-text';
import { foldText, isStorableText, truncate } from './text.rules';

const anyText = fc.string({ unit: anyCharacter, maxLength: 30 });
/** Letters whose case, width, marks or position in the word need special handling. */
const trickyText = fc.string({
  unit: fc.constantFrom(...'aAßẞİıIiΣσςǅǆÅå\u212b\u0301\u0307ﬁﬀＡａ½①한ᄒ각ﷺ \u00a0\t\n%_\\'),
  maxLength: 12,
});

describe('storable text', () => {
  it('is everything but U+0000 and lone surrogates', () => {
    expect(isStorableText('')).toBe(true);
    expect(isStorableText('Zoë \u{1f600} \u0001\u001f\ufffe')).toBe(true);
    expect(isStorableText('a\u0000b')).toBe(false);
    expect(isStorableText('\ud800')).toBe(false);
    expect(isStorableText('\udc00 after')).toBe(false);
    expect(isStorableText('\udc00\ud800')).toBe(false);
  });

  it('is exactly what UTF-8 gives back unchanged, without U+0000', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
        const survives = Buffer.from(text, 'utf8').toString('utf8') === text && !text.includes('\u0000');
        expect(isStorableText(text)).toBe(survives);
      }),
    );
  });
});

describe('folding', () => {
  it.each([
    ['ÉCOLE', 'ecole'],
    ['e\u0301cole', 'ecole'],
    ['ＷＩＤＥ', 'wide'],
    ['ﬁnance', 'finance'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδος', 'οδοσ'],
    ['two  \n\t spaces', 'two spaces'],
    ['Straße', 'straße'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, trickyText), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('never leaves a line break, so that stored lines stay apart', () => {
    fc.assert(fc.property(fc.oneof(anyText, trickyText), (text) => !foldText(text).includes('\n')));
  });

  it('finds a word within a longer one, whatever the case of either', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abcdéüΣσοδñИй'), maxLength: 6 }),
        fc.string({ unit: fc.constantFrom(...'abcdéüΣσοδñИй'), maxLength: 6 }),
        (word, rest) => {
          expect(foldText(word + rest)).toContain(foldText(word.toUpperCase()));
          expect(foldText(rest + word)).toContain(foldText(word.toLowerCase()));
        },
      ),
    );
  });
});

describe('truncating', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['cut here', 3, 'cut'],
    ['a👩‍🚀b', 3, 'a'],
    ['é👍🏽', 4, 'é'],
    ['👍', 1, ''],
  ])('%j to %d leaves %j', (text, maxLength, start) => {
    expect(truncate(text, maxLength)).toBe(start);
  });
});
