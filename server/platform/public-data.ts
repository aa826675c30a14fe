import { Database } from './database/database';
import { EventBus } from './events';
import { Service } from './injection';

/** The topic used by the database's triggers. */
const TOPIC = 'public data';

/** Tables shown on public pages; each has a trigger like those of migrations/*-TrackPublicChanges.ts. */
const PUBLIC_TABLES = new Set([
  'accounts',
  'categories',
  'courses',
  'lessons',
  'platform_settings',
  'quizzes',
  'reviews',
  'testimonials',
]);

/**
 * Tracks whether cached public data is still current. A write of this process ends a version before it is acknowledged,
 * one of another process when its event is received, which is within a second as long as `isUpToDate`.
 */
@Service()
export class PublicData {
  private current = 0;
  private readonly listeners: (() => void)[] = [];

  constructor(
    database: Database,
    private readonly events: EventBus,
  ) {
    const next = () => {
      this.current++;
      for (const callback of this.listeners) callback();
    };
    database.onWritten((tables) => {
      if ([...tables].some((table) => PUBLIC_TABLES.has(table))) next();
    });
    events.listenTo(TOPIC, next);
    events.onGap(next);
  }

  /** Changes with every write. Data read at one version may be used while the version is the same. */
  get version(): number {
    return this.current;
  }

  /** Calls back after each write, before it is acknowledged. */
  onWritten(callback: () => void): void {
    this.listeners.push(callback);
  }

  /** Whether changes by other processes have been received, up to a second ago. */
  isUpToDate(): boolean {
    return this.events.isUpToDate();
  }
}
