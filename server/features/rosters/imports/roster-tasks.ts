import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { EventBus } from '../../../platform/events';
import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { removeOldImports } from './roster-import.queries';
import { RosterRunner } from './roster-runner';

/** Published when an import begins. */
export const ROSTER_TOPIC = 'rosters';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Carries out imports that began, in whichever process is free. */
@Service()
export class RosterTask implements Task {
  readonly everySeconds = 5;

  constructor(
    private readonly runner: RosterRunner,
    private readonly events: EventBus,
  ) {}

  onWake(wake: () => void): void {
    this.events.listenTo(ROSTER_TOPIC, wake);
  }

  async run(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await this.runner.runBatch()));
  }
}

/** Deletes imports with their rows 30 days after the upload, hourly. */
@Service()
export class RosterSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.rows(removeOldImports(new Date(this.clock.now().getTime() - KEPT_MS)));
  }
}
