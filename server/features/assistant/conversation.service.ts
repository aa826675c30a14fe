import { Clock } from '../../platform/clock';
import { decodeCursor, pageOf, pageSize } from '../../platform/connection';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import {
  AssistantConversation as ConversationEntity,
  AssistantMessage as MessageEntity,
} from './assistant.entities';
import {
  conversationById,
  conversationOfSession,
  conversationsPage,
  deleteConversations,
  lastTurns,
  messagesOf,
  messagesOfRequest,
  openConversation,
  touchConversation,
} from './assistant.queries';
import type { RequestType } from './assistant.rules';
import type {
  AssistantConversation,
  AssistantConversationConnection,
  AssistantMessage,
} from './assistant.types';
import { FlashcardService } from './flashcard.service';
import type { AssistantAnswer, Turn } from './provider';
import { shortened } from './sources';

/** More than anybody reads; a longer talk begins anew. */
export const MESSAGES_MAX = 200;
const TURNS = 6;
const TURN_LENGTH = 2000;

/** A conversation that goes on; `id` null: its first question makes it. */
export interface Session {
  id: string | null;
  /** What its client calls it, or called it first; another person may use the same word. */
  key: string;
  isFull: boolean;
}

interface Exchange {
  requestId: string;
  requestType: RequestType;
  text: string;
  answer: AssistantAnswer;
  wasStopped: boolean;
}

export interface KeptExchange {
  conversation: AssistantConversation;
  question: AssistantMessage;
  message: AssistantMessage;
}

/** What a person and the assistant said to each other; only that person ever reads it. */
@oncePerApp()
export class ConversationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly flashcards: FlashcardService,
  ) {}

  /** Newest first; `first` from 1 to 100, `after` a cursor of this very list. */
  async conversations(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
  ): Promise<AssistantConversationConnection> {
    const { account } = requireViewer(viewer);
    const size = pageSize(first);
    const rows = await this.database.query<AssistantConversation & { time: string }>(conversationsPage, [
      account.id,
      size + 1,
      ...(after === null ? [null, null] : decodeCursor(after, [])),
    ]);
    const { page, pageInfo } = pageOf(rows, size, ({ time, id }) => [time, id]);
    return { nodes: page, pageInfo };
  }

  /** One of the viewer's own; null for anybody else's. */
  async conversation(viewer: Viewer | null, id: string): Promise<AssistantConversation | null> {
    const { account } = requireViewer(viewer);
    if (!isId(id)) return null;
    const [row] = await this.database.query<AssistantConversation>(conversationById, [account.id, id]);
    return row ?? null;
  }

  /** The messages of each of these conversations, oldest first; none of anybody else's. */
  async messagesOf(viewer: Viewer | null, ids: readonly string[]): Promise<AssistantMessage[][]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.query<AssistantMessage>(messagesOf, [account.id, ids]);
    return ids.map((id) => rows.filter(({ conversationId }) => conversationId === id));
  }

  /** The conversation with this id or word; NOT_FOUND unless the viewer's own. */
  async continued(viewer: Viewer, key: string): Promise<Session> {
    const session = await this.begun(viewer, key);
    if (session.id === null) throw notFound('Conversation');
    return session;
  }

  /** The same; what nobody has begun yet, its first question will. */
  async begun(viewer: Viewer, key: string): Promise<Session> {
    const [row] = await this.database.query<{
      id: string;
      key: string;
      isOwn: boolean;
      messageCount: number;
    }>(conversationOfSession, [viewer.account.id, key, isId(key) ? key : null]);
    if (row && !row.isOwn) throw notFound('Conversation');
    return { id: row?.id ?? null, key: row?.key ?? key, isFull: (row?.messageCount ?? 0) >= MESSAGES_MAX };
  }

  /** The last few things said, oldest first, each cut to what a model needs of it. */
  async history(viewer: Viewer, { id }: Session): Promise<Turn[]> {
    if (id === null) return [];
    const turns = await this.database.query<Turn>(lastTurns, [viewer.account.id, id, TURNS]);
    return turns.reverse().map(({ sender, text }) => ({ sender, text: shortened(text, TURN_LENGTH) }));
  }

  /** What this very request was answered before; null when it is new. */
  async answered(viewer: Viewer, requestId: string): Promise<KeptExchange | null> {
    const [question, message] = await this.database.query<AssistantMessage>(messagesOfRequest, [
      viewer.account.id,
      requestId,
    ]);
    const conversation = message && (await this.conversation(viewer, message.conversationId));
    return question && message && conversation ? { question, message, conversation } : null;
  }

  /** Keeps question, answer and the answer's cards, all or nothing. NOT_FOUND when the conversation was deleted meanwhile. */
  async keep(viewer: Viewer, session: Session, exchange: Exchange): Promise<KeptExchange> {
    await this.database.transaction(async (database) => {
      const conversationId = await this.opened(database, viewer, session, exchange.text);
      const { requestId, requestType, text, answer, wasStopped } = exchange;
      const createdAt = this.clock.now();
      const shared = { conversationId, requestId, requestType, createdAt };
      const inserted = await database.query<{ id: string }>(
        `/* assistant: keep question */
         insert into assistant_messages (id, conversation_id, request_id, sender, request_type, text, created_at)
         values ($1, $2, $3, 'USER', $4, $5, $6) on conflict (conversation_id, request_id, sender) do nothing returning id`,
        [newId(), conversationId, requestId, requestType, text, createdAt],
      );
      // The same request was answered at the same time; that answer stands.
      if (inserted.length === 0) return;
      const { sources, questions, cards } = answer;
      const deckId =
        cards.length > 0 ? await this.flashcards.insertDeck(database, viewer, text, cards) : null;
      await database.with(MessageEntity, (messages) =>
        messages.insert({
          ...shared,
          id: newId(),
          sender: 'ASSISTANT',
          text: answer.text,
          sources,
          questions,
          deckId,
          wasStopped,
        }),
      );
    });
    const kept = await this.answered(viewer, exchange.requestId);
    if (!kept) throw notFound('Conversation');
    return kept;
  }

  /** NOT_FOUND unless the viewer's own. */
  async deleteConversation(viewer: Viewer | null, id: string): Promise<void> {
    const { account } = requireViewer(viewer);
    const gone = isId(id) ? await this.database.query(deleteConversations, [account.id, [id]]) : [];
    if (gone.length === 0) throw notFound('Conversation');
  }

  /** All of the viewer's. */
  async clearConversations(viewer: Viewer | null): Promise<void> {
    await this.database.query(deleteConversations, [requireViewer(viewer).account.id, null]);
  }

  private async opened(database: Database, viewer: Viewer, session: Session, text: string): Promise<string> {
    const { id } = viewer.account;
    const now = this.clock.now();
    const [row] = session.id
      ? await database.query<Pick<ConversationEntity, 'id'>>(touchConversation, [id, session.id, now])
      : await database.query<Pick<ConversationEntity, 'id'>>(openConversation, [
          id,
          newId(),
          session.key,
          shortened(text.replace(/\s+/g, ' '), 80),
          now,
        ]);
    if (!row) throw notFound('Conversation');
    return row.id;
  }
}
