import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden, notFound, Refusal } from '../../platform/errors';
import { InvalidInput } from '../../platform/user-error';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { check } from '../../platform/validation.rules';

import { requireRole, requireViewer, Role, type Viewer } from '../../platform/viewer';
import { canonicalEmail } from '../../platform/email.rules';
import { NoticeService } from '../notifications/notice.service';
import { ConversationService } from './conversation.service';
import {
  MessageSent,
  MessageWritten,
  UnknownRecipient,
  type SendMessageInput,
  type StartConversationInput,
} from './conversation.types';
import {
  type Addressee,
  reply,
  texts,
  titles,
  writeToInstructor,
  writeToStudent,
  writtenBefore,
} from './conversation.queries';
import {
  contactInstructorRules,
  sendMessageRules,
  sendNotificationRules,
  startConversationRules,
} from './message.rules';

/** One limit for all messages of an account; refused attempts count too, against probing for addresses. */
const MESSAGES: RateLimit = {
  name: 'messages',
  points: 30,
  seconds: 60 * 60,
  refusal: 'You have reached the hourly message limit. Please try again later.',
};

interface FirstMessage extends Addressee {
  /** null: chosen here. */
  id: string | null;
  courseId: string | null;
  subject: string;
  text: string;
}

interface Written {
  conversationId: string;
  sentAt: Date;
}

/** Messages between accounts; responses never reveal whether an email has an account. */
@Service()
export class MessageService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly notices: NoticeService,
    private readonly conversations: ConversationService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a student's message to any instructor with a published course; 30 messages an hour. `id`: null if chosen
   * here.
   */
  async contactInstructor(
    viewer: Viewer | null,
    input: unknown,
    id: string | null = null,
  ): Promise<MessageSent | UnknownRecipient | InvalidInput> {
    requireRole(viewer, Role.STUDENT);
    const checked = check(contactInstructorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { toEmail, subject, message } = checked.value;
    return this.sendToEmail(viewer, toEmail, { id, subject, text: message });
  }

  /** Sends an instructor's message to a student enrolled in one of their courses; 30 messages an hour. */
  async sendNotification(
    viewer: Viewer | null,
    input: unknown,
    id: string | null = null,
  ): Promise<MessageSent | UnknownRecipient | InvalidInput> {
    requireRole(viewer, Role.INSTRUCTOR);
    const checked = check(sendNotificationRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { toEmail, title, message } = checked.value;
    return this.sendToEmail(viewer, toEmail, { id, subject: title, text: message });
  }

  /** To one of the viewer's contacts, with the same rules; continues the conversation about the same. */
  async startConversation(
    viewer: Viewer | null,
    { id, recipientId, courseId = null, ...input }: StartConversationInput,
  ): Promise<MessageWritten | UnknownRecipient | InvalidInput> {
    requireWriter(viewer);
    const checked = check(startConversationRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const isUnknown = !isId(recipientId) || (courseId !== null && !isId(courseId));
    const written = await this.start(viewer, {
      id,
      email: null,
      accountId: isUnknown ? null : recipientId,
      courseId: isUnknown ? null : courseId,
      ...checked.value,
    });
    return written ? this.written(viewer, written) : new UnknownRecipient();
  }

  /** Sends a message in a conversation of the viewer's; NOT_FOUND in any other. 30 messages an hour. */
  async sendMessage(
    viewer: Viewer | null,
    { id, conversationId, ...input }: SendMessageInput,
  ): Promise<MessageWritten | InvalidInput> {
    const { account } = requireViewer(viewer);
    const checked = check(sendMessageRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const written = await this.writeOnce(account.id, requireMessageId(id), async (message) => {
      if (!isId(conversationId)) return [];
      return this.database.rows(reply({ ...message, ...texts(checked.value.text), conversationId }));
    });
    if (written?.conversationId !== conversationId) throw notFound('Conversation');
    return this.written(viewer, written);
  }

  private async sendToEmail(
    viewer: Viewer | null,
    email: string,
    message: Pick<FirstMessage, 'id' | 'subject' | 'text'>,
  ): Promise<MessageSent | UnknownRecipient> {
    const to = { email: canonicalEmail(email), accountId: null, courseId: null };
    const written = await this.start(viewer, { ...to, ...message });
    return written ? new MessageSent({ sentAt: written.sentAt }) : new UnknownRecipient();
  }

  private start(
    viewer: Viewer | null,
    { id, subject, text, ...first }: FirstMessage,
  ): Promise<Written | null> {
    const { account } = requireWriter(viewer);
    const writeTo = account.role === Role.STUDENT ? writeToInstructor : writeToStudent;
    return this.writeOnce(account.id, id === null ? newId() : requireMessageId(id), (message) =>
      this.database.rows(
        writeTo({
          ...message,
          ...texts(text),
          ...first,
          conversationId: newId(),
          ...titles(subject),
        }),
      ),
    );
  }

  /** null if it is refused. A message that the sender wrote before with this id is not written again. */
  private async writeOnce(
    senderId: string,
    id: string,
    write: (message: { id: string; senderId: string; now: Date }) => Promise<WrittenRow[]>,
  ): Promise<Written | null> {
    const before = writtenBefore({ id, senderId });
    const stored = await this.database.row(before);
    if (stored) return stored;
    await this.limiter.consume(MESSAGES, senderId);
    const now = this.clock.now();
    const [row] = await write({ id, senderId, now });
    // A request with the same id may have been faster.
    if (!row) return (await this.database.row(before)) ?? null;
    this.notices.announce(row.notices, this.database);
    return { conversationId: row.conversationId, sentAt: now };
  }

  private async written(viewer: Viewer | null, { conversationId }: Written): Promise<MessageWritten> {
    const conversation = await this.conversations.conversation(viewer, conversationId);
    if (!conversation) throw notFound('Conversation');
    return new MessageWritten({ conversation });
  }
}

type WrittenRow = { conversationId: string; notices: Parameters<NoticeService['announce']>[0] };

/** Returns the viewer, a student or an instructor; throws UNAUTHENTICATED or FORBIDDEN. */
function requireWriter(viewer: Viewer | null): Viewer {
  const user = requireViewer(viewer);
  if (user.account.role === Role.ADMIN) throw forbidden('Only students and instructors can do this');
  return user;
}

function requireMessageId(id: string): string {
  if (!isId(id)) throw new Refusal('BAD_USER_INPUT', 'The id of a message must be a UUID');
  return id.toLowerCase();
}
