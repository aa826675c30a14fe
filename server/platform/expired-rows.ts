import { Clock } from './clock';
import { BackgroundDatabase } from './database/database';
import type { Statement } from './database/statement';
import { isDatabaseUnavailable } from './errors';
import { Service } from './injection';
import type { Task } from './module';

/**
 * The statements that delete what a module does not need any more at this time. One that returns how many rows it
 * `removed` deletes a batch, and runs again until there are none.
 */
export type ExpiredRows = (now: Date) => readonly Statement<unknown>[];

/** The statements of all modules; a class, so that the container can inject it. */
export class ExpiredRowsRegister {
  constructor(readonly entries: readonly ExpiredRows[]) {}
}

/** Deletes expired rows, hourly, so that it also runs in a process that restarts daily. */
@Service()
export class ExpiredRowsSweeper implements Task {
  readonly everySeconds = 60 * 60;

  constructor(
    private readonly database: BackgroundDatabase,
    private readonly register: ExpiredRowsRegister,
    private readonly clock: Clock,
  ) {}

  /** The other statements run after a failure, which is thrown at the end, so that it is logged. */
  async run(stopping?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const removal of this.register.entries.flatMap((expired) => expired(now)))
      try {
        while (!stopping?.aborted && (await this.removesMore(removal)));
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        failures.push(error);
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Expired rows could not be removed');
  }

  private async removesMore(removal: Statement<unknown>): Promise<boolean> {
    const row = (await this.database.row(removal)) as { removed?: number } | undefined;
    return (row?.removed ?? 0) > 0;
  }
}
