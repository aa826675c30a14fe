/** Counted attempts with this question at this number of points and with this verdict. */
export interface QuestionFigure {
  points: number;
  isRight: boolean;
  attempts: number;
  /** Sum and sum of squares of the attempts' total scores. */
  scoreSum: number;
  scoreSquares: number;
}

/**
 * How often a wrong answer was given in one spelling; `words` is equal for spellings that compare as the same answer.
 */
export interface WrongSpelling {
  words: string;
  answer: string;
  attempts: number;
}

/** Statistics of one question; see InstructorQuestionStats. */
interface QuestionStatistics {
  askedCount: number;
  facilityPercent: number | null;
  discrimination: number | null;
  mostCommonWrongAnswer: string | null;
  mostCommonWrongAnswerCount: number;
}

/** Fewer attempts make a correlation meaningless. */
const DISCRIMINATION_MIN_ATTEMPTS = 5;

/** The statistics of one question; several figures may have the same points and verdict. */
export function questionStatistics(
  figures: readonly QuestionFigure[],
  wrong: readonly WrongSpelling[],
): QuestionStatistics {
  const askedCount = sum(figures, ({ attempts }) => attempts);
  const rightCount = sum(figures, ({ isRight, attempts }) => (isRight ? attempts : 0));
  const max = mostChosen(wrong);
  return {
    askedCount,
    facilityPercent: askedCount === 0 ? null : Math.round((100 * rightCount) / askedCount),
    discrimination:
      askedCount < DISCRIMINATION_MIN_ATTEMPTS ? null : correlationWithRest(figures, askedCount),
    mostCommonWrongAnswer: max?.answer ?? null,
    mostCommonWrongAnswerCount: max?.attempts ?? 0,
  };
}

const earnedOf = ({ isRight, points }: QuestionFigure) => (isRight ? points : 0);

/** Pearson correlation of the points earned here with the rest of the score; null if either has no variance. */
function correlationWithRest(figures: readonly QuestionFigure[], count: number): number | null {
  const earnedSum = sum(figures, (figure) => figure.attempts * earnedOf(figure));
  const earnedSquares = sum(figures, (figure) => figure.attempts * earnedOf(figure) ** 2);
  const restOf = (figure: QuestionFigure) => figure.scoreSum - figure.attempts * earnedOf(figure);
  const restSum = sum(figures, restOf);
  const restSquares = sum(
    figures,
    (figure) =>
      figure.scoreSquares - 2 * earnedOf(figure) * figure.scoreSum + figure.attempts * earnedOf(figure) ** 2,
  );
  const products = sum(figures, (figure) => earnedOf(figure) * restOf(figure));
  if (!hasSpread(count, earnedSum, earnedSquares) || !hasSpread(count, restSum, restSquares)) return null;

  const covariance = products / count - (earnedSum / count) * (restSum / count);
  const earnedVariance = earnedSquares / count - (earnedSum / count) ** 2;
  const restVariance = restSquares / count - (restSum / count) ** 2;
  const correlation = covariance / Math.sqrt(earnedVariance * restVariance);
  return Math.max(-1, Math.min(1, correlation));
}

/** Whether the values differ; exact, because points are whole numbers. */
const hasSpread = (count: number, total: number, squares: number) =>
  BigInt(count) * BigInt(squares) !== BigInt(total) ** 2n;

/** The most frequent wrong answer, in its most common spelling; null without wrong answers. */
function mostChosen(spellings: readonly WrongSpelling[]): { answer: string; attempts: number } | null {
  const byWords = new Map<string, Map<string, number>>();
  for (const { words, answer, attempts } of spellings) {
    const counts = byWords.get(words) ?? new Map<string, number>();
    byWords.set(words, counts.set(answer, (counts.get(answer) ?? 0) + attempts));
  }
  const answers = [...byWords.values()].map((counts) => {
    const [[answer] = ['']] = [...counts].sort(byNumberThenText);
    return [answer, sum([...counts.values()], (attempts) => attempts)] as const;
  });
  const [max] = answers.filter(([, attempts]) => attempts > 0).sort(byNumberThenText);
  return max ? { answer: max[0], attempts: max[1] } : null;
}

const byNumberThenText = (a: readonly [string, number], b: readonly [string, number]) =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
