import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { CallKind } from '../assistant.rules';
import { dayOf } from './use-days';
import { bookCall, correctCall, countReplaced, lockBudgets, type UseOf } from './use.queries';

/** A token is about four letters in English; fewer in other languages. */
const CHARACTERS_PER_TOKEN = 4;

/** A call that is about to be made. */
export interface PlannedCall {
  /** null: the platform. */
  accountId: string | null;
  courseId: string | null;
  requestType: CallKind;
  promptCharacters: number;
  /** The most that may be written. */
  answerTokens: number;
}

/** A call for which a part of the budgets is reserved. */
export interface Booking extends UseOf {
  /** The tokens that are reserved. */
  tokens: number;
}

/** How a call ended. */
interface Outcome {
  /** As the host reported them; null: unknown. */
  tokens: number | null;
  hasFailed: boolean;
}

/**
 * Counts calls of an external model or host, within the budgets: a call is booked with a reservation before it is made,
 * and corrected afterwards. A call that is interrupted by a crash keeps its reservation.
 */
@Service()
export class ModelBudget {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Reserves a part of the budgets for a call; null if one of them is used up. */
  async reserve(call: PlannedCall): Promise<Booking | null> {
    const { accountId, courseId, requestType } = call;
    const booking = { accountId, courseId, requestType, day: this.today(), tokens: estimatedTokens(call) };
    return this.database.transaction(async (transaction) => {
      await transaction.row(lockBudgets);
      const { isBooked } = (await transaction.row(bookCall(booking)))!;
      return isBooked ? booking : null;
    });
  }

  /** Corrects a booking: by the tokens of the call, if they are known; a call that failed counts only those. */
  async settle(booking: Booking, { tokens, hasFailed }: Outcome): Promise<void> {
    const used = tokens ?? (hasFailed ? 0 : booking.tokens);
    const correction = { tokens: used - booking.tokens, failures: hasFailed ? 1 : 0 };
    if (correction.tokens === 0 && !hasFailed) return;
    await this.database.rows(correctCall({ ...booking, ...correction }));
  }

  /** Counts an answer or outline that the built-in provider gave instead of the external one. */
  async countReplaced({
    courseId,
    requestType,
  }: Pick<PlannedCall, 'courseId' | 'requestType'>): Promise<void> {
    await this.database.rows(countReplaced({ day: this.today(), courseId, requestType }));
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}

/** What a call needs at most, unless its prompt has uncommon characters. */
const estimatedTokens = ({ promptCharacters, answerTokens }: PlannedCall): number =>
  Math.ceil(promptCharacters / CHARACTERS_PER_TOKEN) + answerTokens;
