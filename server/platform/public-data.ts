import { Database } from './database/database';
import { EventBus } from './events';
import { Service } from './injection';

/** As the database's triggers call it. */
const TOPIC = 'public data';

/** What public pages show; migrations/*-TrackPublicChanges.ts has triggers for the same tables. */
const PUBLIC_TABLES = new Set(['accounts', 'courses', 'lessons', 'quizzes', 'reviews', 'testimonials']);

/**
 * Whether what was read of the public pages is still so. A write of this process ends a version before it is
 * acknowledged, one of another process when its event is heard, which is within a second as long as `isUpToDate`.
 */
@Service()
export class PublicData {
  private current = 0;

  constructor(
    database: Database,
    private readonly events: EventBus,
  ) {
    const next = () => void this.current++;
    database.onWritten((tables) => {
      if ([...tables].some((table) => PUBLIC_TABLES.has(table))) next();
    });
    events.listenTo(TOPIC, next);
    events.onGap(next);
  }

  /** Moves with every change. What was read while it was the same number may be used while it is. */
  get version(): number {
    return this.current;
  }

  /** Whether changes by other processes have been heard, up to a second ago. */
  isUpToDate(): boolean {
    return this.events.isUpToDate();
  }
}
