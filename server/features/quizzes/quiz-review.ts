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

/** Of an attempt at this quiz; null while it is open, and when `reviewHiddenReasonOf` says why it is hidden. */
export function reviewOf(attempt: QuizAttempt, quiz: Quiz, content: AttemptContent): QuestionReview[] | null {
  if (isOpen(attempt) || reviewHiddenReasonOf(quiz) !== null) return null;
  const showsAnswers = grantedBy(quiz) === QuizReviewRule.ANSWERS;
  const { verdicts } = grade(content.snapshot, content.answers);
  return content.snapshot.map(({ correctAnswer, explanation }, index) => ({
    ...verdicts[index]!,
    rightAnswer: showsAnswers ? correctAnswer : null,
    explanation: showsAnswers ? explanation : null,
  }));
}

/**
 * Why the reviews of finished attempts at this quiz are hidden; null while they are shown. While an attempt is open nothing
 * is shown of the earlier ones, whatever the rule: verdicts and answers would help with it.
 */
export function reviewHiddenReasonOf(quiz: Quiz): ReviewHiddenReason | null {
  if (grantedBy(quiz) === QuizReviewRule.SCORE) return ReviewHiddenReason.REVIEW_RULE;
  return openAttemptOf(quiz) ? ReviewHiddenReason.OPEN_ATTEMPT : null;
}

/** How much the quiz's rule grants this viewer, apart from any attempt that is open. */
function grantedBy({ reviewRule, maxAttempts, viewerAttempts }: Quiz): QuizReviewRule {
  if (reviewRule !== QuizReviewRule.AUTOMATIC) return reviewRule;
  if (maxAttempts !== null && viewerAttempts.length >= maxAttempts) return QuizReviewRule.ANSWERS;
  return viewerAttempts.some(({ passed }) => passed) ? QuizReviewRule.VERDICTS : QuizReviewRule.SCORE;
}

export const isOpen = ({ state }: QuizAttempt) => state === QuizAttemptState.OPEN;

export const openAttemptOf = ({ viewerAttempts }: Quiz): QuizAttempt | null =>
  viewerAttempts.find(isOpen) ?? null;

/** null: as often as they like. A maximum lowered since leaves none. */
export const attemptsLeftOf = ({ maxAttempts, viewerAttempts }: Quiz): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - viewerAttempts.length);
