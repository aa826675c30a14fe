import { isStorableText } from '../../../platform/text.rules';
import type { Answers } from '../grading.rules';

const ANSWER_MAX_LENGTH = 5000;

/** Submissions this long after the deadline still count, since a client that submits at zero arrives slightly late. */
const GRACE_MS = 10_000;
/** Time for a request that arrived in the grace period to finish before others may close the attempt. */
const CARRY_OUT_MS = 1_000;
/** An attempt this long past its deadline is overdue, and any reader closes it. */
export const OVERDUE_AFTER_MS = GRACE_MS + CARRY_OUT_MS;

/** Minutes from start to deadline including extra time, rounded up; null: no limit. A null factor is 100 percent. */
export const minutesWithExtraTime = (timeLimitMinutes: number | null, factorPercent: number | null) =>
  timeLimitMinutes === null ? null : Math.ceil((timeLimitMinutes * (factorPercent ?? 100)) / 100);

type Time = Date | string;
const ms = (time: Time) => new Date(time).getTime();

/** Whether a submission that arrived then is ignored; never with a null deadline. */
export const isTooLate = (arrivedAt: Time, deadline: Time | null) =>
  deadline !== null && ms(arrivedAt) > ms(deadline) + GRACE_MS;

/** Whether the deadline had passed; never with a null deadline. */
export const isTimeUp = (arrivedAt: Time, deadline: Time | null) =>
  deadline !== null && ms(arrivedAt) >= ms(deadline);

/** Whether others may close an attempt with this deadline; never with a null deadline. */
export const isOverdue = (now: Time, deadline: Time | null) =>
  deadline !== null && ms(now) >= ms(deadline) + OVERDUE_AFTER_MS;

/** The earlier of arrival and deadline. */
export const finishTime = (arrivedAt: Date, deadline: Time | null) =>
  deadline === null ? arrivedAt : new Date(Math.min(ms(arrivedAt), ms(deadline)));

/** An answer from the client; an empty one removes the saved answer. */
export interface GivenAnswer {
  questionId: string;
  answer: string;
}

interface AskedQuestion {
  id: string;
  type: string;
  options: readonly string[];
}

/** A message why the answers are invalid; null if they are valid. */
export function answersProblem(
  questions: readonly AskedQuestion[],
  input: readonly GivenAnswer[],
  flagged: readonly string[] = [],
): string | null {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const ids of [input.map(({ questionId }) => questionId), flagged]) {
    if (!ids.every((id) => byId.has(id))) return 'One of these questions isn’t part of this quiz';
    if (new Set(ids).size < ids.length) return 'Each question can be answered only once';
  }
  for (const { questionId, answer } of input) {
    if (answer.length > ANSWER_MAX_LENGTH)
      return `An answer can be at most ${ANSWER_MAX_LENGTH.toLocaleString('en-US')} characters`;
    if (!isStorableText(answer)) return 'An answer contains unsupported characters';
    if (!isEmpty(answer) && !isPossible(byId.get(questionId)!, answer))
      return 'An answer isn’t one of the question’s options';
  }
  return null;
}

function isPossible({ type, options }: AskedQuestion, answer: string): boolean {
  if (type === 'TRUE_FALSE') return answer === 'true' || answer === 'false';
  return type !== 'MULTIPLE_CHOICE' || options.includes(answer);
}

/** Whether it removes the saved answer; invisible text that is more than white space is an answer. */
const isEmpty = (answer: string) => answer.trim() === '';

/** The answers to set, by question, and the questions whose answer is removed. */
export function changesOf(input: readonly GivenAnswer[]): { answers: Answers; takenBack: string[] } {
  const [empty, answered] = [true, false].map((wantsEmpty) =>
    input.filter(({ answer }) => isEmpty(answer) === wantsEmpty),
  ) as [GivenAnswer[], GivenAnswer[]];
  return {
    answers: Object.fromEntries(answered.map(({ questionId, answer }) => [questionId, answer])),
    takenBack: empty.map(({ questionId }) => questionId),
  };
}

/** The saved answers with these changes applied. */
export function mergedAnswers(saved: Answers, given: readonly GivenAnswer[]): Answers {
  const { answers, takenBack } = changesOf(given);
  const merged = { ...saved, ...answers };
  return Object.fromEntries(Object.entries(merged).filter(([id]) => !takenBack.includes(id)));
}
