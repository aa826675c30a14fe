import { KeptPosition } from './KeptPosition';

const open = () => new KeptPosition('ada', 'l1');
const known = (seconds: number, ageSeconds = 0) => ({
  seconds,
  watched: [],
  playedAt: new Date(Date.now() - ageSeconds * 1000).toISOString(),
});
const playing = (seconds: number) => ({ seconds, duration: 600, isPlaying: true, hasEnded: false });
const paused = (seconds: number) => ({ ...playing(seconds), isPlaying: false });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

test('a video that was not started begins at 0, and a loaded player that has not played sends nothing', () => {
  const kept = open();
  expect(kept.startAfter(null)).toBe(0);
  expect(kept.move(paused(0))).toBe(false);
  expect(kept.unsent()).toBeNull();
  expect(open().startAfter(known(40))).toBe(40);
});

test('the place is on the device at once, and sent every five seconds of the video and at a pause', () => {
  const kept = open();
  const due: number[] = [];
  for (let at = 0; at <= 12; at += 0.5) if (kept.move(playing(at))) due.push(kept.unsent()!.position);
  expect(due).toEqual([5, 10]);
  expect(open().startAfter(null)).toBe(12);
  expect(kept.move(paused(12.1))).toBe(true);
  expect(kept.unsent()).toEqual({ position: 12, positionAge: 0, watched: [{ start: 0, end: 12 }] });
});

test('a jump is sent at once, and a pause after everything was sent is not', () => {
  const kept = open();
  kept.move(playing(10));
  expect(kept.move(playing(300))).toBe(true);
  kept.unsent();
  kept.confirm(300);
  expect(kept.unsent()).toBeNull();
  expect(kept.move(paused(300.1))).toBe(false);
});

test('a jump before the first playback is sent with it, since the device may lose what it has kept', () => {
  open().move(playing(23));
  const kept = open();
  kept.learn(known(23));
  expect(kept.move(playing(3))).toBe(true);
  expect(open().move(playing(3.1))).toBe(false);
});

test('a place that could not be sent is sent later, with its age', () => {
  open().move(playing(100));
  pass(3600);
  const kept = open();
  kept.learn(known(20, 7200));
  expect(kept.startAfter(known(20, 7200))).toBe(100);
  expect(kept.unsent()).toEqual({ position: 100, positionAge: 3600, watched: [] });
  kept.confirm(100);
  expect(open().unsent()).toBeNull();
});

test('a place that another device reached later wins', () => {
  open().move(playing(100));
  pass(3600);
  const kept = open();
  const later = known(250, 60);
  kept.learn(later);
  expect(kept.startAfter(later)).toBe(250);
  expect(kept.unsent()).toBeNull();
});

test('what this device has sent gives way to any newer place, however its clock stands', () => {
  const kept = open();
  kept.learn(known(5));
  kept.move(playing(100));
  kept.unsent();
  kept.confirm(100);
  // The clock of this device is an hour ahead.
  expect(open().startAfter(known(250, 3600))).toBe(250);
});

test('the place on this device counts while the server still has the one before it', () => {
  const before = known(40, 600);
  const kept = open();
  kept.learn(before);
  kept.move(playing(80));
  kept.unsent();
  kept.confirm(80);
  expect(open().startAfter(before)).toBe(80);
});

test('accounts are kept apart, and unreadable storage is empty', () => {
  open().move(playing(100));
  expect(new KeptPosition('bob', 'l1').startAfter(null)).toBe(0);
  expect(new KeptPosition('ada', 'l2').startAfter(null)).toBe(0);
  localStorage.setItem('lessonPositions:ada', '{"l1": 3}');
  expect(open().startAfter(null)).toBe(0);
});

describe('what was watched', () => {
  /** Plays from one second to another, reported four times a second at this speed. */
  function play(kept: KeptPosition, from: number, to: number, speed = 1) {
    for (let at = from; at <= to; at += speed / 4) {
      kept.move(playing(at));
      pass(0.25);
    }
    kept.move(paused(to));
  }

  test('is what was played at any speed, without skipped parts', () => {
    const kept = open();
    play(kept, 0, 60);
    expect(kept.watchedShare(600)).toBe(0.1);
    play(kept, 590, 600);
    expect(kept.unsent()!.watched).toEqual([
      { start: 0, end: 60 },
      { start: 590, end: 600 },
    ]);
    play(kept, 60, 120, 2);
    expect(kept.watchedShare(600)).toBeCloseTo(130 / 600);
    // Again: counted once.
    play(kept, 0, 60);
    expect(kept.watchedShare(600)).toBeCloseTo(130 / 600);
  });

  test('excludes a jump between two reports, a jump while paused, and the time a device slept', () => {
    const kept = open();
    kept.move(playing(0));
    pass(0.25);
    kept.move(playing(500));
    kept.move(paused(500));
    kept.move(paused(590));
    kept.move(playing(590));
    pass(3600);
    kept.move(playing(600));
    expect(kept.watchedShare(600)).toBe(0);
  });

  test('stays on the device, is sent again until it arrives, and adds to what other devices have sent', () => {
    play(open(), 0, 60);
    const kept = open();
    expect(kept.unsent()!.watched).toEqual([{ start: 0, end: 60 }]);
    kept.learn({ ...known(300, 7200), watched: [{ start: 30, end: 330 }] });
    expect(kept.watchedShare(600)).toBe(0.55);
  });

  test('keeps the longest 50 parts at most', () => {
    const kept = open();
    for (let part = 0; part < 60; part++) play(kept, part * 10, part * 10 + (part < 10 ? 2 : 4));
    const { watched } = kept.unsent()!;
    expect(watched).toHaveLength(50);
    expect(watched.every(({ start, end }) => end - start === 4)).toBe(true);
  });
});
