import { Clock } from '../../../platform/clock';
import { decodeTimeCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { invalidInput, notFound, validated } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type QuotaStatus, type RateLimit } from '../../../platform/rate-limiter';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AnswerStreams, requireRequestId } from './answer-streams';
import { AssistantConversation, AssistantMessage } from '../assistant.entities';
import {
  type AskAssistantInput,
  AssistantAnswered,
  type AssistantConversationConnection,
  AssistantUnavailable,
} from '../assistant.types';
import { ASSISTANT_PER_HOUR, courtesyTo, questionRules, readRequest } from '../assistant.rules';
import { AnswerService } from './answer.service';
import {
  conversationOfSession,
  conversationsPage,
  type Exchange,
  keepExchange,
  messagesOf,
  messagesOfRequest,
  type Session,
} from './conversation.queries';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { FlashcardService } from '../flashcards/flashcard.service';
import type { GeneratedCard } from '../provider';
import { lastHintIn } from './hints';
import { ProviderLog } from '../providers/provider-error';
import { shortened } from '../search/quotes';

/** The hourly limit of questions and suggestions together. */
export const HOURLY: RateLimit = {
  name: 'assistant',
  points: ASSISTANT_PER_HOUR,
  seconds: 60 * 60,
  refusal: `You can ask ${ASSISTANT_PER_HOUR} questions an hour. Please try again later.`,
};

/** The limit of messages that ask nothing, so that they cost no question. */
const COURTESIES: RateLimit = { ...HOURLY, name: 'assistant: courtesies', points: 10 * HOURLY.points };

/** Limit of a conversation's messages; longer talks need a new one. */
const MESSAGES_MAX = 200;

const NO_HINT_YET = 'The last answer of this chat is not a hint, so there is no next one';

interface Asked extends Omit<AskAssistantInput, 'sessionId'> {
  /** An existing conversation, or a session id chosen by the client, which may start one; null: a new conversation. */
  session: { key: string; mustExist: boolean } | null;
}

type Outcome = AssistantAnswered | AssistantUnavailable;

/**
 * Answers from the material that the viewer may read, with the configured provider, and keeps the conversations, each
 * visible only to its account.
 */
@Service()
export class AssistantService {
  /** What this process is answering, by account and request id. */
  private readonly answering = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly configured: ConfiguredProvider,
    private readonly answers: AnswerService,
    private readonly flashcards: FlashcardService,
    private readonly underWay: AnswerStreams,
    private readonly limiter: RateLimiter,
    private readonly providerLog: ProviderLog,
  ) {}

  /** How many requests the viewer has left in this hour, and when it ends. */
  quotaStatus(viewer: Viewer | null): Promise<QuotaStatus> {
    return this.limiter.status(HOURLY, requireViewer(viewer).account.id);
  }

  /**
   * Resolves when the answer is complete or aborted; a repeated request returns the same answer, and waits for it if it
   * is still being written. NOT_FOUND for a conversation, course or lesson that the viewer may not use, RATE_LIMITED
   * after 30 an hour or 2 at once.
   */
  async ask(viewer: Viewer | null, input: Asked): Promise<Outcome> {
    const user = requireViewer(viewer);
    requireRequestId(input.requestId);
    const key = `${user.account.id}:${input.requestId}`;
    const running = this.answering.get(key);
    if (running) return running;
    const outcome = this.answer(user, input).finally(() => this.answering.delete(key));
    this.answering.set(key, outcome);
    return outcome;
  }

  private async answer(
    signedIn: Viewer,
    { text: input, requestType: requested, ...rest }: Asked,
  ): Promise<Outcome> {
    const { requestId } = rest;
    const { text, requestType } = readRequest(input, requested);
    validated(questionRules, { text });
    const stored = await this.answered(signedIn, requestId);
    if (stored) return stored;
    const { key, mustExist } = rest.session ?? { key: requestId, mustExist: false };
    const session = await this.session(signedIn, key, mustExist);
    if (session.messages.length >= MESSAGES_MAX)
      throw invalidInput('text', `This chat has ${MESSAGES_MAX} messages. Please start a new one.`);
    if (rest.step && (lastHintIn(session.messages) === null || requestType !== 'TUTORING'))
      throw invalidInput('step', NO_HINT_YET);
    // Checked first, since generating cards that cannot be stored would waste a paid request.
    if (requestType === 'FLASHCARD_CREATION') await this.flashcards.requireRoom(signedIn);
    const exchange = { ...rest, text, requestType };
    const limit = courtesyTo(text) === null ? HOURLY : COURTESIES;
    return this.underWay.run(signedIn.account.id, requestId, async (signal, say) => {
      // A completed answer counts against the quota even if storing it fails.
      const answer = await this.limiter
        .consumeFor(limit, signedIn.account.id, () =>
          this.answers.answer(signedIn, { ...exchange, session }, signal, say),
        )
        .catch((error: unknown) => this.providerLog.unavailable(error));
      if (answer instanceof AssistantUnavailable) return answer;
      return this.keep(signedIn, session, { ...exchange, answer, wasStopped: signal.aborted });
    });
  }

  /**
   * The conversation with this id or session key. NOT_FOUND if it is not the viewer's; an unknown key is a session that
   * its first question creates, unless it `mustExist`.
   */
  private async session(viewer: Viewer, key: string, mustExist: boolean): Promise<Session> {
    const accountId = viewer.account.id;
    const id = isId(key) ? key : null;
    const row = await this.database.row(conversationOfSession(accountId, key, id));
    if (row ? row.accountId !== accountId : mustExist) throw notFound('Conversation');
    if (!row) return { id: null, key, messages: [] };
    const [messages = []] = await this.messagesOf(viewer, [row.id]);
    return { id: row.id, key: row.sessionKey, messages };
  }

  /** The stored answer to this request; null if the request is new. */
  private async answered(
    viewer: Viewer,
    requestId: string,
    cards: GeneratedCard[] = [],
  ): Promise<AssistantAnswered | null> {
    const accountId = viewer.account.id;
    const [question, answer] = await this.database.rows(messagesOfRequest({ accountId, requestId }));
    const conversation = answer && (await this.conversation(viewer, answer.conversationId));
    if (!question || !conversation) return null;
    const assistant = this.configured.assistantOf(viewer);
    return new AssistantAnswered({ question, answer, conversation, assistant, cards });
  }

  /**
   * Stores question, answer and the answer's cards in one transaction. If a concurrent duplicate of the request was
   * answered first, that answer is kept and returned. NOT_FOUND if the conversation was deleted meanwhile.
   */
  private async keep(viewer: Viewer, session: Session, exchange: Exchange): Promise<AssistantAnswered> {
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
    const kept = await this.answered(viewer, requestId, answer.cards);
    if (!kept) throw notFound('Conversation');
    return kept;
  }

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
