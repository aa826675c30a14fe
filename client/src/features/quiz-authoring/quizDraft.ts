import {
  DEFAULT_PASSING_SCORE_PERCENT,
  DEFAULT_POINTS,
  DEFAULT_TIME_LIMIT_MINUTES,
  OPTION_COUNT,
  quizRules,
  type QuestionDraft as CheckedQuestion,
  type QuizDraft as CheckedQuiz,
} from '../../../../server/features/quizzes/quiz.rules';
import { check, type Checked } from '../../../../server/platform/validation.rules';
import type { EditedQuizFragment } from './QuizForm.generated';

/**
 * A question while it is being written. Each type keeps an answer of its own, so that trying another type loses
 * nothing.
 */
export interface QuestionDraft {
  /** Names the question on this device as long as the form lives. */
  key: string;
  /** The server's id; null for a new one. */
  id: string | null;
  type: CheckedQuestion['type'];
  text: string;
  /** Always four. */
  options: readonly string[];
  /** Index of the right option; null while none is chosen. */
  rightOption: number | null;
  rightTruth: 'true' | 'false' | null;
  rightText: string;
  explanation: string;
  /** As typed. */
  points: string;
}

/** A quiz while it is being written; figures are kept as typed. */
export interface QuizDraft {
  title: string;
  description: string;
  courseId: string;
  timeLimitMinutes: string;
  passingScorePercent: string;
  maxAttempts: string;
  reviewRule: CheckedQuiz['reviewRule'];
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  questions: readonly QuestionDraft[];
}

export type QuizInfo = Omit<QuizDraft, 'questions'>;

const BLANK_OPTIONS: readonly string[] = Array.from({ length: OPTION_COUNT }, () => '');

let lastKey = 0;
const nextKey = () => `question-${++lastKey}`;

/** A quiz before anything is written, with the defaults of the specification's section 9. */
export function blankQuiz(courseId = ''): QuizDraft {
  return {
    title: '',
    description: '',
    courseId,
    timeLimitMinutes: String(DEFAULT_TIME_LIMIT_MINUTES),
    passingScorePercent: String(DEFAULT_PASSING_SCORE_PERCENT),
    maxAttempts: '',
    reviewRule: 'AUTOMATIC',
    shufflesQuestions: false,
    shufflesOptions: false,
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
  };
}

/** The same words as a new question, for the server too. */
export function copyOf(question: QuestionDraft): QuestionDraft {
  return { ...question, key: nextKey(), id: null };
}

/** What a question of the server, or of a pasted list, looks like in the form. */
export function draftOfQuestion(
  question: Partial<CheckedQuestion> & Pick<CheckedQuestion, 'type'>,
): QuestionDraft {
  const { id = null, type, text = '', options = [], correctAnswer = '', explanation, points } = question;
  const index = options.indexOf(correctAnswer);
  const draft: QuestionDraft = {
    ...blankQuestion(type),
    id,
    text,
    options: BLANK_OPTIONS.map((blank, at) => options[at] ?? blank),
    explanation: explanation ?? '',
    points: String(points ?? DEFAULT_POINTS),
  };
  if (type === 'MULTIPLE_CHOICE') return { ...draft, rightOption: index >= 0 ? index : null };
  if (type === 'SHORT_ANSWER') return { ...draft, rightText: correctAnswer };
  return {
    ...draft,
    rightTruth: correctAnswer === 'true' || correctAnswer === 'false' ? correctAnswer : null,
  };
}

/** What a saved quiz looks like in the form. */
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
    questions: quiz.questions.map(draftOfQuestion),
  };
}

function rightAnswerOf({ type, options, rightOption, rightTruth, rightText }: QuestionDraft): string {
  if (type === 'SHORT_ANSWER') return rightText;
  if (type === 'TRUE_FALSE') return rightTruth ?? '';
  return rightOption === null ? '' : (options[rightOption] ?? '');
}

/** Blank is null: not given. What is no number is NaN, which every rule refuses. */
const figureOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** Judges the draft by the server's own rules; refused fields have paths such as `questions.0.options.2`. */
export function checkQuiz(draft: QuizDraft): Checked<CheckedQuiz> {
  return check(quizRules, {
    ...draft,
    timeLimitMinutes: figureOf(draft.timeLimitMinutes),
    // Left blank it is missing, not the default: nobody should publish a passing score they do not see.
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
    })),
  });
}

/** As typed; 0, which the rules refuse in words, when it is no number. */
export function pointsOf({ points }: QuestionDraft): number {
  return Number(points) || 0;
}

/** Whether two drafts say the same, whatever their questions are called on this device. */
export function isSameQuiz(one: QuizDraft, other: QuizDraft): boolean {
  const words = (draft: QuizDraft) =>
    JSON.stringify({ ...draft, questions: draft.questions.map((question) => ({ ...question, key: '' })) });
  return words(one) === words(other);
}
