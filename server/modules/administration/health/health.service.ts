import type { Health, DiskHealth, ProcessHealth } from './health.types';
import fs from 'node:fs';
import { statfs } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { version } from '../../../../package.json';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/errors';
import { EventBus } from '../../../platform/events';
import { Service } from '../../../platform/injection';
import { ROOT } from '../../../platform/root';
import { TaskLog } from '../../../platform/tasks';
import { administratorId, type Viewer } from '../../../platform/viewer';
import { databaseFacts, mailFacts } from './health.queries';

const MINUTE_MS = 60 * 1000;
const GIBIBYTE = 2 ** 30;

/** What deserves an administrator's attention, in sentences. */
export function warningsOf(
  { measuredAt, database, mails, tasks, disk, process }: Omit<Health, 'warnings'>,
  { needsMail }: { needsMail: boolean },
): string[] {
  const failed = tasks.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
  const oldestMs = mails?.oldestAt ? measuredAt.getTime() - mails.oldestAt.getTime() : 0;
  const warnings: [boolean, string][] = [
    [database === null, 'The database does not answer.'],
    [
      database !== null && database.connections > 0.8 * database.maxConnections,
      'More than 80% of the connections that the database allows are open.',
    ],
    [
      needsMail && mails?.isConfigured === false,
      'No mail server is configured: nobody can reset a password.',
    ],
    [(mails?.failing ?? 0) > 0, `Emails failed and will be tried again: ${mails?.failing}.`],
    [(mails?.givenUp ?? 0) > 0, `Emails were given up in the last 24 hours: ${mails?.givenUp}.`],
    [oldestMs > 15 * MINUTE_MS, 'An email has been waiting for more than 15 minutes.'],
    [failed.length > 0, `Background tasks failed and will run again: ${failed.join(', ')}.`],
    [
      disk.freeBytes < GIBIBYTE || disk.freeBytes < 0.1 * disk.totalBytes,
      'The disk is nearly full: less than 10% or 1 GiB is free.',
    ],
    [
      process.heapBytes > 0.9 * process.heapLimitBytes,
      'This process uses more than 90% of the memory it may use.',
    ],
    [!process.isHearingEvents, 'This process receives no live events, so notifications arrive late.'],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the configuration says about the things whose health is measured. */
export class HealthSettings {
  constructor(
    /** The folder whose disk counts, if it exists. */
    readonly dataDir: string,
    readonly hasMailServer: boolean,
    /** Demo mode sends no mail. */
    readonly isDemo: boolean,
  ) {}
}

/** The health of the platform. UNAUTHENTICATED for visitors, FORBIDDEN for other roles than administrators. */
@Service()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly tasks: TaskLog,
    private readonly settings: HealthSettings,
    private readonly clock: Clock,
  ) {}

  /** The health of the platform. While the database does not answer, it lacks what only the database knows. */
  async health(viewer: Viewer | null): Promise<Health> {
    administratorId(viewer);
    const facts = {
      measuredAt: this.clock.now(),
      ...(await this.stored()),
      tasks: this.tasks.tasks,
      disk: await diskOf(this.settings.dataDir),
      process: this.process(),
    };
    return { ...facts, warnings: warningsOf(facts, { needsMail: !this.settings.isDemo }) };
  }

  private async stored(): Promise<Pick<Health, 'database' | 'mails'>> {
    const now = this.clock.now();
    try {
      // One after the other, so that an overloaded database is not asked for several connections at once.
      const mails = await this.database.row(mailFacts({ now, since: new Date(now.getTime() - DAY_MS) }));
      const startedAt = performance.now();
      const database = await this.database.row(databaseFacts);
      return {
        database: { ...database!, responseMs: performance.now() - startedAt },
        mails: { ...mails!, isConfigured: this.settings.hasMailServer },
      };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return { database: null, mails: null };
    }
  }

  private process(): ProcessHealth {
    const { rss, heapUsed } = process.memoryUsage();
    return {
      version,
      nodeVersion: process.versions.node,
      startedAt: new Date(this.clock.now().getTime() - process.uptime() * 1000),
      memoryBytes: rss,
      heapBytes: heapUsed,
      heapLimitBytes: getHeapStatistics().heap_size_limit,
      isHearingEvents: this.events.isListening,
      heartbeatAgeSeconds: this.events.heartbeatAgeSeconds,
    };
  }
}

/** An external database has no data folder here; then the program's own disk counts. */
async function diskOf(folder: string): Promise<DiskHealth> {
  const { bsize, blocks, bavail } = await statfs(fs.existsSync(folder) ? folder : ROOT);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
