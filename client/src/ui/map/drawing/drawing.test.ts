import fc from 'fast-check';
import { COVER_HEIGHT, COVER_WIDTH, coverOf } from './cover';
import { GLYPH_SIZE, GLYPHS, glyphOf } from './glyphs';
import { avatarOf } from './initials';
import { trackStops } from './track';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('trackStops', () => {
  it('spreads the stops over the line and puts the marker at the first one not done', () => {
    const track = trackStops({ total: 5, completed: [1, 2] });
    expect(track.stops.map((stop) => stop.at)).toEqual([0, 25, 50, 75, 100]);
    expect(track.stops.map((stop) => stop.done)).toEqual([true, true, false, false, false]);
    expect(track).toMatchObject({ drawn: [{ from: 0, to: 25 }], marker: 50, density: 'roomy' });
  });

  it('draws which stops are done, not how many, and joins only neighbors', () => {
    const track = trackStops({ total: 6, completed: [4, 3, 6] });
    expect(track.stops.map((stop) => stop.done)).toEqual([false, false, true, true, false, true]);
    expect(track).toMatchObject({
      drawn: [
        { from: 40, to: 60 },
        { from: 100, to: 100 },
      ],
      marker: 0,
    });
  });

  const whole = [{ from: 0, to: 100 }];
  it.each([
    ['a line without stops', 0, [], { stops: [], drawn: [], marker: null }],
    ['a single stop in the middle', 1, [], { stops: [{ at: 50 }], drawn: [], marker: 50 }],
    ['a single stop that is done as the whole line', 1, [1], { drawn: whole, marker: null }],
    ['no marker at the end', 3, [1, 2, 3], { drawn: whole, marker: null }],
  ])('draws %s', (_what, total, completed, drawn) => {
    expect(trackStops({ total, completed })).toMatchObject(drawn);
  });

  it('draws only the ends of a very long line, and a completed stop as a part of it', () => {
    const track = trackStops({ total: 200, completed: [1, 100, 101] });
    expect(track.stops.map(({ index, done }) => [index, done])).toEqual([
      [0, true],
      [199, false],
    ]);
    expect(track.drawn).toEqual([
      { from: 0, to: 0.5 },
      { from: 49.5, to: 50.5 },
    ]);
    expect(track.density).toBe('bare');
  });

  it('keeps everything on the line, in whatever order and wherever the positions are', () => {
    const position = fc.integer({ min: -5, max: 320 });
    const total = fc.oneof(fc.integer({ min: -50, max: 300 }), fc.constantFrom(Number.NaN, 3.7));
    fc.assert(
      fc.property(total, fc.array(position), (length, completed) => {
        const track = trackStops({ total: length, completed });
        const ends = track.drawn.flatMap(({ from, to }) => [from, to]);
        expect(ends).toEqual([...ends].sort((one, other) => one - other));
        for (const place of [...ends, track.marker ?? 0, ...track.stops.map((stop) => stop.at)]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

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

const course = fc.record({
  title: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constant('x'.repeat(5000)),
  ),
  category: fc.oneof(fc.constantFrom('AI', 'UI/UX', 'Backend'), fc.string({ unit: 'binary' })),
  lessons: fc.oneof(fc.nat(500), fc.constantFrom(0, 1, -3, Number.NaN, 2.5)),
  completed: fc.array(fc.nat(500)),
});

it('glyphOf is the chosen one, otherwise that of the category, also for a choice of a later version', () => {
  expect(glyphOf('TABLE', 'AI')).toBe(GLYPHS.TABLE);
  expect(glyphOf(null, 'AI')).toBe(GLYPHS.NETWORK);
  expect(glyphOf('toString', 'AI')).toBe(GLYPHS.NETWORK);
  expect(Object.values(GLYPHS)).toContain(glyphOf(null, 'Cooking'));
});

describe('coverOf', () => {
  it('stays inside the frame, moves right in 45° steps, and keeps its stations on the line', () => {
    fc.assert(
      fc.property(course, (given) => {
        const cover = coverOf(given);
        expect(cover.glyphY).toBeGreaterThan(GLYPH_SIZE + 16);
        // Its end is drawn, whatever is cut off.
        expect(cover.main.at(-1)?.x).toBeLessThan(COVER_WIDTH - 20);
        for (const points of [cover.main, cover.crossing.points, ...cover.ghosts]) {
          expect(points[0]?.x).toBeLessThan(0);
          if (points !== cover.main) expect(points.at(-1)?.x).toBeGreaterThan(COVER_WIDTH);
          points.forEach(({ x, y }, index) => {
            expect(y).toBeGreaterThan(20);
            expect(y).toBeLessThan(COVER_HEIGHT - 20);
            const before = points[index - 1];
            if (!before) return;
            expect(x).toBeGreaterThan(before.x);
            expect([0, x - before.x]).toContain(Math.abs(y - before.y));
          });
        }
        for (const { x, y } of cover.stations) {
          expect(x).toBeGreaterThan(20);
          expect(x).toBeLessThan(COVER_WIDTH - 20);
          const after = cover.main.findIndex((point) => point.x >= x);
          const [from, to] = [cover.main[after - 1], cover.main[after]];
          if (!from || !to) throw new Error('the station is beyond its line');
          expect((y - from.y) * (to.x - from.x)).toBeCloseTo((to.y - from.y) * (x - from.x), 6);
        }
      }),
    );
  });

  it('never says more is done than is, and says all is done only when all is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(300), (lessons, given) => {
        const done = Math.min(given, lessons);
        const { stations } = coverOf({ title: 'Any', category: 'AI', lessons, completed: upTo(done) });
        const filled = stations.filter((station) => station.done).length;
        expect(filled / stations.length).toBeLessThanOrEqual(done / lessons + 1e-9);
        expect(filled === stations.length).toBe(done === lessons);
      }),
    );
  });

  it('differs between titles and draws at most 12 stations', () => {
    const [one, other] = ['Neural networks by hand', 'APIs that survive Monday'].map((title) =>
      coverOf({ title, category: 'AI', lessons: 40 }),
    );
    expect(one!.stations).toHaveLength(12);
    expect(other!.main).not.toEqual(one!.main);
  });
});
