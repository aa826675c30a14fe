import { createHash } from 'node:crypto';
import { comparableText } from '../../../platform/text.rules';
import { isRightAnswer } from '../grading.rules';
import type { QuestionFigure, WrongSpelling } from './question-statistics.rules';

/**
 * Counted attempts, or corrections to their number, with the same question, key and answer; numbers may be negative.
 */
export interface AnswerGroup {
  quizId: string;
  questionId: string;
  type: string;
  /** The key and the points in the attempts' snapshots. */
  correctAnswer: string;
  points: number;
  /** null: unanswered. */
  answer: string | null;
  /**
   * The question's text in the latest of these attempts, and when that attempt ended; null if the group only removes
   * attempts.
   */
  text: string;
  askedAt: string | null;
  attempts: number;
  scoreSum: number;
  scoreSquares: number;
}

/** Identifies a question of a quiz. */
interface OfQuestion {
  quizId: string;
  questionId: string;
}

export interface AskedAs extends OfQuestion {
  type: string;
  text: string;
  askedAt: string;
}

/** The figures of all groups; each key occurs once. */
export interface GradedAnswers {
  figures: (OfQuestion & QuestionFigure)[];
  /** `words` is a hash. */
  wrong: (OfQuestion & WrongSpelling)[];
  asked: AskedAs[];
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Grades each group once, regardless of how many attempts it contains. */
export function gradeAnswers(groups: readonly AnswerGroup[]): GradedAnswers {
  const figures = new Map<string, OfQuestion & QuestionFigure>();
  const wrong = new Map<string, OfQuestion & WrongSpelling>();
  const asked = new Map<string, AskedAs>();
  for (const group of groups) {
    const { quizId, questionId, type, points, answer, attempts, text, askedAt } = group;
    const question = { quizId, questionId };
    const isRight = answer !== null && isRightAnswer(group, answer);
    const figure = entry(figures, [quizId, questionId, points, isRight], () => ({
      ...question,
      points,
      isRight,
      attempts: 0,
      scoreSum: 0,
      scoreSquares: 0,
    }));
    figure.attempts += attempts;
    figure.scoreSum += group.scoreSum;
    figure.scoreSquares += group.scoreSquares;
    if (answer !== null && !isRight) {
      const words = hashOf(type === 'SHORT_ANSWER' ? comparableText(answer) : answer);
      entry(wrong, [quizId, questionId, words, answer], () => ({
        ...question,
        words,
        answer,
        attempts: 0,
      })).attempts += attempts;
    }
    if (askedAt === null) continue;
    const last = entry(asked, [quizId, questionId], () => ({ ...question, type, text, askedAt }));
    if (askedAt > last.askedAt) Object.assign(last, { type, text, askedAt });
  }
  return { figures: [...figures.values()], wrong: [...wrong.values()], asked: [...asked.values()] };
}

function entry<T>(map: Map<string, T>, key: unknown[], make: () => T): T {
  const text = JSON.stringify(key);
  const known = map.get(text) ?? make();
  map.set(text, known);
  return known;
}
