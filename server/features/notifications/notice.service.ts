import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import { quizNotices, quizWords } from './notice.queries';
import { notificationSearchText } from './notification.rules';

/** A notification that a statement wrote. */
export type Notice = RowOf<typeof quizNotices>;

export const noticeTopic = (recipientId: string) => `notification:${recipientId}`;

/** What the platform itself tells people; other features write their notices within their own statements. */
@Service()
export class NoticeService {
  constructor(
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Tells open screens of notifications that are committed, new or opened; null and [] are none. */
  announce(notices: readonly Notice[] | null): void {
    for (const { id, recipientId } of notices ?? []) this.events.publish(noticeTopic(recipientId), { id });
  }

  /**
   * Tells everyone enrolled that an active quiz is open, once a quiz, however often it is called; nobody when it is not
   * active. Announce what comes back once the transaction is committed.
   */
  async writeQuizPublished(quizId: string, transaction: Database): Promise<Notice[]> {
    const words = await transaction.row(quizWords(quizId));
    if (!words) return [];
    const title = 'New quiz';
    const message = `“${words.quiz}” is open in “${words.course}”.`;
    const searchText = notificationSearchText(title, message);
    return transaction.rows(quizNotices({ quizId, title, message, searchText, now: this.clock.now() }));
  }
}
