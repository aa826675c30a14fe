import { Clock } from '../../platform/clock';
import { pageByTime } from '../../platform/connection';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { containsPattern, wordPatterns } from '../../platform/search';
import { requireViewer, Role, type Viewer } from '../../platform/viewer';
import { InboxService } from '../notifications/inbox.service';
import { NoticeService } from '../notifications/notice.service';
import { markConversationRead } from '../notifications/notification.queries';
import {
  conversationById,
  conversationsPage,
  instructorContacts,
  messagesPage,
  studentContacts,
  unreadConversations,
} from './conversation.queries';
import type {
  Contact,
  Conversation,
  ConversationConnection,
  ConversationRead,
  MessageConnection,
} from './conversation.types';

const MAX_CONTACTS = 50;

/** The conversations that the viewer takes part in, and whom they may write to. */
@Service()
export class ConversationService {
  constructor(
    private readonly database: Database,
    private readonly inboxes: InboxService,
    private readonly notices: NoticeService,
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
