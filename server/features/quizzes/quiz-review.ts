import { grade } from './grading.rules';
import { QuizAttemptState, QuizReviewRule } from './quiz.entities';
import {
  ReviewHiddenReason,
  type AttemptContent,
  type Question,
  type QuestionReview,
  type QuizAttempt,
  type QuizResult,
  type SavedAnswer,
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

/** null while open, and when `reviewHiddenReasonOf` says why it is hidden. */
export function reviewOf(attempt: QuizAttempt, content: AttemptContent): QuestionReview[] | null {
  if (attempt.state === QuizAttemptState.OPEN || reviewHiddenReasonOf(attempt) !== null) return null;
  const showsAnswers = grantedBy(attempt.quiz) === QuizReviewRule.ANSWERS;
  const { verdicts } = grade(content.snapshot, content.answers);
  return content.snapshot.map(({ correctAnswer, explanation }, index) => ({
    ...verdicts[index]!,
    rightAnswer: showsAnswers ? correctAnswer : null,
    explanation: showsAnswers ? explanation : null,
  }));
}

/**
 * Why a finished attempt's review is hidden; null while it is shown, and for an open attempt. While an attempt at the
 * quiz is open nothing is shown of the earlier ones, whatever the rule: verdicts and answers would help with it.
 */
export function reviewHiddenReasonOf({ state, quiz }: QuizAttempt): ReviewHiddenReason | null {
  if (state === QuizAttemptState.OPEN) return null;
  if (grantedBy(quiz) === QuizReviewRule.SCORE) return ReviewHiddenReason.REVIEW_RULE;
  return openAttemptOf(quiz) ? ReviewHiddenReason.OPEN_ATTEMPT : null;
}

/** How much the quiz's rule grants this viewer, apart from any attempt that is open. */
function grantedBy({ reviewRule, maxAttempts, viewerAttempts }: Quiz): QuizReviewRule {
  if (reviewRule !== QuizReviewRule.AUTOMATIC) return reviewRule;
  if (maxAttempts !== null && viewerAttempts.length >= maxAttempts) return QuizReviewRule.ANSWERS;
  return viewerAttempts.some(({ passed }) => passed) ? QuizReviewRule.VERDICTS : QuizReviewRule.SCORE;
}

export const openAttemptOf = ({ viewerAttempts }: Quiz): QuizAttempt | null =>
  viewerAttempts.find(({ state }) => state === QuizAttemptState.OPEN) ?? null;

/** null: as often as they like. A maximum lowered since leaves none. */
export const attemptsLeftOf = ({ maxAttempts, viewerAttempts }: Quiz): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - viewerAttempts.length);
