import sql, { type Sql } from 'sql-template-tag';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Clock } from '../clock';
import type { Task } from '../module';
import type { Database } from './database';
import { statement } from './statement';

/**
 * SQL for the present time, constant within a statement: the database's clock, or `fixedTime` (`Clock.fixedTime`) in
 * tests.
 */
export const presentTime = (fixedTime: Date | null): Sql =>
  sql`(select coalesce(${fixedTime}::timestamptz, clock_timestamp()))`;

const DATABASE_TIME = statement('clock', { now: z.date() })`
    select clock_timestamp() as now`;

/** The host's two clocks in milliseconds: the system time, which can be set, and a monotonic one. */
interface HostClocks {
  wall: () => number;
  monotonic: () => number;
}

const HOST: HostClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** Both clocks read at the same moment. */
interface ClockReading {
  wall: number;
  monotonic: number;
}

/** The database's time, with the monotonic time at which it was measured. */
interface Measurement {
  databaseMs: number;
  monotonicMs: number;
}

/** Between two checks the host's clocks drift apart by more than this only if one was set or the machine slept. */
const JUMP_MS = 1_000;
/** A measurement is accurate to half its round trip; a longer one is too imprecise. */
const MAX_ROUND_TRIP_MS = 1_000;
const MAX_TRIES = 3;

/**
 * The database's time without a round trip: measured at startup and every minute, and advanced by the monotonic clock
 * in between. A step of the host's clock does not affect it but triggers a new measurement, because after the machine
 * slept the monotonic clock is behind.
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

  /** Takes the first measurement, however long its round trip; rejects if the database cannot be reached. */
  async start(): Promise<void> {
    const { best } = await this.measure();
    this.measurement = best;
  }

  /**
   * Measures again. On failure the old measurement is kept; the failure is logged once until a measurement succeeds.
   */
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

  /** The best of up to three measurements, and whether it is precise enough to replace an earlier one. */
  private async measure(): Promise<{ best: Measurement; isUsable: boolean }> {
    let best: Measurement | null = null;
    let shortest = Infinity;
    for (let tries = 0; tries < MAX_TRIES && shortest > MAX_ROUND_TRIP_MS; tries++) {
      const requested = this.look();
      const row = await this.database.row(DATABASE_TIME);
      const heard = this.look();
      // If the machine slept in between, the response is outdated.
      const roundTrip = haveJumped(requested, heard) ? Infinity : heard.monotonic - requested.monotonic;
      if (best && roundTrip >= shortest) continue;
      shortest = roundTrip;
      // The database read its clock about halfway between request and response.
      best = { databaseMs: row!.now.getTime(), monotonicMs: (requested.monotonic + heard.monotonic) / 2 };
    }
    return { best: best!, isUsable: shortest <= MAX_ROUND_TRIP_MS };
  }

  private look(): ClockReading {
    return { wall: this.host.wall(), monotonic: this.host.monotonic() };
  }
}

const haveJumped = (before: ClockReading, after: ClockReading) =>
  Math.abs(after.wall - before.wall - (after.monotonic - before.monotonic)) > JUMP_MS;
