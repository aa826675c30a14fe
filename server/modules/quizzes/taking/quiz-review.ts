import { grade } from '../grading.rules';
import { QuizAttemptState, QuizReviewRule } from '../quiz.entities';
import {
  type AttemptContent,
  type Question,
  type QuestionReview,
  type Quiz,
  type QuizAttempt,
  type QuizResult,
  ReviewHiddenReason,
  type SavedAnswer,
} from '../quiz.types';

/** The questions as clients see them, copied field by field so that the key cannot leak. */
export function questionsOf({ snapshot }: AttemptContent): Question[] {
  return snapshot.map(({ id, type, text, options, points }) => ({
    questionId: id,
    type,
    text,
    options,
    points,
  }));
}

/** The saved answers in the order of the attempt's questions. */
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

/** The review of an attempt at this quiz; null while it is open or `reviewHiddenReasonOf` hides it. */
export function reviewOf(attempt: QuizAttempt, quiz: Quiz, content: AttemptContent): QuestionReview[] | null {
  if (isOpen(attempt) || reviewHiddenReasonOf(quiz) !== null) return null;
  const showsAnswers = grantedBy(quiz) === QuizReviewRule.ANSWERS;
  const { verdicts } = grade(content.snapshot, content.answers);
  return content.snapshot.map(({ correctAnswer, explanation, lessonId = null }, index) => ({
    ...verdicts[index]!,
    rightAnswer: showsAnswers ? correctAnswer : null,
    explanation: showsAnswers ? explanation : null,
    lessonId,
  }));
}

/**
 * Why reviews of finished attempts at this quiz are hidden; null if they are shown. An open attempt hides all of them,
 * regardless of the rule, because verdicts and answers would help with it.
 */
export function reviewHiddenReasonOf(quiz: Quiz): ReviewHiddenReason | null {
  if (grantedBy(quiz) === QuizReviewRule.SCORE) return ReviewHiddenReason.REVIEW_RULE;
  return openAttemptOf(quiz) ? ReviewHiddenReason.OPEN_ATTEMPT : null;
}

/** What the quiz's rule shows this viewer, ignoring open attempts. */
function grantedBy({ reviewRule, maxAttempts, viewerAttempts }: Quiz): QuizReviewRule {
  if (reviewRule !== QuizReviewRule.AUTOMATIC) return reviewRule;
  if (maxAttempts !== null && viewerAttempts.length >= maxAttempts) return QuizReviewRule.ANSWERS;
  return viewerAttempts.some(({ passed }) => passed) ? QuizReviewRule.VERDICTS : QuizReviewRule.SCORE;
}

export const isOpen = ({ state }: QuizAttempt) => state === QuizAttemptState.OPEN;

export const openAttemptOf = ({ viewerAttempts }: Quiz): QuizAttempt | null =>
  viewerAttempts.find(isOpen) ?? null;

/** null: no maximum. Never negative, since the maximum may have been lowered. */
export const attemptsLeftOf = ({ maxAttempts, viewerAttempts }: Quiz): number | null =>
  maxAttempts === null ? null : Math.max(0, maxAttempts - viewerAttempts.length);
