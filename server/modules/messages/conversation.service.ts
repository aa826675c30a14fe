import { Clock } from '../../platform/clock';
import { pageByTime } from '../../platform/connection';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { canonicalEmail } from '../../platform/email.rules';
import { forbidden, notFound, Refusal, validated } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { RateLimiter, type RateLimit } from '../../platform/rate-limiter';
import { containsPattern, wordPatterns } from '../../platform/search';
import { requireRole, requireViewer, Role, type Viewer } from '../../platform/viewer';
import { InboxService } from '../notifications/inbox.service';
import { NoticeService } from '../notifications/notice.service';
import { markConversationRead } from '../notifications/notification.queries';
import {
  type Addressee,
  conversationById,
  conversationsPage,
  instructorContacts,
  messagesPage,
  reply,
  studentContacts,
  unreadConversations,
  writeToInstructor,
  writeToStudent,
  writtenBefore,
} from './conversation.queries';
import {
  type Contact,
  type Conversation,
  type ConversationConnection,
  type ConversationRead,
  type MessageConnection,
  MessageSent,
  MessageWritten,
  type SendMessageInput,
  type StartConversationInput,
  UnknownRecipient,
} from './conversation.types';
import {
  contactInstructorRules,
  sendMessageRules,
  sendNotificationRules,
  startConversationRules,
} from './message.rules';

const MAX_CONTACTS = 50;

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

/**
 * The conversations that the viewer takes part in, and whom they may write to. Responses never reveal whether an email has
 * an account.
 */
