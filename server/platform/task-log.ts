import type { Clock } from './clock';

/** What is known of a task's runs in this process. */
export interface TaskRuns {
  /** Its class, such as MailSender. */
  name: string;
  everySeconds: number;
  /** End of the last run; null: none has ended. */
  lastEndedAt: Date | null;
  /** Whether the last run failed; false before the first one. */
  hasFailed: boolean;
}

/** The last runs of the background tasks of this process. */
export class TaskLog {
  private readonly runs = new Map<string, TaskRuns>();

  constructor(private readonly clock: Clock) {}

  add(name: string, everySeconds: number): void {
    this.runs.set(name, { name, everySeconds, lastEndedAt: null, hasFailed: false });
  }

  ended(name: string, { hasFailed }: { hasFailed: boolean }): void {
    const task = this.runs.get(name);
    if (task) this.runs.set(name, { ...task, lastEndedAt: this.clock.now(), hasFailed });
  }

  /** All tasks, by name. */
  get tasks(): TaskRuns[] {
    return [...this.runs.values()].sort((one, other) => one.name.localeCompare(other.name));
  }
}
