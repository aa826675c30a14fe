import { EventBus } from '../../../platform/events';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import type { QuizAttemptChange } from './quiz-attempt-outcomes.types';
import type { QuizAttempt } from '../quiz-attempt.types';
import type { QuizAttemptState } from '../quiz.entities';

const topicOf = (studentId: string) => `quiz-attempt:${studentId}`;

/** Publishes changes of a student's attempts to their other tabs and devices. */
@Service()
export class QuizAttemptChangesService {
  constructor(private readonly events: EventBus) {}

  /** Call after the change is committed. */
  announce(
    studentId: string,
    { id, state, answersRevision }: Pick<QuizAttempt, 'id' | 'state' | 'answersRevision'>,
  ): void {
    this.events.publish(topicOf(studentId), { id, state, answersRevision: String(answersRevision) });
  }

  /** Changes of the viewer's own attempts in any process, until the subscription ends. */
  changes(viewer: Viewer | null): AsyncIterableIterator<QuizAttemptChange> {
    const { account } = requireViewer(viewer);
    return this.events.subscribe(topicOf(account.id), async ({ id, state, answersRevision }) => ({
      attemptId: id!,
      state: state as QuizAttemptState,
      answersRevision: Number(answersRevision),
    }));
  }
}
