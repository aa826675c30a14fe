import { EventBus } from '../../../../platform/events';
import type { Task } from '../../../../platform/module';
import { Service } from '../../../../platform/injection';
import { BatchFailed, RosterRunner } from './roster-runner';

/** Published when an import begins. */
export const ROSTER_TOPIC = 'rosters';

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

  /** Other imports go on after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping: AbortSignal): Promise<void> {
    const failures: BatchFailed[] = [];
    while (!stopping.aborted && (await this.runBatch(failures)));
    if (failures.length > 1) throw new AggregateError(failures, 'Batches of several imports failed');
    if (failures[0]) throw failures[0];
  }

  private async runBatch(failures: BatchFailed[]): Promise<boolean> {
    try {
      return await this.runner.runBatch();
    } catch (error) {
      if (!(error instanceof BatchFailed)) throw error;
      failures.push(error);
      return true;
    }
  }
}
