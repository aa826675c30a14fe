import { Service } from '../../platform/injection';
import type { Task } from '../../platform/feature';
import { QuizAttemptClosingService } from './quiz-attempt-closing.service';

/** A transaction of so many is over long before its timeout, and their questions are little to hold, however long. */
const BATCH_SIZE = 50;

/** Closes attempts whose student never came back; of many processes exactly one acts on each. */
@Service()
export class QuizSweeper implements Task {
  readonly everySeconds = 15;

  constructor(private readonly closing: QuizAttemptClosingService) {}

  /** How many were closed. */
  async run(): Promise<number> {
    let closed = 0;
    for (;;) {
      const now = await this.closing.closeOverdue(BATCH_SIZE);
      closed += now;
      if (now < BATCH_SIZE) return closed;
    }
  }
}
