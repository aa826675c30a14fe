import { Service } from '../../../platform/injection';
import type { Task } from '../../../platform/module';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';

/** A transaction of this size finishes well within its timeout, and its questions fit in memory. */
const BATCH_SIZE = 50;

/** Closes overdue attempts; each is closed by exactly one process. */
@Service()
export class QuizSweeper implements Task {
  readonly everySeconds = 15;

  constructor(private readonly closing: QuizAttemptClosingService) {}

  /** Returns how many were closed. */
  async run(): Promise<number> {
    let closed = 0;
    for (;;) {
      const now = await this.closing.closeOverdue(BATCH_SIZE);
      closed += now;
      if (now < BATCH_SIZE) return closed;
    }
  }
}
