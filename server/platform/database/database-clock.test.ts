import pino from 'pino';
import { eventually } from '../../test/eventually';
import type { Database } from './database';
import { DatabaseClock } from './database-clock';

const HOUR = 60 * 60_000;
const START = Date.parse('2026-03-01T10:00:00Z');

/** The clocks of a host and a database, both moved by the test and equal at the start. */
class Stage {
  wall = START;
  monotonic = 5_000;
  databaseTime = START;
  roundTrips: number[] = [];
  asked = 0;
  isDown = false;
  readonly logged: string[] = [];

  private readonly database = {
    row: async () => {
      this.asked++;
      if (this.isDown) throw new Error('down');
      const roundTrip = this.roundTrips.shift() ?? 0;
      this.pass(roundTrip / 2);
      const now = new Date(this.databaseTime);
      this.pass(roundTrip / 2);
      return { now };
    },
  } as unknown as Database;

  readonly clock = new DatabaseClock(
    this.database,
    pino({ level: 'warn' }, { write: (line) => void this.logged.push(line) }),
    { wall: () => this.wall, monotonic: () => this.monotonic },
  );

  pass(milliseconds: number): void {
    this.wall += milliseconds;
    this.monotonic += milliseconds;
    this.databaseTime += milliseconds;
  }

  /** How far the application's time is ahead of the database's. */
  get aheadMs(): number {
    return this.clock.now().getTime() - this.databaseTime;
  }
}

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});

it('gives the database’s time, half a round trip after its answer', async () => {
  stage.databaseTime += 3 * HOUR;
  stage.roundTrips = [400];
  await stage.clock.start();
  expect(stage.aheadMs).toBe(0);
  stage.pass(90_000);
  expect(stage.aheadMs).toBe(0);
});

it.each([2 * HOUR, -2 * HOUR])(
  'is not moved by a step of the host’s clock (%d ms), and measures again at once',
  async (step) => {
    await stage.clock.start();
    stage.pass(1_000);
    stage.wall += step;
    expect(stage.aheadMs).toBe(0);
    expect(stage.asked).toBe(2);
    expect(stage.aheadMs).toBe(0);
    await eventually(() => expect(stage.aheadMs).toBe(0));
    expect(stage.asked).toBe(2);
  },
);

it('catches up after a sleep of the machine, during which the monotonic clock stood still', async () => {
  await stage.clock.start();
  stage.wall += HOUR;
  stage.databaseTime += HOUR;
  stage.clock.now();
  await eventually(() => expect(stage.aheadMs).toBe(0));
});

it('discards a measurement with an absurd round trip, and repeats it', async () => {
  await stage.clock.start();
  stage.databaseTime += 60_000;
  stage.roundTrips = [8_000, 20];
  await stage.clock.run();
  expect(stage.asked).toBe(3);
  expect(stage.aheadMs).toBe(0);
  stage.databaseTime += 60_000;
  stage.roundTrips = [8_000, 8_000, 8_000];
  await stage.clock.run();
  expect(stage.asked).toBe(6);
  expect(stage.aheadMs).toBe(-60_000);
});

it('keeps the last measurement while the database cannot be asked, and logs that once', async () => {
  stage.databaseTime += HOUR;
  await stage.clock.start();
  stage.isDown = true;
  for (let turn = 0; turn < 3; turn++) await stage.clock.run();
  expect(stage.aheadMs).toBe(0);
  expect(stage.logged).toHaveLength(1);
  stage.isDown = false;
  await stage.clock.run();
  stage.isDown = true;
  await stage.clock.run();
  expect(stage.logged).toHaveLength(2);
});
