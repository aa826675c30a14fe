import * as z from 'zod/mini';
import {
  DEFAULT_PASSING_SCORE_PERCENT,
  DEFAULT_POINTS,
  DEFAULT_REVIEW_RULE,
  DEFAULT_TIME_LIMIT_MINUTES,
  OPTION_COUNT,
  QUESTION_TYPES,
  type QuestionDraft as CheckedQuestion,
  type QuizDraft as CheckedQuiz,
  quizRules,
  REVIEW_RULES,
} from '#server/modules/quizzes/quiz.rules';
import { check, type Checked } from '#server/platform/validation.rules';
import type { EditedQuizFragment } from './__generated__/quizDraft.generated';
import type { DraftKey } from '../../lib/storage';
import type { DraftFormat } from '../../forms/storedDraft';

const text = z._default(z.string(), '');

/** A question's form values. Answers are stored per type, so that switching the type loses nothing. */
const questionDraft = z.object({
  /** Client-side key of the question. */
  key: z.string(),
  /** The server's id; null for a new question. */
  id: z._default(z.nullable(z.string()), null),
  type: z._default(z.enum(QUESTION_TYPES), 'MULTIPLE_CHOICE'),
  text,
  options: z._default(
    z.readonly(z.array(z.string()).check(z.length(OPTION_COUNT))),
    Array.from({ length: OPTION_COUNT }, () => ''),
  ),
  /** Index of the correct option; null if none is selected. */
  rightOption: z._default(z.nullable(z.int()), null),
  rightTruth: z._default(z.nullable(z.enum(['true', 'false'])), null),
  rightText: text,
  explanation: text,
  points: z._default(z.string(), String(DEFAULT_POINTS)),
  /** '' for none. */
  lessonId: text,
});
export type QuestionDraft = z.infer<typeof questionDraft>;

/** A quiz's form values, as typed and as stored on the device, with the defaults of the specification's section 9. */
const quizDraft = z.object({
  title: text,
  description: text,
  courseId: text,
  timeLimitMinutes: z._default(z.string(), String(DEFAULT_TIME_LIMIT_MINUTES)),
  passingScorePercent: z._default(z.string(), String(DEFAULT_PASSING_SCORE_PERCENT)),
  maxAttempts: text,
  reviewRule: z._default(z.enum(REVIEW_RULES), DEFAULT_REVIEW_RULE),
  shufflesQuestions: z._default(z.boolean(), false),
  shufflesOptions: z._default(z.boolean(), false),
  isPractice: z._default(z.boolean(), false),
  questions: z._default(z.readonly(z.array(questionDraft)), []),
});
export type QuizDraft = z.infer<typeof quizDraft>;

export type QuizInfo = Omit<QuizDraft, 'questions'>;

let lastKey = 0;
const nextKey = () => `question-${++lastKey}`;

export const blankQuiz = (courseId = ''): QuizDraft => quizDraft.parse({ courseId });

export const blankQuestion = (type?: QuestionDraft['type']): QuestionDraft =>
  questionDraft.parse({ key: nextKey(), type });

/** A copy as a new question, without the server's id. */
export function copyOf(question: QuestionDraft): QuestionDraft {
  return { ...question, key: nextKey(), id: null };
}

/** Form values of a saved or parsed question. */
export function draftOfQuestion({
  options = [],
  correctAnswer = '',
  explanation,
  points = DEFAULT_POINTS,
  lessonId,
  ...question
}: Partial<CheckedQuestion> & Pick<CheckedQuestion, 'type'>): QuestionDraft {
  const blank = blankQuestion();
  const index = options.indexOf(correctAnswer);
  const isTruth = correctAnswer === 'true' || correctAnswer === 'false';
  return {
    ...blank,
    ...question,
    options: blank.options.map((none, at) => options[at] ?? none),
    explanation: explanation ?? '',
    points: String(points),
    lessonId: lessonId ?? '',
    ...(question.type === 'MULTIPLE_CHOICE' && { rightOption: index >= 0 ? index : null }),
    ...(question.type === 'SHORT_ANSWER' && { rightText: correctAnswer }),
    ...(question.type === 'TRUE_FALSE' && { rightTruth: isTruth ? correctAnswer : null }),
  };
}

/** Form values of a saved quiz. */
export function draftOfQuiz({ course, questions, ...quiz }: EditedQuizFragment): QuizDraft {
  return quizDraft.parse({
    ...quiz,
    courseId: course.id,
    timeLimitMinutes: String(quiz.timeLimitMinutes ?? 0),
    passingScorePercent: String(quiz.passingScorePercent),
    maxAttempts: String(quiz.maxAttempts ?? ''),
    questions: questions.map(draftOfQuestion),
  });
}

function rightAnswerOf({ type, options, rightOption, rightTruth, rightText }: QuestionDraft): string {
  if (type === 'SHORT_ANSWER') return rightText;
  if (type === 'TRUE_FALSE') return rightTruth ?? '';
  return rightOption === null ? '' : (options[rightOption] ?? '');
}

/** Blank becomes null; an invalid number becomes NaN, which validation rejects. */
const figureOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Validates the draft with the server's schema; error paths such as `questions.0.options.2`. */
export function checkQuiz(draft: QuizDraft): Checked<CheckedQuiz> {
  return check(quizRules, {
    ...draft,
    timeLimitMinutes: figureOf(draft.timeLimitMinutes),
    // A blank passing score is an error, not the default, so that no hidden score is published.
    passingScorePercent: figureOf(draft.passingScorePercent) ?? Number.NaN,
    maxAttempts: figureOf(draft.maxAttempts),
    questions: draft.questions.map((question) => ({
      id: question.id,
      type: question.type,
      text: question.text,
      options: question.type === 'MULTIPLE_CHOICE' ? question.options : [],
      correctAnswer: rightAnswerOf(question),
      explanation: question.explanation,
      points: pointsOf(question),
      lessonId: question.lessonId,
    })),
  });
}

/** The points as a number; 0, which validation rejects, if they are none. */
export function pointsOf({ points }: QuestionDraft): number {
  return Number(points) || 0;
}

/** A draft that overwrites another version: questions that were deleted in the other version become new ones. */
export function overwriting(draft: QuizDraft, other: QuizDraft): QuizDraft {
  const ids = new Set(other.questions.map(({ id }) => id));
  return {
    ...draft,
    questions: draft.questions.map((question) =>
      ids.has(question.id) ? question : { ...question, id: null },
    ),
  };
}

/** Compares two drafts, ignoring client-side keys. */
export function isSameQuiz(one: QuizDraft, other: QuizDraft): boolean {
  const words = (draft: QuizDraft) =>
    JSON.stringify({ ...draft, questions: draft.questions.map((question) => ({ ...question, key: '' })) });
  return words(one) === words(other);
}

/**
 * Storage key of an account's quiz draft, so that drafts are not shared between accounts; `quizId` is null for a new
 * quiz.
 */
export function draftKey(accountId: string, quizId: string | null): DraftKey {
  return `quizDraft:${accountId}:${quizId ?? 'new'}`;
}

export const quizDraftFormat: DraftFormat<QuizDraft> = {
  version: 1,
  schema: quizDraft,
  // Assign new keys: the counter restarts on each page load, so stored keys could collide.
  restore: (draft) => ({
    ...draft,
    questions: draft.questions.map((question) => ({ ...copyOf(question), id: question.id })),
  }),
};
