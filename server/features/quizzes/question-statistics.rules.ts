import { comparable, isRightAnswer } from './grading.rules';

/** Counted attempts that were asked a question in the same words and gave the same answer. */
export interface AnswerGroup {
  questionId: string;
  type: string;
  /** The key and the points of their snapshots. */
  correctAnswer: string;
  points: number;
  /** null: not answered. */
  answer: string | null;
  count: number;
  /** Of the attempts' whole scores: sum, sum of squares, least and most. */
  scoreSum: number;
  scoreSquares: number;
  scoreMin: number;
  scoreMax: number;
}

/** How a question did; see InstructorQuestionStats. */
interface QuestionStatistics {
  askedCount: number;
  facilityPercent: number | null;
  discrimination: number | null;
  mostChosenWrong: string | null;
  mostChosenWrongCount: number;
}

/** Below it a correlation says nothing. */
const DISCRIMINATION_LEAST = 5;

/** The statistics of one question from all groups of its answers. */
export function questionStatistics(groups: readonly AnswerGroup[]): QuestionStatistics {
  const graded = groups.map((group) => {
    const isRight = group.answer !== null && isRightAnswer(group, group.answer);
    return { ...group, isRight, earned: isRight ? group.points : 0 };
  });
  const askedCount = sum(graded, ({ count }) => count);
  const rightCount = sum(graded, ({ isRight, count }) => (isRight ? count : 0));
  const [wrong] = mostChosen(graded.filter(({ isRight }) => !isRight));
  return {
    askedCount,
    facilityPercent: askedCount === 0 ? null : Math.round((100 * rightCount) / askedCount),
    discrimination: askedCount < DISCRIMINATION_LEAST ? null : correlationWithRest(graded, askedCount),
    mostChosenWrong: wrong?.answer ?? null,
    mostChosenWrongCount: wrong?.count ?? 0,
  };
}

type GradedGroup = AnswerGroup & { earned: number };

/** Pearson's, of the points earned here with the rest of the score; null when either is the same in every attempt. */
function correlationWithRest(groups: readonly GradedGroup[], count: number): number | null {
  const hasSpread = (least: (group: GradedGroup) => number, most: (group: GradedGroup) => number) =>
    Math.min(...groups.map(least)) < Math.max(...groups.map(most));
  const earned = ({ earned }: GradedGroup) => earned;
  if (!hasSpread(earned, earned)) return null;
  if (
    !hasSpread(
      ({ scoreMin, earned }) => scoreMin - earned,
      ({ scoreMax, earned }) => scoreMax - earned,
    )
  )
    return null;

  const restSum = (group: GradedGroup) => group.scoreSum - group.count * group.earned;
  const meanEarned = sum(groups, (group) => group.count * group.earned) / count;
  const meanRest = sum(groups, restSum) / count;
  const covariance = sum(groups, (group) => group.earned * restSum(group)) / count - meanEarned * meanRest;
  const earnedVariance = sum(groups, (group) => group.count * group.earned ** 2) / count - meanEarned ** 2;
  const restSquares = (group: GradedGroup) =>
    group.scoreSquares - 2 * group.earned * group.scoreSum + group.count * group.earned ** 2;
  const restVariance = sum(groups, restSquares) / count - meanRest ** 2;
  const correlation = covariance / Math.sqrt(earnedVariance * restVariance);
  return Math.max(-1, Math.min(1, correlation));
}

/** The given answers, most often chosen first; words that differ in case or surrounding space are one answer. */
function mostChosen(groups: readonly AnswerGroup[]): { answer: string; count: number }[] {
  const byWords = new Map<string, { answer: string; count: number; ofSpelling: number }>();
  for (const { answer, type, count } of groups) {
    if (answer === null) continue;
    const words = type === 'SHORT_ANSWER' ? comparable(answer) : answer;
    const known = byWords.get(words) ?? { answer, count: 0, ofSpelling: 0 };
    const isUsual = count > known.ofSpelling || (count === known.ofSpelling && answer < known.answer);
    byWords.set(words, {
      answer: isUsual ? answer : known.answer,
      count: known.count + count,
      ofSpelling: isUsual ? count : known.ofSpelling,
    });
  }
  return [...byWords.values()].sort((a, b) => b.count - a.count || (a.answer < b.answer ? -1 : 1));
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
