import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { Clock } from '../clock';
import type { Task } from '../feature';
import type { Database } from './database';
import { statement } from './statement';

const DATABASE_TIME = statement('clock', { now: z.date() }, sql`select clock_timestamp() as now`);

/** The two clocks of the machine, in milliseconds: one that can be set, and one that only ever advances. */
interface HostClocks {
  wall: () => number;
  monotonic: () => number;
}

const HOST: HostClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** What both said at one moment. */
interface ClockReading {
  wall: number;
  monotonic: number;
}

/** What the database's clock said, and when by the monotonic one. */
interface Measurement {
  databaseMs: number;
  monotonicMs: number;
}

/** The two clocks of the machine never drift apart so far between two looks unless one was set or the machine slept. */
const JUMP_MS = 1_000;
/** The answer is true to half its round trip: a longer one says too little. */
const MAX_ROUND_TRIP_MS = 1_000;
const MAX_TRIES = 3;

/**
 * The database's time without a round trip: measured when the application starts and every minute, and in between
 * advanced by the monotonic clock. A step of the host's clock does not move it, and makes it measure again at once:
 * after a sleep of the machine the monotonic clock is behind.
 */
export class DatabaseClock extends Clock implements Task {
  readonly everySeconds = 60;
  private measurement: Measurement;
  private lastLook: ClockReading;
  private isMeasuring = false;
  private isFailing = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly host: HostClocks = HOST,
  ) {
    super();
    this.lastLook = this.look();
    this.measurement = { databaseMs: this.lastLook.wall, monotonicMs: this.lastLook.monotonic };
  }

  override now(): Date {
    const readClocks = this.look();
    const hasJumped = haveJumped(this.lastLook, readClocks);
    this.lastLook = readClocks;
    if (hasJumped) void this.run();
    return new Date(this.measurement.databaseMs + readClocks.monotonic - this.measurement.monotonicMs);
  }

  /** The first measurement, however long its round trip; rejects when the database cannot be asked. */
  async start(): Promise<void> {
    const { best } = await this.measure();
    this.measurement = best;
  }

  /** Measures again. A failure keeps the old measurement, and is logged once until a measurement succeeds. */
  async run(): Promise<void> {
    if (this.isMeasuring) return;
    this.isMeasuring = true;
    try {
      const { best, isUsable } = await this.measure();
      if (isUsable) this.measurement = best;
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing)
        this.logger.warn({ err: error }, 'The database clock could not be read; the last reading is kept');
      this.isFailing = true;
    }
    this.isMeasuring = false;
  }

  /** The best of up to three measurements, and whether it is good enough to replace an earlier one. */
  private async measure(): Promise<{ best: Measurement; isUsable: boolean }> {
    let best: Measurement | null = null;
    let shortest = Infinity;
    for (let tries = 0; tries < MAX_TRIES && shortest > MAX_ROUND_TRIP_MS; tries++) {
      const asked = this.look();
      const row = await this.database.row(DATABASE_TIME);
      const heard = this.look();
      // A machine that slept meanwhile heard an old answer.
      const roundTrip = haveJumped(asked, heard) ? Infinity : heard.monotonic - asked.monotonic;
      if (best && roundTrip >= shortest) continue;
      shortest = roundTrip;
      // The answer was true about half way between asking and hearing it.
      best = { databaseMs: row!.now.getTime(), monotonicMs: (asked.monotonic + heard.monotonic) / 2 };
    }
    return { best: best!, isUsable: shortest <= MAX_ROUND_TRIP_MS };
  }

  private look(): ClockReading {
    return { wall: this.host.wall(), monotonic: this.host.monotonic() };
  }
}

const haveJumped = (before: ClockReading, after: ClockReading) =>
  Math.abs(after.wall - before.wall - (after.monotonic - before.monotonic)) > JUMP_MS;
