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

/** A quiz's form values, as typed and as stored on the device. Fields added later have a default. */
const quizDraft = z.object({
  title: z.string(),
  description: z.string(),
  courseId: z.string(),
  timeLimitMinutes: z.string(),
  passingScorePercent: z.string(),
  maxAttempts: z.string(),
  reviewRule: z.enum(REVIEW_RULES),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  isPractice: z._default(z.boolean(), false),
  questions: z.readonly(
    z.array(
      // Answers are stored per type, so that switching the type loses nothing.
      z.object({
        /** Client-side key of the question. */
        key: z.string(),
        /** The server's id; null for a new question. */
        id: z.nullable(z.string()),
        type: z.enum(QUESTION_TYPES),
        text: z.string(),
        options: z.readonly(z.array(z.string()).check(z.length(4))),
        /** Index of the correct option; null if none is selected. */
        rightOption: z.nullable(z.int()),
        rightTruth: z.nullable(z.enum(['true', 'false'])),
        rightText: z.string(),
        explanation: z.string(),
        points: z.string(),
        /** '' for none. */
        lessonId: z._default(z.string(), ''),
      }),
    ),
  ),
});
export type QuizDraft = z.infer<typeof quizDraft>;

/** A question's form values. */
export type QuestionDraft = QuizDraft['questions'][number];

export type QuizInfo = Omit<QuizDraft, 'questions'>;

const BLANK_OPTIONS: readonly string[] = Array.from({ length: OPTION_COUNT }, () => '');

let lastKey = 0;
const nextKey = () => `question-${++lastKey}`;

/** A blank quiz, with the defaults of the specification's section 9. */
export function blankQuiz(courseId = ''): QuizDraft {
  return {
    title: '',
    description: '',
    courseId,
    timeLimitMinutes: String(DEFAULT_TIME_LIMIT_MINUTES),
    passingScorePercent: String(DEFAULT_PASSING_SCORE_PERCENT),
    maxAttempts: '',
    reviewRule: DEFAULT_REVIEW_RULE,
    shufflesQuestions: false,
    shufflesOptions: false,
    isPractice: false,
    questions: [],
  };
}

export function blankQuestion(type: QuestionDraft['type'] = 'MULTIPLE_CHOICE'): QuestionDraft {
  return {
    key: nextKey(),
    id: null,
    type,
    text: '',
    options: BLANK_OPTIONS,
    rightOption: null,
    rightTruth: null,
    rightText: '',
    explanation: '',
    points: String(DEFAULT_POINTS),
    lessonId: '',
  };
}

/** A copy as a new question, without the server's id. */
export function copyOf(question: QuestionDraft): QuestionDraft {
  return { ...question, key: nextKey(), id: null };
}

/** Form values of a saved or parsed question. */
export function draftOfQuestion(
  question: Partial<CheckedQuestion> & Pick<CheckedQuestion, 'type'>,
): QuestionDraft {
  const {
    id = null,
    type,
    text = '',
    options = [],
    correctAnswer = '',
    explanation,
    points,
    lessonId,
  } = question;
  const index = options.indexOf(correctAnswer);
  const draft: QuestionDraft = {
    ...blankQuestion(type),
    id,
    text,
    options: BLANK_OPTIONS.map((blank, at) => options[at] ?? blank),
    explanation: explanation ?? '',
    points: String(points ?? DEFAULT_POINTS),
    lessonId: lessonId ?? '',
  };
  if (type === 'MULTIPLE_CHOICE') return { ...draft, rightOption: index >= 0 ? index : null };
  if (type === 'SHORT_ANSWER') return { ...draft, rightText: correctAnswer };
  return {
    ...draft,
    rightTruth: correctAnswer === 'true' || correctAnswer === 'false' ? correctAnswer : null,
  };
}

/** Form values of a saved quiz. */
export function draftOfQuiz(quiz: EditedQuizFragment): QuizDraft {
  return {
    title: quiz.title,
    description: quiz.description,
    courseId: quiz.course.id,
    timeLimitMinutes: String(quiz.timeLimitMinutes ?? 0),
    passingScorePercent: String(quiz.passingScorePercent),
    maxAttempts: quiz.maxAttempts === null ? '' : String(quiz.maxAttempts),
    reviewRule: quiz.reviewRule,
    shufflesQuestions: quiz.shufflesQuestions,
    shufflesOptions: quiz.shufflesOptions,
    isPractice: quiz.isPractice,
    questions: quiz.questions.map(draftOfQuestion),
  };
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
