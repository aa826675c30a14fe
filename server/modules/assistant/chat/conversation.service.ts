import { Clock } from '../../../platform/clock';
import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AssistantConversation, AssistantMessage } from '../assistant.entities';
import type { AssistantConversationConnection } from '../assistant.types';
import { FlashcardService } from '../flashcards/flashcard.service';
import {
  conversationOfSession,
  conversationsPage,
  type Exchange,
  keepExchange,
  messagesOf,
  messagesOfRequest,
  type Session,
} from './conversation.queries';
import { shortened } from '../search/quotes';

/** Limit of a conversation's messages; longer talks need a new one. */
export const MESSAGES_MAX = 200;

export interface KeptExchange {
  conversation: AssistantConversation;
  question: AssistantMessage;
  message: AssistantMessage;
}

/** Conversations with the assistant; each is visible only to its account. */
@Service()
export class ConversationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly flashcards: FlashcardService,
  ) {}

  /** The viewer's conversations, newest first; `first` from 1 to 100, `after` a cursor of this list. */
  async conversations(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
  ): Promise<AssistantConversationConnection> {
    const { account } = requireViewer(viewer);
    const size = pageSize(first);
    const rows = await this.database.rows(
      conversationsPage(account.id, { rows: size + 1, after: decodeTimeCursor(after) }),
    );
    const { page, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
    return { nodes: page, pageInfo };
  }

  /** The viewer's own conversation; null if it is not theirs. */
  async conversation(viewer: Viewer | null, id: string): Promise<AssistantConversation | null> {
    const accountId = requireViewer(viewer).account.id;
    if (!isId(id)) return null;
    return this.database.reading(AssistantConversation, (all) => all.findOneBy({ id, accountId }));
  }

  /** The messages of each of these conversations, oldest first; empty if it is not the viewer's. */
  async messagesOf(viewer: Viewer | null, ids: readonly string[]): Promise<AssistantMessage[][]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(messagesOf({ accountId: account.id, ids }));
    return ids.map((id) => rows.filter(({ conversationId }) => conversationId === id));
  }

  /**
   * The conversation with this id or session key. NOT_FOUND if it is not the viewer's; an unknown key is a session that
   * its first question creates, unless it `mustExist`.
   */
  async session(viewer: Viewer, key: string, mustExist: boolean): Promise<Session> {
    const accountId = viewer.account.id;
    const id = isId(key) ? key : null;
    const row = await this.database.row(conversationOfSession(accountId, key, id));
    if (row ? row.accountId !== accountId : mustExist) throw notFound('Conversation');
    if (!row) return { id: null, key, messages: [] };
    const [messages = []] = await this.messagesOf(viewer, [row.id]);
    return { id: row.id, key: row.sessionKey, messages };
  }

  /** The stored answer to this request; null if the request is new. */
  async answered(viewer: Viewer, requestId: string): Promise<KeptExchange | null> {
    const accountId = viewer.account.id;
    const [question, message] = await this.database.rows(messagesOfRequest({ accountId, requestId }));
    const conversation = message && (await this.conversation(viewer, message.conversationId));
    return question && message && conversation ? { question, message, conversation } : null;
  }

  /**
   * Stores question, answer and the answer's cards in one transaction. If a concurrent duplicate of the request was
   * answered first, that answer is kept and returned. NOT_FOUND if the conversation was deleted meanwhile.
   */
  async keep(viewer: Viewer, session: Session, exchange: Exchange): Promise<KeptExchange> {
    const { text, requestId, answer } = exchange;
    const accountId = viewer.account.id;
    const title = shortened(text.replace(/\s+/g, ' '), 80);
    const statement = keepExchange({ accountId, session, exchange, title, now: this.clock.now() });
    await this.database.transaction(async (transaction) => {
      const row = await transaction.row(statement);
      if (!row || answer.cards.length === 0) return;
      const deckId = await this.flashcards.insertDeck(transaction, viewer, text, answer.cards);
      await transaction.with(AssistantMessage, (messages) => messages.update({ id: row.id }, { deckId }));
    });
    const kept = await this.answered(viewer, requestId);
    if (!kept) throw notFound('Conversation');
    return kept;
  }

  /** NOT_FOUND if it is not the viewer's. */
  async deleteConversation(viewer: Viewer | null, id: string): Promise<void> {
    const accountId = requireViewer(viewer).account.id;
    if (!isId(id)) throw notFound('Conversation');
    const { affected } = await this.database.with(AssistantConversation, (all) =>
      all.delete({ id, accountId }),
    );
    if (!affected) throw notFound('Conversation');
  }

  /** Deletes all conversations of the viewer. */
  async clearConversations(viewer: Viewer | null): Promise<void> {
    const accountId = requireViewer(viewer).account.id;
    await this.database.with(AssistantConversation, (all) => all.delete({ accountId }));
  }
}
