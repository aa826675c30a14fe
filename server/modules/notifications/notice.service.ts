import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import type { AccountChange } from '../accounts/account-notices';
import { type GivenNotice, latestNotice, quizNotices, quizWords, securityNotice } from './notice.queries';
import { notificationSearchText } from './notification.rules';

/** An inserted notification. */
export type Notice = RowOf<typeof quizNotices>;

const ACCOUNT_CHANGES: Record<AccountChange, { title: string; message: string }> = {
  PASSWORD_CHANGED: {
    title: 'Your password was changed',
    message: 'If it wasn’t you, reset your password and log out all other devices.',
  },
  EMAIL_CHANGED: {
    title: 'Your email address was changed',
    message: 'If it wasn’t you, change your password and your email, and log out all other devices.',
  },
};

export const noticeTopic = (recipientId: string) => `notification:${recipientId}`;

/** Notifications from the platform; other modules insert their notices within their own statements. */
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

  /**
   * Notifies one account. A notification with the same `dedupeKey` is replaced and unread again. Call the result after
   * the commit.
   */
  async write(notice: GivenNotice, transaction: Database): Promise<() => void> {
    const searchText = notificationSearchText(notice.title, notice.message);
    const written = await transaction.rows(latestNotice({ ...notice, searchText, now: this.clock.now() }));
    return () => this.announce(written);
  }

  /** Tells the account's owner of the change. Call the result after the commit. */
  async writeAccountChange(
    change: AccountChange,
    recipientId: string,
    transaction: Database,
  ): Promise<() => void> {
    const { title, message } = ACCOUNT_CHANGES[change];
    const searchText = notificationSearchText(title, message);
    const input = { recipientId, kind: change, title, message, path: '/profile/security', searchText };
    const written = await transaction.rows(securityNotice({ ...input, now: this.clock.now() }));
    return () => this.announce(written);
  }
}
