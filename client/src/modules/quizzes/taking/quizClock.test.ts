import { announcementBetween, roughTimeLeft, secondsIn, ServerClock } from './DeadlineTimer';

describe('the clock', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
  const said = (time: string) => `2026-11-21T${time}Z`;

  test('continues from the server time, whatever the device’s clock shows', () => {
    let counter = 5_000;
    const clock = new ServerClock(() => counter);
    clock.hear(said('10:00:00'));
    jest.useFakeTimers({ now: at('11:00:00') });
    counter += 90_000;
    expect(clock.now()).toBe(at('10:01:30'));
    jest.setSystemTime(at('09:00:00'));
    expect(clock.now()).toBe(at('10:01:30'));
    jest.useRealTimers();
  });

  test('catches up after a sleep that paused the counter, and never goes back for a slow response', () => {
    let counter = 0;
    const clock = new ServerClock(() => counter);
    clock.hear(said('10:00:00'));
    counter += 1_000;
    clock.hear(said('10:20:00'));
    expect(clock.now()).toBe(at('10:20:00'));
    counter += 3_000;
    clock.hear(said('10:20:01'));
    expect(clock.now()).toBe(at('10:20:03'));
  });

  test('detects a sleep and a changed clock, once each', () => {
    let [counter, wall] = [0, 1_000_000];
    const clock = new ServerClock(
      () => counter,
      () => wall,
    );
    counter += 60_000;
    wall += 60_500;
    expect(clock.hasJumped()).toBe(false);
    wall += 3_600_000;
    expect(clock.hasJumped()).toBe(true);
    expect(clock.hasJumped()).toBe(false);
    wall -= 3_600_000;
    expect(clock.hasJumped()).toBe(true);
  });
});

describe('what is said of the time left', () => {
  test('says exactly the planned announcements on the way from half an hour to zero', () => {
    const said: string[] = [];
    for (let seconds = 1800; seconds > 0; seconds--) {
      const words = announcementBetween(seconds, seconds - 1);
      if (words) said.push(`${seconds - 1}: ${words}`);
    }
    expect(said).toEqual([
      '600: 10 minutes left',
      '300: 5 minutes left',
      '60: 1 minute left',
      '30: 30 seconds left',
      '10: 10 seconds left',
    ]);
  });

  test('announces only the last of several passed marks, and nothing at zero or when the time increases', () => {
    expect(announcementBetween(700, 55)).toBe('1 minute left');
    expect(announcementBetween(20, 0)).toBeNull();
    expect(announcementBetween(600, 599)).toBeNull();
    expect(announcementBetween(55, 700)).toBeNull();
  });

  test('is rounded up, and never less than zero', () => {
    expect([10_000, 9_999, 1, 0, -89_000].map(secondsIn)).toEqual([10, 10, 1, 0, 0]);
  });

  test('is told to screen readers in minutes', () => {
    expect([59, 60, 100, 1800].map(roughTimeLeft)).toEqual([
      'Less than a minute left',
      'About 1 minute left',
      'About 2 minutes left',
      'About 30 minutes left',
    ]);
  });
});
