import { Service } from '../../../platform/injection';
import { RateLimiter, type QuotaStatus, type RateLimit } from '../../../platform/rate-limiter';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AnswerStreams, requireRequestId } from './answer-streams';
import {
  type AskAssistantInput,
  AssistantAnswered,
  AssistantUnavailable,
  type Assistant,
} from '../assistant.types';
import { ASSISTANT_PER_HOUR, courtesyTo, questionRules, readRequest } from '../assistant.rules';
import { AnswerService } from './answer.service';
import { ConversationService, MESSAGES_MAX, type KeptExchange } from './conversation.service';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { FlashcardService } from '../flashcards/flashcard.service';
import type { GeneratedCard } from '../provider';
import { lastHintIn } from './hints';
import { ProviderLog } from '../providers/provider-error';

/** The hourly limit of questions and suggestions together. */
export const HOURLY: RateLimit = {
  name: 'assistant',
  points: ASSISTANT_PER_HOUR,
  seconds: 60 * 60,
  refusal: `You can ask ${ASSISTANT_PER_HOUR} questions an hour. Please try again later.`,
};

/** The limit of messages that ask nothing, so that they cost no question. */
const COURTESIES: RateLimit = { ...HOURLY, name: 'assistant: courtesies', points: 10 * HOURLY.points };

const NO_HINT_YET = 'The last answer of this chat is not a hint, so there is no next one';

interface Asked extends Omit<AskAssistantInput, 'sessionId'> {
  /** An existing conversation, or a session id chosen by the client, which may start one; null: a new conversation. */
  session: { key: string; mustExist: boolean } | null;
}

type Outcome = AssistantAnswered | InvalidInput | AssistantUnavailable;

/** Answers from the material that the viewer may read, with the configured provider. */
@Service()
export class AssistantService {
  /** What this process is answering, by account and request id. */
  private readonly answering = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly answers: AnswerService,
    private readonly conversations: ConversationService,
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
    const checked = check(questionRules, { text });
    if (!checked.ok) return new InvalidInput(checked.fields);
    const stored = await this.conversations.answered(signedIn, requestId);
    if (stored) return answeredBy(stored, this.configured.assistantOf(signedIn), []);
    const { key, mustExist } = rest.session ?? { key: requestId, mustExist: false };
    const session = await this.conversations.session(signedIn, key, mustExist);
    if (session.messages.length >= MESSAGES_MAX)
      return new InvalidInput([
        { path: 'text', message: `This chat has ${MESSAGES_MAX} messages. Please start a new one.` },
      ]);
    if (rest.step && (lastHintIn(session.messages) === null || requestType !== 'TUTORING'))
      return new InvalidInput([{ path: 'step', message: NO_HINT_YET }]);
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
      const stored = await this.conversations.keep(signedIn, session, {
        ...exchange,
        answer,
        wasStopped: signal.aborted,
      });
      return answeredBy(stored, this.configured.assistantOf(signedIn), answer.cards);
    });
  }
}

const answeredBy = (
  { question, message, conversation }: KeptExchange,
  assistant: Assistant,
  cards: GeneratedCard[],
) => new AssistantAnswered({ question, answer: message, conversation, assistant, cards });
