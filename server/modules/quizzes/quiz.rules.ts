import * as z from 'zod/mini';
import { isBlank, isStorableText, visibleText } from '../../platform/text.rules';
import { optionalText, requiredLine } from '../../platform/validation.rules';

// Messages and limits of quizzes (specification, sections 5 and 9), shared by the form and the service.

export const DEFAULT_TIME_LIMIT_MINUTES = 30;
export const DEFAULT_PASSING_SCORE_PERCENT = 70;
export const DEFAULT_POINTS = 1;
export const OPTION_COUNT = 4;
export const PREVIEW_QUESTION_COUNT = 3;

export const QUIZ_TITLE_MAX_LENGTH = 200;
const DESCRIPTION_MAX_LENGTH = 10_000;
/** Limit of a question's text, each option, the answer and the explanation. */
const QUESTION_TEXT_MAX_LENGTH = 5000;
const TIME_LIMIT_MAX_MINUTES = 1440;
const POINTS_MAX = 1000;
const ATTEMPTS_MAX = 100;
const QUESTIONS_MAX = 200;

export const QUESTION_TYPES = ['MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER'] as const;
export const REVIEW_RULES = ['AUTOMATIC', 'SCORE', 'VERDICTS', 'ANSWERS'] as const;
/** The review rule of a new quiz. */
export const DEFAULT_REVIEW_RULE = 'VERDICTS';

/** A question as its author wrote it; `id` names the question it edits, null is a new one. */
export interface QuestionDraft {
  id: string | null;
  type: (typeof QUESTION_TYPES)[number];
  text: string;
  /** Four for MULTIPLE_CHOICE, otherwise empty. */
  options: string[];
  correctAnswer: string;
  explanation: string | null;
  points: number;
  /** The lesson to repeat after a wrong answer; null for none. Others than those of the quiz's course are ignored. */
  lessonId: string | null;
}

const REQUIRED = 'Please fill in all required fields and add at least one question';
const figure = (number: number) => number.toLocaleString('en-US');

/** A whole number in a range, with a message; `otherwise` if missing or null. */
function wholeNumber<T extends number | null>(label: string, least: number, max: number, otherwise: T) {
  const sentence = `${label} must be a whole number from ${figure(least)} to ${figure(max)}`;
  return z.pipe(
    z.nullish(
      z.number(sentence).check(z.int(sentence), z.minimum(least, sentence), z.maximum(max, sentence)),
    ),
    z.transform((value): number | T => value ?? otherwise),
  );
}

const trimmed = z._default(z.nullable(z.string().check(z.trim())), '');

const question = z.object({
  id: z.pipe(
    z.nullish(z.string()),
    z.transform((id) => id || null),
  ),
  type: z.enum(QUESTION_TYPES, 'A question is multiple-choice, true-false or short-answer'),
  text: trimmed,
  options: z._default(z.nullable(z.array(trimmed)), []),
  correctAnswer: trimmed,
  explanation: trimmed,
  points: z.nullish(z.number()),
  lessonId: z.pipe(
    z.nullish(z.string()),
    z.transform((id) => id || null),
  ),
});

type GivenQuestion = z.infer<typeof question>;

const blank = (text: string | null) => isBlank(text ?? '');

