import fc from 'fast-check';
import { trackStops } from './track';

describe('trackStops', () => {
  it('spreads the stops over the line and puts the marker at the first one not done', () => {
    const track = trackStops({ total: 5, done: 2 });
    expect(track.stops.map((stop) => stop.at)).toEqual([0, 25, 50, 75, 100]);
    expect(track.stops.map((stop) => stop.done)).toEqual([true, true, false, false, false]);
    expect(track).toMatchObject({ drawn: 25, marker: 50, density: 'roomy' });
  });

  it('has no marker at the terminus, when told so, or where there is no such stop', () => {
    expect(trackStops({ total: 3, done: 3 })).toMatchObject({ marker: null, drawn: 100 });
    expect(trackStops({ total: 3, done: 1, current: null }).marker).toBeNull();
    expect(trackStops({ total: 3, done: 1, current: 7 }).marker).toBeNull();
    expect(trackStops({ total: 3, done: 1, current: -1 }).marker).toBeNull();
  });

  it('draws a line without stops, and a single stop in the middle', () => {
    expect(trackStops({ total: 0, done: 0 })).toMatchObject({ stops: [], drawn: 0, marker: null });
    expect(trackStops({ total: 1, done: 0 })).toMatchObject({ stops: [{ at: 50 }], marker: 50, drawn: 0 });
    expect(trackStops({ total: 1, done: 1 })).toMatchObject({ marker: null, drawn: 100 });
  });

  it('draws only the ends of a very long line', () => {
    const track = trackStops({ total: 200, done: 50 });
    expect(track.stops.map((stop) => stop.index)).toEqual([0, 199]);
    expect(track.density).toBe('bare');
  });

  it('keeps everything on the line whatever it is given', () => {
    const odd = fc.oneof(fc.integer({ min: -50, max: 300 }), fc.constantFrom(Number.NaN, 3.7));
    fc.assert(
      fc.property(odd, odd, (total, done) => {
        const track = trackStops({ total, done });
        for (const place of [track.drawn, track.marker ?? 0, ...track.stops.map((stop) => stop.at)]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
        if (track.drawn === 100) expect(Math.floor(done)).toBeGreaterThanOrEqual(Math.floor(total));
      }),
    );
  });
});
