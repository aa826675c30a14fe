import { createHash } from 'node:crypto';
import { Clock } from '../../../platform/clock';
import { Refusal } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { RateLimiter, type QuotaStatus, type RateLimit } from '../../../platform/rate-limiter';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AnswerStreams } from './answer-streams';
import {
  ASSISTANT_PER_HOUR,
  HINTS,
  IN_OPEN_QUIZ,
  MODEL_UNAVAILABLE,
  OFF_IN_COURSE,
  questionRules,
  readRequest,
} from '../assistant.rules';
import type { Difficulty, RequestType, Subject, UserType } from '../assistant.rules';
import {
  AssistantAnswered,
  AssistantUnavailable,
  type Assistant,
  type AssistantWords,
} from '../assistant.types';
import { CircuitBreaker } from '../providers/circuit-breaker';
import { ConversationService, MESSAGES_MAX, type KeptExchange, type Session } from './conversation.service';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { CourseProvider, nothingFound } from '../providers/course-provider';
import { FlashcardService } from '../flashcards/flashcard.service';
import { passagesOf } from '../retrieval/passages';
import type { AssistantAnswer, AssistantQuestion, GeneratedCard, Material, Passage, Turn } from '../provider';
import { ProviderError } from '../providers/provider-error';
import { ProviderLog } from '../providers/provider-log';
import { RetrievalService, type Found } from '../retrieval/retrieval.service';

const HOURLY: RateLimit = {
  name: 'assistant',
  points: ASSISTANT_PER_HOUR,
  seconds: 60 * 60,
  refusal: `You can ask ${ASSISTANT_PER_HOUR} questions an hour. Please try again later.`,
};

/** Questions and cards are generated from this many best-matching lessons. */
const LESSONS_FOR_MAKING = 3;

export interface Asked {
  requestId: string;
  text: string;
  requestType: RequestType;
  userType: UserType;
  difficulty: Difficulty;
  subject: Subject;
  courseId: string | null;
  /** An existing conversation, or a session id chosen by the client, which may start one; null: a new conversation. */
  session: { conversationId: string } | { clientWord: string } | null;
}

