import { oncePerApp } from '../../platform/injection';
import type { Task } from '../../platform/feature';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';

/** A transaction of so many is over long before its timeout, and their questions are little to hold, however long. */
const AT_ONCE = 50;

/** Closes attempts whose student never came back; of many processes exactly one acts on each. */
@oncePerApp()
export class QuizSweeper implements Task {
  readonly everySeconds = 15;

  constructor(private readonly closing: QuizAttemptClosingService) {}

  /** How many were closed. */
  async run(): Promise<number> {
    let closed = 0;
    for (;;) {
      const now = await this.closing.closeOverdue(AT_ONCE);
      closed += now;
      if (now < AT_ONCE) return closed;
    }
  }
}
