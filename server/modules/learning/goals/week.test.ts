import { daysOfWeek } from './goal.service';

const days = (now: string, timeZone: string) =>
  daysOfWeek(new Date(now), timeZone).map((day) => day.toISOString().slice(0, 16));

describe('the days of a week', () => {
  it('run from Monday to Sunday', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}T00:00`);
    expect(days('2026-11-16T00:00:00Z', 'UTC')).toEqual(week);
    expect(days('2026-11-22T23:59:59Z', 'UTC')).toEqual(week);
    expect(days('2026-11-23T00:00:00Z', 'UTC')[0]).toBe('2026-11-23T00:00');
  });

  it('begin at midnight of the time zone', () => {
    // In Auckland it is Monday already, in Los Angeles still Sunday.
    expect(days('2026-11-22T12:00:00Z', 'Pacific/Auckland')[0]).toBe('2026-11-22T11:00');
    expect(days('2026-11-23T05:00:00Z', 'America/Los_Angeles')[0]).toBe('2026-11-16T08:00');
    expect(days('2026-11-18T05:00:00Z', 'Asia/Kathmandu')[0]).toBe('2026-11-15T18:15');
  });

  it('are 23 or 25 hours long when the clocks change', () => {
    expect(days('2026-03-26T12:00:00Z', 'Europe/Berlin').slice(5)).toEqual([
      '2026-03-27T23:00',
      '2026-03-28T23:00',
      '2026-03-29T22:00',
    ]);
    expect(days('2026-10-22T12:00:00Z', 'Europe/Berlin').slice(5)).toEqual([
      '2026-10-23T22:00',
      '2026-10-24T22:00',
      '2026-10-25T23:00',
    ]);
  });
});
