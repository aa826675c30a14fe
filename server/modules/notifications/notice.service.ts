import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { EventBus } from '../../platform/events';
import { Service } from '../../platform/injection';
import { instructorRequestDecided, securityChanged } from '../accounts/account.events';
import { type GivenNotice, insertNotice, quizNotices, quizWords } from './notice.queries';
import { NotificationKind } from './notification.types';

/** An inserted notification. */
export type Notice = RowOf<typeof quizNotices>;

type SecurityChange = (typeof securityChanged)['payload'];

const SECURITY_CHANGES: Record<SecurityChange['change'], { title: string; message: string }> = {
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

  /**
   * Publishes notifications, new or read, to open screens, once the `database`, which wrote them, has committed. null is
   * like [].
   */
  announce(notices: readonly Notice[] | null, database: Database): void {
    database.afterCommit(() => {
      for (const { id, recipientId } of notices ?? []) this.events.publish(noticeTopic(recipientId), { id });
    });
  }

  /**
   * Notifies everyone enrolled about an active quiz, once per quiz, however often it is called; nobody if it is
   * inactive.
   */
  async writeQuizPublished(quizId: string, transaction: Database): Promise<void> {
    const words = await transaction.row(quizWords(quizId));
    if (!words) return;
    const message = `“${words.quiz}” is open in “${words.course}”.`;
    const notice = { quizId, title: 'New quiz', message, now: this.clock.now() };
    this.announce(await transaction.rows(quizNotices(notice)), transaction);
  }

  /** Notifies one account. A notification with the same `dedupeKey` is replaced and unread again. */
  async write(notice: GivenNotice, transaction: Database): Promise<void> {
    const inserted = await transaction.rows(insertNotice({ ...notice, now: this.clock.now() }));
    this.announce(inserted, transaction);
  }

  /** Tells the account's owner of the change. */
  async writeSecurityChange({ accountId, change }: SecurityChange, transaction: Database): Promise<void> {
    const notice = { ...SECURITY_CHANGES[change], path: '/profile/security', dedupeKey: null };
    await this.write({ recipientId: accountId, kind: change, ...notice }, transaction);
  }

  /** Tells whoever asked to become an instructor. */
  async writeInstructorDecision(
    { accountId, title, message }: (typeof instructorRequestDecided)['payload'],
    transaction: Database,
  ): Promise<void> {
    const kind = NotificationKind.INSTRUCTOR_DECIDED;
    const where = { path: '/instructor', dedupeKey: 'instructor-request' };
    await this.write({ recipientId: accountId, kind, title, message, ...where }, transaction);
  }
}
