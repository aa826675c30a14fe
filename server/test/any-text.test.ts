import fc from 'fast-check';
import { anyCharacter } from './any-text';

test('is one whole character, of which there are as many as Unicode has', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      expect(Array.from(character)).toHaveLength(1);
      expect(character).not.toMatch(/\p{Surrogate}/u);
    }),
  );
  for (const character of ['\u0000', 'a', '\ud7ff', '\ue000', '\uffff', '😀', '\u{10ffff}'])
    expect(anyCharacter.canShrinkWithoutContext(character)).toBe(true);
  for (const other of ['', 'ab', '\ud800', '\udfff', 7])
    expect(anyCharacter.canShrinkWithoutContext(other)).toBe(false);
});
