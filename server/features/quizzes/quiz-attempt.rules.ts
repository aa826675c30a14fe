import { isStorableText } from '../../platform/text.rules';
import type { Answers } from './grading.rules';

export const ANSWER_MAX_LENGTH = 5000;

/** What arrives so long after the deadline still counts: a client that submits at zero is never on time to the millisecond. */
const GRACE_MS = 10_000;
/** Whatever arrived in time is given this long to be carried out before others close the attempt. */
const CARRY_OUT_MS = 1_000;
/** An attempt whose deadline was this long ago is overdue: whoever comes by closes it. */
export const OVERDUE_AFTER_MS = GRACE_MS + CARRY_OUT_MS;

/** Minutes from start to deadline with a student's extra time, rounded up; null: no limit. A null factor is 100 percent. */
export const minutesWithExtraTime = (timeLimitMinutes: number | null, factorPercent: number | null) =>
  timeLimitMinutes === null ? null : Math.ceil((timeLimitMinutes * (factorPercent ?? 100)) / 100);

type Time = Date | string;
const ms = (time: Time) => new Date(time).getTime();

/** Whether what arrived then is ignored. A null deadline is never over. */
export const isTooLate = (arrivedAt: Time, deadline: Time | null) =>
  deadline !== null && ms(arrivedAt) > ms(deadline) + GRACE_MS;

/** Whether the countdown had reached zero. */
export const isTimeUp = (arrivedAt: Time, deadline: Time | null) =>
  deadline !== null && ms(arrivedAt) >= ms(deadline);

/** Whether others may close an attempt with this deadline. A null deadline is never over. */
export const isOverdue = (now: Time, deadline: Time | null) =>
  deadline !== null && ms(now) >= ms(deadline) + OVERDUE_AFTER_MS;

/** The earlier of the two: nobody finishes after the deadline. */
export const finishTime = (arrivedAt: Date, deadline: Time | null) =>
  deadline === null ? arrivedAt : new Date(Math.min(ms(arrivedAt), ms(deadline)));

/** An answer as it is sent; a blank one takes the answer back. */
export interface GivenAnswer {
  questionId: string;
  answer: string;
}

interface AskedQuestion {
  id: string;
  type: string;
  options: readonly string[];
}

/** Why the answers cannot be taken, in a sentence; null when they can. */
export function answersProblem(
  questions: readonly AskedQuestion[],
  given: readonly GivenAnswer[],
  flagged: readonly string[] = [],
): string | null {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const ids of [given.map(({ questionId }) => questionId), flagged]) {
    if (!ids.every((id) => byId.has(id))) return 'One of these questions isn’t part of this quiz';
    if (new Set(ids).size < ids.length) return 'Each question can be answered only once';
  }
  for (const { questionId, answer } of given) {
    if (answer.length > ANSWER_MAX_LENGTH)
      return `An answer can be at most ${ANSWER_MAX_LENGTH.toLocaleString('en-US')} characters`;
    if (!isStorableText(answer)) return 'An answer contains unsupported characters';
    if (!isBlank(answer) && !isPossible(byId.get(questionId)!, answer))
      return 'An answer isn’t one of the question’s options';
  }
  return null;
}

function isPossible({ type, options }: AskedQuestion, answer: string): boolean {
  if (type === 'TRUE_FALSE') return answer === 'true' || answer === 'false';
  return type !== 'MULTIPLE_CHOICE' || options.includes(answer);
}

const isBlank = (answer: string) => answer.trim() === '';

/** The answers to add, by question, and the questions whose answer is taken back. */
export function changesOf(given: readonly GivenAnswer[]): { answers: Answers; takenBack: string[] } {
  const [blank, answered] = [true, false].map((wanted) =>
    given.filter(({ answer }) => isBlank(answer) === wanted),
  ) as [GivenAnswer[], GivenAnswer[]];
  return {
    answers: Object.fromEntries(answered.map(({ questionId, answer }) => [questionId, answer])),
    takenBack: blank.map(({ questionId }) => questionId),
  };
}

/** What is kept after adding these to what was saved. */
export function mergedAnswers(saved: Answers, given: readonly GivenAnswer[]): Answers {
  const { answers, takenBack } = changesOf(given);
  const merged = { ...saved, ...answers };
  return Object.fromEntries(Object.entries(merged).filter(([id]) => !takenBack.includes(id)));
}
