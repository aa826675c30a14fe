import { comparableText } from '../../platform/text.rules';

/** The part of a question that grading needs, including its key. */
export interface GradedQuestion {
  id: string;
  /** 'SHORT_ANSWER', or a type whose answers are compared exactly. */
  type: string;
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: string;
  /** The points of the question, at least 1. */
  points: number;
}

/** Answers by question id; a question without one is not answered. */
export type Answers = Readonly<Record<string, string>>;

interface Verdict {
  questionId: string;
  isCorrect: boolean;
  /** All of the question's points, or none. */
  pointsEarned: number;
}

export interface Grade {
  /** Points earned, 0 to total. */
  score: number;
  /** Points of all questions together. */
  total: number;
  /** See percentOf. */
  percent: number;
  /** One a question, in the questions' order. */
  verdicts: Verdict[];
}

/** Grades an attempt or an author's preview; answers to unknown questions are ignored. */
export function grade(questions: readonly GradedQuestion[], answers: Answers): Grade {
  const verdicts = questions.map((question) => {
    const answer = answers[question.id];
    const isCorrect = answer !== undefined && isRightAnswer(question, answer);
    return { questionId: question.id, isCorrect, pointsEarned: isCorrect ? question.points : 0 };
  });
  const score = sum(verdicts.map(({ pointsEarned }) => pointsEarned));
  const total = sum(questions.map(({ points }) => points));
  return { score, total, percent: percentOf(score, total), verdicts };
}

/** Short answers are compared for people, see comparableText; all others exactly. */
export function isRightAnswer(
  { type, correctAnswer }: Pick<GradedQuestion, 'type' | 'correctAnswer'>,
  answer: string,
): boolean {
  return type === 'SHORT_ANSWER'
    ? comparableText(answer) === comparableText(correctAnswer)
    : answer === correctAnswer;
}

/** Whole percent, rounded: 100 only for all points, 0 for a quiz without points. */
export function percentOf(score: number, total: number): number {
  if (total === 0) return 0;
  return score >= total ? 100 : Math.min(99, Math.round((100 * score) / total));
}

/** Compares the displayed percent, so that nobody fails with a percent that reads as passing. */
export const hasPassed = (percent: number, passingScorePercent: number) => percent >= passingScorePercent;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
