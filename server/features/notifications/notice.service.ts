import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import { quizNotices, quizWords } from './notice.queries';
import { notificationSearchText } from './notification.rules';

/** An inserted notification. */
export type Notice = RowOf<typeof quizNotices>;

export const noticeTopic = (recipientId: string) => `notification:${recipientId}`;

/** Notifications from the platform; other features insert their notices within their own statements. */
@Service()
export class NoticeService {
  constructor(
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Publishes committed notifications, new or read, to open screens; null is like []. */
  announce(notices: readonly Notice[] | null): void {
    for (const { id, recipientId } of notices ?? []) this.events.publish(noticeTopic(recipientId), { id });
  }

  /**
   * Notifies everyone enrolled about an active quiz, once per quiz, however often it is called; nobody if it is
   * inactive. Announce the result after the commit.
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
