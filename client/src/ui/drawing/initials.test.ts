import fc from 'fast-check';
import { avatarOf } from './initials';

describe('avatarOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Mary Ann Evans', 'ME'],
    ['Łukasz Żak', 'ŁŻ'],
    ['محمد علي', 'مع'],
    ['𠮷野 太郎', '𠮷太'],
    ['(the) "Great"', 'TG'],
    ['🚆', '?'],
    ['   ', '?'],
  ])('shows %p as %s', (name, initials) => {
    expect(avatarOf(name).initials).toBe(initials);
  });

  it('does not depend on case or on spaces around the name', () => {
    const { initials: _, ...drawing } = avatarOf(' ADA lovelace ');
    expect(avatarOf('Ada Lovelace')).toMatchObject(drawing);
  });

  it('always has something to show, in whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { initials, angle } = avatarOf(name);
        expect(initials).not.toBe('');
        expect(initials).not.toMatch(/\p{Surrogate}/u);
        expect([0, 45, 90, 135]).toContain(angle);
      }),
    );
  });
});
