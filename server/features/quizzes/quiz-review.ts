import { grade } from './grading.rules';
import { QuizAttemptState, QuizReviewRule } from './quiz.entities';
import type {
  AttemptContent,
  Question,
  QuestionReview,
  QuizAttempt,
  QuizResult,
  SavedAnswer,
} from './quiz-attempt.types';
import type { Quiz } from './quiz.types';

/** What leaves of an attempt, copied field by field: the key is in its content and nowhere else. */

export function questionsOf({ snapshot }: AttemptContent): Question[] {
  return snapshot.map(({ id, type, text, options, points }) => ({
    questionId: id,
    type,
    text,
    options,
    points,
  }));
}

/** In the attempt's order of questions. */
export function answersOf({ snapshot, answers }: AttemptContent): SavedAnswer[] {
  return snapshot.flatMap(({ id }) =>
    answers[id] === undefined ? [] : [{ questionId: id, answer: answers[id] }],
  );
}

/** null while open. */
export function resultOf(attempt: QuizAttempt): QuizResult | null {
  const { score, total, percent, passed, passingScorePercent } = attempt;
  if (score === null || percent === null || passed === null) return null;
  return { score, total, percent, passed, passingScorePercent };
}

/** null while open, and where the rule shows the score alone. */
export function reviewOf(attempt: QuizAttempt, content: AttemptContent): QuestionReview[] | null {
  const shown = attempt.state === QuizAttemptState.OPEN ? QuizReviewRule.SCORE : shownOf(attempt.quiz);
  if (shown === QuizReviewRule.SCORE) return null;
  const showsAnswers = shown === QuizReviewRule.ANSWERS;
  const { verdicts } = grade(content.snapshot, content.answers);
  return content.snapshot.map(({ correctAnswer, explanation }, index) => ({
    ...verdicts[index]!,
    rightAnswer: showsAnswers ? correctAnswer : null,
    explanation: showsAnswers ? explanation : null,
  }));
}

/** How much the quiz shows this viewer now; an attempt that is open keeps the answers of earlier ones to itself. */
function shownOf({ reviewRule, maxAttempts, viewerAttempts }: Quiz): QuizReviewRule {
  if (reviewRule !== QuizReviewRule.AUTOMATIC) return reviewRule;
  const isWorking = viewerAttempts.some(({ state }) => state === QuizAttemptState.OPEN);
  if (maxAttempts !== null && viewerAttempts.length >= maxAttempts && !isWorking)
    return QuizReviewRule.ANSWERS;
  return viewerAttempts.some(({ passed }) => passed) ? QuizReviewRule.VERDICTS : QuizReviewRule.SCORE;
}

export const openAttemptOf = ({ viewerAttempts }: Quiz): QuizAttempt | null =>
  viewerAttempts.find(({ state }) => state === QuizAttemptState.OPEN) ?? null;

/** null: as often as they like. A maximum lowered since leaves none. */
export const attemptsLeftOf = ({ maxAttempts, viewerAttempts }: Quiz): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - viewerAttempts.length);
