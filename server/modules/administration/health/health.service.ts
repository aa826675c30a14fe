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
import type { DiskHealth, Health, ProcessHealth } from './health.types';
import { warningsOf } from './warnings';

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