/** The problems of one question, specified ones first; `path` is relative to the question. */
function questionProblems(
  question: GivenQuestion,
  n: number,
): { path: (string | number)[]; message: string }[] {
  const isChoice = question.type === 'MULTIPLE_CHOICE';
  const options = isChoice ? (question.options ?? []) : [];
  const answer = question.correctAnswer ?? '';
  const problems: { path: (string | number)[]; message: string }[] = [];
  const refuse = (message: string, ...path: (string | number)[]) => problems.push({ path, message });

  for (const field of ['text', 'correctAnswer'] as const)
    if (blank(question[field])) refuse(`Question ${n} is incomplete`, field);
  if (isChoice) {
    for (let index = 0; index < OPTION_COUNT; index++)
      if (blank(options[index] ?? '')) refuse(`Question ${n} needs all options filled`, 'options', index);
    if (options.length > OPTION_COUNT) refuse(`Question ${n} can have ${OPTION_COUNT} options`, 'options');
    const looks = options.map((option) => visibleText(option ?? ''));
    options.forEach((option, index) => {
      if (option && looks.indexOf(visibleText(option)) < index)
        refuse(`Question ${n} has the same option twice`, 'options', index);
    });
    if (answer && !options.includes(answer))
      refuse(`Question ${n} needs a correct answer that is one of its options`, 'correctAnswer');
  }
  if (question.type === 'TRUE_FALSE' && answer && !isTrueOrFalse(answer))
    refuse(`Question ${n} needs true or false as its correct answer`, 'correctAnswer');

  const texts: [string | null, ...(string | number)[]][] = [
    [question.text, 'text'],
    ...options.map((option, index): [string | null, string, number] => [option, 'options', index]),
    [answer, 'correctAnswer'],
    [question.explanation, 'explanation'],
  ];
  for (const [text, ...path] of texts) {
    if ((text ?? '').length > QUESTION_TEXT_MAX_LENGTH)
      refuse(`Question ${n} has a text of more than ${figure(QUESTION_TEXT_MAX_LENGTH)} characters`, ...path);
    if (!isStorableText(text ?? '')) refuse(`Question ${n} contains unsupported characters`, ...path);
  }
  const points = question.points ?? DEFAULT_POINTS;
  if (!Number.isInteger(points) || points < 1 || points > POINTS_MAX)
    refuse(`Question ${n} needs a whole number of points from 1 to ${figure(POINTS_MAX)}`, 'points');
  return problems;
}

const isTrueOrFalse = (answer: string) => /^(true|false)$/i.test(answer);

function toDraft({
  id,
  type,
  text,
  options,
  correctAnswer,
  explanation,
  points,
  lessonId,
}: GivenQuestion): QuestionDraft {
  const answer = correctAnswer ?? '';
  return {
    id,
    type,
    text: text ?? '',
    options: type === 'MULTIPLE_CHOICE' ? (options ?? []).map((option) => option ?? '') : [],
    correctAnswer: type === 'TRUE_FALSE' ? answer.toLowerCase() : answer,
    explanation: explanation || null,
    points: points ?? DEFAULT_POINTS,
    lessonId,
  };
}

/** Validates all questions together; a problem of question n has the path `questions.{n - 1}.{field}`. */
const questions = z.pipe(
  z
    .array(question, REQUIRED)
    .check(
      z.minLength(1, REQUIRED),
      z.maxLength(QUESTIONS_MAX, `A quiz can have at most ${QUESTIONS_MAX} questions`),
      ({ value, issues }) => {
        value.forEach((input, index) => {
          for (const { path, message } of questionProblems(input, index + 1))
            issues.push({ code: 'custom', input, path: [index, ...path], message });
        });
      },
    ),
  z.transform((input) => input.map(toDraft)),
);

/**
 * A quiz as sent by the form or an API client. Blank and missing are the same; times in minutes (null: no limit),
 * passing score in percent, maxAttempts null for no maximum, reviewRule null for DEFAULT_REVIEW_RULE or the one it has.
 */
export const quizRules = z.object({
  title: requiredLine('Title', QUIZ_TITLE_MAX_LENGTH, REQUIRED),
  courseId: z.string(REQUIRED).check(z.trim(), z.minLength(1, REQUIRED)),
  description: z.pipe(
    optionalText('Description', DESCRIPTION_MAX_LENGTH),
    z.transform((text) => text ?? ''),
  ),
  timeLimitMinutes: z.pipe(
    wholeNumber('Time limit in minutes', 0, TIME_LIMIT_MAX_MINUTES, null),
    z.transform((minutes) => minutes || null),
  ),
  passingScorePercent: wholeNumber('Passing score', 0, 100, DEFAULT_PASSING_SCORE_PERCENT),
  maxAttempts: wholeNumber('Maximum attempts', 1, ATTEMPTS_MAX, null),
  reviewRule: z.pipe(
    z.nullish(z.enum(REVIEW_RULES, 'A review rule is automatic, score, verdicts or answers')),
    z.transform((rule) => rule ?? null),
  ),
  shufflesQuestions: z.pipe(
    z.nullish(z.boolean()),
    z.transform((does) => does ?? false),
  ),
  shufflesOptions: z.pipe(
    z.nullish(z.boolean()),
    z.transform((does) => does ?? false),
  ),
  isPractice: z.pipe(
    z.nullish(z.boolean()),
    z.transform((is) => is ?? null),
  ),
  questions,
});

/** A valid quiz, trimmed and complete. */
export type QuizDraft = z.infer<typeof quizRules>;