/** Answers from the material that the viewer may read, with the configured provider. */
@Service()
export class AssistantService {
  private readonly circuitBreaker: CircuitBreaker;
  private readonly builtIn = new CourseProvider();

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly retrieval: RetrievalService,
    private readonly conversations: ConversationService,
    private readonly flashcards: FlashcardService,
    private readonly underWay: AnswerStreams,
    private readonly limiter: RateLimiter,
    private readonly providerLog: ProviderLog,
    private readonly clock: Clock,
  ) {
    this.circuitBreaker = new CircuitBreaker(() => clock.now());
  }

  /** How many requests the viewer has left in this hour, and when it ends. */
  quotaStatus(viewer: Viewer | null): Promise<QuotaStatus> {
    return this.limiter.status(HOURLY, requireViewer(viewer).account.id);
  }

  /**
   * Resolves when the answer is complete or aborted; a repeated request returns the same answer. NOT_FOUND for a
   * conversation or course that the viewer may not use, RATE_LIMITED after 30 an hour or 2 at once.
   */
  async ask(
    viewer: Viewer | null,
    { text: given, requestType: asked, ...rest }: Asked,
  ): Promise<AssistantAnswered | InvalidInput | AssistantUnavailable> {
    const known = requireViewer(viewer);
    const { requestId } = rest;
    requireRequestId(requestId);
    const { text, requestType } = readRequest(given, asked);
    const checked = check(questionRules, { text });
    if (!checked.ok) return new InvalidInput(checked.fields);
    const kept = await this.conversations.answered(known, requestId);
    if (kept) return answeredBy(kept, this.configured.assistantOf(known), []);
    const wanted = rest.session ?? { clientWord: requestId };
    const session =
      'conversationId' in wanted
        ? await this.conversations.continued(known, wanted.conversationId)
        : await this.conversations.begun(known, wanted.clientWord);
    if (session.isFull)
      return new InvalidInput([
        { path: 'text', message: `This chat has ${MESSAGES_MAX} messages. Please start a new one.` },
      ]);
    // Checked first, since generating cards that cannot be stored would waste a paid request.
    if (requestType === 'FLASHCARD_CREATION') await this.flashcards.requireRoom(known);
    const exchange = { ...rest, text, requestType };
    return this.underWay.run(known.account.id, requestId, async (signal, say) => {
      // A completed answer counts against the quota even if storing it fails.
      const answer = await this.limiter
        .consumeFor(HOURLY, known.account.id, () => this.answer(known, session, exchange, signal, say))
        .catch((error: unknown) => this.unavailable(error));
      if (answer instanceof AssistantUnavailable) return answer;
      const kept = await this.conversations.keep(known, session, {
        ...exchange,
        answer: storable(answer),
        wasStopped: signal.aborted,
      });
      return answeredBy(kept, this.configured.assistantOf(known), answer.cards);
    });
  }

  /** Always true; stopping a finished or unknown answer does nothing. */
  stop(viewer: Viewer | null, requestId: string): boolean {
    const { account } = requireViewer(viewer);
    if (isId(requestId)) this.underWay.stop(account.id, requestId);
    return true;
  }

  /** Streams the text of the viewer's own answer until the consumer unsubscribes. */
  words(viewer: Viewer | null, requestId: string): AsyncIterableIterator<AssistantWords> {
    const { account } = requireViewer(viewer);
    requireRequestId(requestId);
    return this.underWay.words(account.id, requestId);
  }

  private async answer(
    viewer: Viewer,
    session: Session,
    asked: Omit<Asked, 'session'>,
    signal: AbortSignal,
    say: (text: string, from: number) => void,
  ): Promise<AssistantAnswer> {
    const history = await this.conversations.history(viewer, session);
    if (asked.courseId !== null && !(await this.retrieval.isOpenCourse(viewer, asked.courseId)))
      return { ...nothingFound(), text: OFF_IN_COURSE };
    const found = await this.found(viewer, asked, history);
    const { outcome, question: read, terms, material } = found;
    const isHint = asked.requestType === 'TUTORING' && found.passages[0]?.isHintOnly === true;
    // An answer from elsewhere must not contain what is only hinted at here.
    const passages =
      isHint || asked.requestType !== 'TUTORING'
        ? found.passages
        : found.passages.filter(({ isHintOnly }) => !isHintOnly);
    if (passages.length === 0 && this.configured.provider.needsPassages) return nothingFound();
    if (await this.retrieval.isAboutOpenQuiz(viewer, read)) return { ...nothingFound(), text: IN_OPEN_QUIZ };
    const courseIds = [...new Set(passages.map(({ courseId }) => courseId))];
    const question = {
      ...asked,
      passages,
      isAnswered: outcome === 'answer',
      hint: isHint ? nextHint(history, read.continues) : null,
      kind: read.kind,
      terms,
      material: material.slice(0, LESSONS_FOR_MAKING),
      history,
      isTakingQuiz: await this.retrieval.isTakingQuiz(viewer, courseIds),
      seed: asked.requestId,
      sessionId: sessionIdFor(viewer, session),
    };
    return this.circuitBreaker
      .run(() => this.configured.provider.answer(question, signal, say))
      .catch((error: unknown) => this.answerWithoutModel(error, question));
  }

  /** The built-in answer, which says so, if the model is down or too slow; any other error is thrown again. */
  private async answerWithoutModel(error: unknown, question: AssistantQuestion): Promise<AssistantAnswer> {
    const isDown = error instanceof ProviderError && error.fault === 'outage';
    if (!isDown || this.configured.provider.kind !== 'MODEL') throw error;
    const answer = await this.builtIn.answer(question);
    return { ...answer, text: `${MODEL_UNAVAILABLE}\n\n${answer.text}` };
  }

  private unavailable(error: unknown): AssistantUnavailable {
    if (!(error instanceof ProviderError)) throw error;
    this.providerLog.record(error, this.clock.now());
    return new AssistantUnavailable(error.message);
  }

  private async found(
    viewer: Viewer,
    asked: Omit<Asked, 'session'>,
    history: Turn[],
  ): Promise<Found & { material: Material[] }> {
    const { courseId, requestType } = asked;
    const before = history.flatMap(({ sender, text }) => (sender === 'USER' ? [text] : [])).reverse();
    const found = await this.retrieval.find(viewer, { ...asked, before });
    if (requestType === 'TUTORING') return { ...found, material: [] };
    if (found.outcome === 'answer')
      return { ...found, material: await this.retrieval.materialOf(viewer, found.passages) };
    if (courseId === null) return { ...found, passages: [], material: [] };
    // 'Generate a quiz on: everything' matches nothing in the course, and means all of it.
    const material = await this.retrieval.course(viewer, courseId);
    return { ...found, passages: material.flatMap(opening), material };
  }
}

/** The number of the next hint: 1 for a new question, then one more for each that was given. */
function nextHint(history: Turn[], continues: boolean): number {
  if (!continues) return 1;
  const answers = history.filter(({ sender }) => sender === 'ASSISTANT').reverse();
  const others = answers.findIndex(({ text }) => !HINTS.some((hint) => text.startsWith(hint)));
  return 1 + (others < 0 ? answers.length : others);
}

/** A stable session id per conversation, different for accounts that chose the same key. */
const sessionIdFor = ({ account }: Viewer, { key }: Session): string =>
  createHash('sha256').update(`${account.id}\n${key}`).digest('hex').slice(0, 32);

const answeredBy = (
  { question, message, conversation }: KeptExchange,
  assistant: Assistant,
  cards: GeneratedCard[],
) => new AssistantAnswered({ question, answer: message, conversation, assistant, cards });

function requireRequestId(requestId: string): void {
  if (!isId(requestId)) throw new Refusal('BAD_USER_INPUT', 'requestId must be a uuid');
}

/** The first passage of a lesson. */
function opening(lesson: Material): Passage[] {
  const { courseId, courseTitle, lessonId, lessonTitle, description, notes, spoken } = lesson;
  const [first] = passagesOf(notes);
  const text = first?.text ?? (description || spoken.split('\n\n')[0]!);
  return text === ''
    ? []
    : [{ courseId, courseTitle, lessonId, lessonTitle, heading: first?.heading ?? '', text }];
}

/** Text of an external program, without characters that PostgreSQL cannot store. */
function storable(answer: AssistantAnswer): AssistantAnswer {
  const clean = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return {
    ...answer,
    text: clean(answer.text),
    sources: answer.sources.map((source) => ({
      ...source,
      name: clean(source.name),
      source: clean(source.source),
    })),
  };
}
