import { ProviderError, ProviderLog } from '../providers/provider-error';
import { Clock, utcDay } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { AssistantAnswer, AssistantQuestion, OnText, OnTokens } from '../provider';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { ANSWER_TOKENS, promptFor } from '../providers/model-prompt';
import type { Prompt } from '../providers/openai-provider';
import { bookCall, correctCall, countReplaced, lockBudgets, type UseOf, removeOldUse } from './use.queries';
import type { ExpiredRows } from '../../../platform/expired-rows';

/** A token is about four letters in English; fewer in other languages. */
const CHARACTERS_PER_TOKEN = 4;
/** About what a model needs for a picture, in characters of a text with as many tokens. */
const PICTURE_CHARACTERS = 6000;

/** A call that is about to be made, with whom and what it counts for. */
interface PlannedCall extends Omit<UseOf, 'day'>, Pick<Prompt, 'messages' | 'maxTokens'> {}

/**
 * Calls the external model or host, and counts its calls, within the budgets: a call is booked with a reservation
 * before it is made, and corrected afterwards. A call that is interrupted by a crash, or that the database cannot
 * correct, keeps its reservation.
 */
@Service()
export class ModelCalls {
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: ProviderLog,
  ) {}

  /** null, without a call, if a budget is used up; throws ProviderError if the provider cannot answer. */
  answer(
    accountId: string,
    question: AssistantQuestion,
    signal: AbortSignal,
    hear: OnText,
  ): Promise<AssistantAnswer | null> {
    const prompt = { messages: promptFor(question), maxTokens: ANSWER_TOKENS };
    return this.booked({ accountId, ...useOf(question), ...prompt }, (report) =>
      this.configured.external!.answer(question, signal, hear, report),
    );
  }

  /**
   * What the model writes for a suggestion, complete or until the abort; null, without a call, if a budget is used up.
   * Throws ProviderError if the model does not answer.
   */
  suggestion(call: Omit<PlannedCall, 'requestType'>, signal: AbortSignal): Promise<string | null> {
    return this.booked({ ...call, requestType: 'SUGGESTION' }, (report) =>
      this.configured.model!.write(call, signal, report),
    );
  }

  /** Counts an answer or outline that was made without the model instead. */
  async countReplaced(use: Pick<UseOf, 'courseId' | 'requestType'>): Promise<void> {
    await this.database.rows(countReplaced({ day: this.today(), ...use }));
  }

  /** Books a call, makes it and corrects the booking. */
  private async booked<Result>(
    { messages, maxTokens, ...use }: PlannedCall,
    call: (report: OnTokens) => Promise<Result>,
  ): Promise<Result | null> {
    // What the call needs at most, unless its prompt has uncommon characters.
    const reserved = Math.ceil(lengthOf(messages) / CHARACTERS_PER_TOKEN) + maxTokens;
    const booking = { ...use, day: this.today(), tokens: reserved };
    const isBooked = await this.database.transaction(async (transaction) => {
      await transaction.row(lockBudgets);
      return (await transaction.row(bookCall(booking)))!.isBooked;
    });
    if (!isBooked) return null;
    let reported = null as number | null;
    try {
      const result = await call((tokens) => (reported = (reported ?? 0) + tokens));
      if (reported !== null) await this.correct({ ...booking, tokens: reported - reserved, failures: 0 });
      return result;
    } catch (error) {
      // A call that failed counts only the tokens that the host reported.
      if (error instanceof ProviderError)
        await this.correct({ ...booking, tokens: (reported ?? 0) - reserved, failures: 1 });
      throw error;
    }
  }

  /** The call has been made: if this fails, its answer is not lost, and the provider's error not replaced. */
  private async correct(correction: Parameters<typeof correctCall>[0]): Promise<void> {
    try {
      await this.database.rows(correctCall(correction));
    } catch (error) {
      this.log.notCorrected(error);
    }
  }

  private today(): string {
    return utcDay(this.clock.now());
  }
}

/** What a question counts for. */
export const useOf = ({ passages, requestType }: AssistantQuestion) => ({
  courseId: passages[0]?.courseId ?? null,
  requestType,
});

/** The length of a prompt in characters; only pictures have no text. */
const lengthOf = (messages: Prompt['messages']): number =>
  messages
    .flatMap<{ type: string; text?: string }>(({ content }) =>
      typeof content === 'string' ? { type: 'text', text: content } : (content ?? []),
    )
    .reduce((sum, { text }) => sum + (text?.length ?? PICTURE_CHARACTERS), 0);

/** Forgets what people used a week ago, since their budgets need only the present day, and all figures after two years. */
export const expiredUse: ExpiredRows = (now) => [removeOldUse(utcDay(now))];