@Service()
export class ConversationService {
  constructor(
    private readonly database: Database,
    private readonly inboxes: InboxService,
    private readonly notices: NoticeService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * The one with the newest message first; `first` from 1 to 100, `after` a cursor of this list. `search` matches part
   * of the subject, of a message or of a name, ignoring case and accents; blank and null match all.
   */
  async conversations(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
    unreadOnly = false,
    search: string | null = null,
  ): Promise<ConversationConnection> {
    const viewerId = requireViewer(viewer).account.id;
    const conditions = { viewerId, unreadOnly, search: containsPattern(search), names: wordPatterns(search) };
    const { nodes, pageInfo } = await pageByTime({ first, after }, (requested) =>
      this.database.rows(conversationsPage({ ...conditions, ...requested })),
    );
    return { nodes: nodes.map(({ conversation }) => conversation), pageInfo };
  }

  /** null if the viewer does not take part in it. */
  async conversation(viewer: Viewer | null, id: string): Promise<Conversation | null> {
    const { account } = requireViewer(viewer);
    if (!isId(id)) return null;
    const row = await this.database.row(conversationById({ viewerId: account.id, id }));
    return row?.conversation ?? null;
  }

  /** The messages of a conversation, newest first; none of one that the viewer does not take part in. */
  async messages(
    viewer: Viewer | null,
    conversationId: string,
    first: number,
    after: string | null = null,
  ): Promise<MessageConnection> {
    const viewerId = requireViewer(viewer).account.id;
    const { nodes, pageInfo } = await pageByTime({ first, after }, (requested) =>
      this.database.rows(messagesPage({ viewerId, conversationId, ...requested })),
    );
    return { nodes: nodes.map(({ message }) => message), pageInfo };
  }

  /** Number of the viewer's conversations with unread messages. */
  async unreadCount(viewer: Viewer | null): Promise<number> {
    const row = await this.database.row(unreadConversations(requireViewer(viewer).account.id));
    return row!.count;
  }

  /** NOT_FOUND if the viewer does not take part in it; idempotent. Notifies their other screens. */
  async markRead(viewer: Viewer | null, id: string): Promise<ConversationRead> {
    const { account } = requireViewer(viewer);
    if (isId(id)) {
      const input = { recipientId: account.id, conversationId: id, now: this.clock.now() };
      this.notices.announce(await this.database.rows(markConversationRead(input)), this.database);
    }
    const conversation = await this.conversation(viewer, id);
    if (!conversation) throw notFound('Conversation');
    return { conversation, inbox: await this.inboxes.inbox(viewer) };
  }

  /**
   * Students: instructors with a published course, those of their own courses first. Instructors: their students.
   * Others: nobody. At most 50; `search` matches words of the name in any order.
   */
  async contacts(viewer: Viewer | null, search: string | null = null): Promise<Contact[]> {
    return this.findContacts(viewer, { names: wordPatterns(search), accountId: null, max: MAX_CONTACTS });
  }

  /** null if the viewer may not write to this account. */
  async contact(viewer: Viewer | null, id: string): Promise<Contact | null> {
    requireViewer(viewer);
    if (!isId(id)) return null;
    const [contact] = await this.findContacts(viewer, { names: null, accountId: id, max: 1 });
    return contact ?? null;
  }

  /**
   * Sends a student's message to any instructor with a published course; 30 messages an hour. `id`: null if chosen
   * here.
   */
  async contactInstructor(
    viewer: Viewer | null,
    input: unknown,
    id: string | null = null,
  ): Promise<MessageSent | UnknownRecipient> {
    requireRole(viewer, Role.STUDENT);
    const { toEmail, subject, message } = validated(contactInstructorRules, input);
    return this.sendToEmail(viewer, toEmail, { id, subject, text: message });
  }

  /** Sends an instructor's message to a student enrolled in one of their courses; 30 messages an hour. */
  async sendNotification(
    viewer: Viewer | null,
    input: unknown,
    id: string | null = null,
  ): Promise<MessageSent | UnknownRecipient> {
    requireRole(viewer, Role.INSTRUCTOR);
    const { toEmail, title, message } = validated(sendNotificationRules, input);
    return this.sendToEmail(viewer, toEmail, { id, subject: title, text: message });
  }

  /** To one of the viewer's contacts, with the same rules; continues the conversation about the same. */
  async startConversation(
    viewer: Viewer | null,
    { id, recipientId, courseId = null, ...input }: StartConversationInput,
  ): Promise<MessageWritten | UnknownRecipient> {
    requireWriter(viewer);
    const first = validated(startConversationRules, input);
    const isUnknown = !isId(recipientId) || (courseId !== null && !isId(courseId));
    const written = await this.start(viewer, {
      id,
      email: null,
      accountId: isUnknown ? null : recipientId,
      courseId: isUnknown ? null : courseId,
      ...first,
    });
    return written ? this.written(viewer, written) : new UnknownRecipient();
  }

  /** Sends a message in a conversation of the viewer's; NOT_FOUND in any other. 30 messages an hour. */
  async sendMessage(
    viewer: Viewer | null,
    { id, conversationId, ...input }: SendMessageInput,
  ): Promise<MessageWritten> {
    const { account } = requireViewer(viewer);
    const { text } = validated(sendMessageRules, input);
    const written = await this.writeOnce(account.id, requireMessageId(id), async (message) => {
      if (!isId(conversationId)) return [];
      return this.database.rows(reply({ ...message, text, conversationId }));
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

  private start(viewer: Viewer | null, { id, subject, ...first }: FirstMessage): Promise<Written | null> {
    const { account } = requireWriter(viewer);
    const writeTo = account.role === Role.STUDENT ? writeToInstructor : writeToStudent;
    return this.writeOnce(account.id, id === null ? newId() : requireMessageId(id), (message) =>
      this.database.rows(writeTo({ ...message, ...first, title: subject })),
    );
  }

  /** null if it is refused. A message that the sender wrote before with this id is not written again. */
  private async writeOnce(
    senderId: string,
    id: string,
    write: (message: { id: string; senderId: string; now: Date }) => Promise<RowOf<typeof reply>[]>,
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
    const conversation = await this.conversation(viewer, conversationId);
    if (!conversation) throw notFound('Conversation');
    return new MessageWritten({ conversation });
  }

  private async findContacts(
    viewer: Viewer | null,
    requested: { names: readonly string[] | null; accountId: string | null; max: number },
  ): Promise<Contact[]> {
    const { id, role } = requireViewer(viewer).account;
    if (role === Role.ADMIN) return [];
    const contactsOf = role === Role.STUDENT ? instructorContacts : studentContacts;
    const rows = await this.database.rows(contactsOf({ viewerId: id, ...requested }));
    return rows.map(({ contact }) => contact);
  }
}

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
