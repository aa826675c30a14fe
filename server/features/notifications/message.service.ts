import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { requireRole, Role, type Viewer } from '../../platform/viewer';
import { canonicalEmail } from '../accounts/account.rules';
import { NoticeService } from './notice.service';
import { sendToInstructor, sendToStudent } from './notification.queries';
import { contactInstructorRules, notificationSearchText, sendNotificationRules } from './notification.rules';
import { MessageSent, UnknownRecipient } from './notification.types';

/** One limit for both directions; refused attempts count too, against probing for addresses. */
const MESSAGES: RateLimit = {
  name: 'messages',
  points: 30,
  seconds: 60 * 60,
  refusal: 'You have reached the hourly message limit. Please try again later.',
};

interface Message {
  toEmail: string;
  title: string;
  message: string;
}

/** Messages between accounts; responses never reveal whether an email has an account. */
@Service()
export class MessageService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly notices: NoticeService,
    private readonly clock: Clock,
  ) {}

  /** From students to any instructor with a published course; 30 an hour. */
  async contactInstructor(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<MessageSent | UnknownRecipient | InvalidInput> {
    const sender = requireRole(viewer, Role.STUDENT);
    const checked = check(contactInstructorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { toEmail, subject, message } = checked.value;
    return this.send(sender, sendToInstructor, { toEmail, title: subject, message });
  }

  /** From instructors to students enrolled in one of their courses; 30 an hour. */
  async sendNotification(
    viewer: Viewer | null,
    input: unknown,
  ): Promise<MessageSent | UnknownRecipient | InvalidInput> {
    const sender = requireRole(viewer, Role.INSTRUCTOR);
    const checked = check(sendNotificationRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    return this.send(sender, sendToStudent, checked.value);
  }

  private async send(
    { account }: Viewer,
    sendTo: typeof sendToInstructor,
    { toEmail, title, message }: Message,
  ): Promise<MessageSent | UnknownRecipient> {
    await this.limiter.consume(MESSAGES, account.id);
    const sentAt = this.clock.now();
    const sent = await this.database.rows(
      sendTo({
        id: newId(),
        senderId: account.id,
        email: canonicalEmail(toEmail),
        title,
        message,
        searchText: notificationSearchText(title, message),
        now: sentAt,
      }),
    );
    this.notices.announce(sent);
    return sent.length > 0 ? new MessageSent(sentAt) : new UnknownRecipient();
  }
}
