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

const REQUIRED = 'Please fill in all required fields and add at least one question';
const figure = (number: number) => number.toLocaleString('en-US');

/** A value of this type; `otherwise` if missing or null. */
function orElse<Schema extends z.ZodMiniType, T>(schema: Schema, otherwise: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? otherwise),
  );
}

/** A whole number in a range, with a message; `otherwise` if missing or null. */
function wholeNumber<T extends number | null>(label: string, least: number, max: number, otherwise: T) {
  const sentence = `${label} must be a whole number from ${figure(least)} to ${figure(max)}`;
  const number = z
    .number(sentence)
    .check(z.int(sentence), z.minimum(least, sentence), z.maximum(max, sentence));
  return orElse(number, otherwise);
}

const trimmed = orElse(z.string().check(z.trim()), '');

const idOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((id) => id || null),
);

const question = z.pipe(
  z.object({
    /** The question that it edits; null: a new one. */
    id: idOrNull,
    type: z.enum(QUESTION_TYPES, 'A question is multiple-choice, true-false or short-answer'),
    text: trimmed,
    options: orElse(z.array(trimmed), []),
    correctAnswer: trimmed,
    explanation: z.pipe(
      trimmed,
      z.transform((text) => text || null),
    ),
    points: orElse(z.number(), DEFAULT_POINTS),
    /** The lesson to repeat after a wrong answer; null for none. Others than those of the quiz's course are ignored. */
    lessonId: idOrNull,
  }),
  z.transform((given) => ({
    ...given,
    options: given.type === 'MULTIPLE_CHOICE' ? given.options : [],
    correctAnswer: given.type === 'TRUE_FALSE' ? given.correctAnswer.toLowerCase() : given.correctAnswer,
  })),
);

/** A question as its author wrote it, trimmed and complete, with four options if it is one of multiple choice. */
export type QuestionDraft = z.infer<typeof question>;

interface Problem {
  /** Relative to the question. */
  path: (string | number)[];
  message: string;
}

/** The problems of question `n`, specified ones first. */
function questionProblems(question: QuestionDraft, n: number): Problem[] {
  const { type, text, options, correctAnswer, explanation, points } = question;
  const problems: Problem[] = [];
  const refuse = (message: string, ...path: (string | number)[]) => problems.push({ path, message });

  for (const field of ['text', 'correctAnswer'] as const)
    if (isBlank(question[field])) refuse(`Question ${n} is incomplete`, field);
  if (type === 'MULTIPLE_CHOICE') {
    for (let index = 0; index < OPTION_COUNT; index++)
      if (isBlank(options[index] ?? '')) refuse(`Question ${n} needs all options filled`, 'options', index);
    if (options.length > OPTION_COUNT) refuse(`Question ${n} can have ${OPTION_COUNT} options`, 'options');
    const looks = options.map(visibleText);
    options.forEach((option, index) => {
      if (option && looks.indexOf(visibleText(option)) < index)
        refuse(`Question ${n} has the same option twice`, 'options', index);
    });
    if (correctAnswer && !options.includes(correctAnswer))
      refuse(`Question ${n} needs a correct answer that is one of its options`, 'correctAnswer');
  }
  if (type === 'TRUE_FALSE' && correctAnswer && !['true', 'false'].includes(correctAnswer))
    refuse(`Question ${n} needs true or false as its correct answer`, 'correctAnswer');

  const texts: [string, ...(string | number)[]][] = [
    [text, 'text'],
    ...options.map((option, index): [string, string, number] => [option, 'options', index]),
    [correctAnswer, 'correctAnswer'],
    [explanation ?? '', 'explanation'],
  ];
  for (const [written, ...path] of texts) {
    if (written.length > QUESTION_TEXT_MAX_LENGTH)
      refuse(`Question ${n} has a text of more than ${figure(QUESTION_TEXT_MAX_LENGTH)} characters`, ...path);
    if (!isStorableText(written)) refuse(`Question ${n} contains unsupported characters`, ...path);
  }
  if (!Number.isInteger(points) || points < 1 || points > POINTS_MAX)
    refuse(`Question ${n} needs a whole number of points from 1 to ${figure(POINTS_MAX)}`, 'points');
  return problems;
}

/** Validates all questions together; a problem of question n has the path `questions.{n - 1}.{field}`. */
const questions = z
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
  reviewRule: orElse(z.enum(REVIEW_RULES, 'A review rule is automatic, score, verdicts or answers'), null),
  shufflesQuestions: orElse(z.boolean(), false),
  shufflesOptions: orElse(z.boolean(), false),
  isPractice: orElse(z.boolean(), null),
  questions,
});

/** A valid quiz, trimmed and complete. */
export type QuizDraft = z.infer<typeof quizRules>;
