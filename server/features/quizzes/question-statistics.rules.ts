/** Counted attempts that had a question worth so many points, and answered it right or did not. */
export interface QuestionFigure {
  points: number;
  isRight: boolean;
  attempts: number;
  /** Of the attempts' whole scores: sum, and sum of squares. */
  scoreSum: number;
  scoreSquares: number;
}

/** How often a wrong answer was given in one spelling; `words` are alike for spellings that are compared as the same. */
export interface WrongSpelling {
  words: string;
  answer: string;
  attempts: number;
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
const DISCRIMINATION_MIN_ATTEMPTS = 5;

/** The statistics of one question; there may be several figures of the same points and verdict. */
export function questionStatistics(
  figures: readonly QuestionFigure[],
  wrong: readonly WrongSpelling[],
): QuestionStatistics {
  const askedCount = sum(figures, ({ attempts }) => attempts);
  const rightCount = sum(figures, ({ isRight, attempts }) => (isRight ? attempts : 0));
  const most = mostChosen(wrong);
  return {
    askedCount,
    facilityPercent: askedCount === 0 ? null : Math.round((100 * rightCount) / askedCount),
    discrimination:
      askedCount < DISCRIMINATION_MIN_ATTEMPTS ? null : correlationWithRest(figures, askedCount),
    mostChosenWrong: most?.answer ?? null,
    mostChosenWrongCount: most?.attempts ?? 0,
  };
}

const earnedOf = ({ isRight, points }: QuestionFigure) => (isRight ? points : 0);

/** Pearson's, of the points earned here with the rest of the score; null when either is the same in every attempt. */
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

/** Whether not all values are the same. Points are whole numbers, so that this can be told exactly. */
const hasSpread = (count: number, total: number, squares: number) =>
  BigInt(count) * BigInt(squares) !== BigInt(total) ** 2n;

/** The wrong answer that was given most often, in its most usual spelling; null without any. */
function mostChosen(spellings: readonly WrongSpelling[]): { answer: string; attempts: number } | null {
  const byWords = new Map<string, Map<string, number>>();
  for (const { words, answer, attempts } of spellings) {
    const known = byWords.get(words) ?? new Map<string, number>();
    byWords.set(words, known.set(answer, (known.get(answer) ?? 0) + attempts));
  }
  const answers = [...byWords.values()].map((known) => {
    const [[answer] = ['']] = [...known].sort(byNumberThenText);
    return [answer, sum([...known.values()], (attempts) => attempts)] as const;
  });
  const [most] = answers.filter(([, attempts]) => attempts > 0).sort(byNumberThenText);
  return most ? { answer: most[0], attempts: most[1] } : null;
}

const byNumberThenText = (a: readonly [string, number], b: readonly [string, number]) =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
