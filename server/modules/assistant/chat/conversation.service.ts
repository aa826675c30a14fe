import { Clock } from '../../../platform/clock';
import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AssistantConversation, AssistantMessage } from '../assistant.entities';
import type { AskAssistantInput, AssistantConversationConnection } from '../assistant.types';
import { FlashcardService } from '../flashcards/flashcard.service';
import {
  conversationOfSession,
  conversationsPage,
  keepExchange,
  messagesOf,
  messagesOfRequest,
} from './conversation.queries';
import { shortened } from '../search/quotes';
import type { AnswerWithSteps } from './hints';

/** Limit of a conversation's messages; longer talks need a new one. */
export const MESSAGES_MAX = 200;

/** A conversation to continue; `id` null: its first question creates it. */
export interface Session {
  id: string | null;
  /** The client's name for it, or its first one; other accounts may use the same. */
  key: string;
  /** What was said before, oldest first. */
  messages: AssistantMessage[];
}

interface Exchange extends Pick<AskAssistantInput, 'requestId' | 'requestType' | 'text' | 'lessonId'> {
  answer: AnswerWithSteps;
  wasStopped: boolean;
}

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
    return keptExchange(
      await this.database.rows(messagesOfRequest({ accountId: viewer.account.id, requestId })),
    );
  }

  /**
   * Stores question, answer and the answer's cards in one transaction. If a concurrent duplicate of the request was
   * answered first, that answer is kept and returned. NOT_FOUND if the conversation was deleted meanwhile.
   */
  async keep(viewer: Viewer, session: Session, exchange: Exchange): Promise<KeptExchange> {
    const { cards } = exchange.answer;
    const written =
      cards.length === 0
        ? await this.written(this.database, viewer, session, exchange)
        : await this.database.transaction(async (database) => {
            const stored = await this.written(database, viewer, session, exchange);
            if (!stored) return null;
            const deckId = await this.flashcards.insertDeck(database, viewer, exchange.text, cards);
            const { id } = stored.message;
            await database.with(AssistantMessage, (messages) => messages.update({ id }, { deckId }));
            return { ...stored, message: { ...stored.message, deckId } };
          });
    const kept = written ?? (await this.answered(viewer, exchange.requestId));
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

  /** What was stored; null if the conversation already has the request, or was deleted. */
  private async written(
    database: Database,
    viewer: Viewer,
    session: Session,
    { text, answer, ...exchange }: Exchange,
  ): Promise<KeptExchange | null> {
    const { text: said, cards: _, ...content } = answer;
    const rows = await database.rows(
      keepExchange([newId(), newId(), newId()], {
        ...exchange,
        ...content,
        accountId: viewer.account.id,
        conversationId: session.id,
        sessionKey: session.key,
        title: shortened(text.replace(/\s+/g, ' '), 80),
        now: this.clock.now(),
        question: text,
        answer: said,
      }),
    );
    return keptExchange(rows);
  }
}

/** The rows of a question and its answer; null if one is missing. */
function keptExchange(rows: RowOf<typeof keepExchange>[]): KeptExchange | null {
  const [question, message] = rows;
  if (!question || !message) return null;
  const { conversationId: id, begunAt: createdAt } = message;
  return { question, message, conversation: { ...message, id, createdAt } };
}
