import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Any character of Unicode, but no half of a surrogate pair: what fast-check calls `binary`, without its list of all
 * million characters, which every suite that uses it would spend three seconds on.
 */
export const anyCharacter = fc.nat(0x10ffff - SURROGATES).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (character) => {
    const [only, ...others] = typeof character === 'string' ? Array.from(character) : [];
    const code = only?.codePointAt(0);
    if (code === undefined || others.length > 0 || /\p{Surrogate}/u.test(only!))
      throw new Error('Not a character');
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);
