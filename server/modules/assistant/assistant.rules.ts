import * as z from 'zod/mini';
import { requiredLine, requiredText } from '../../platform/validation.rules';

/** Specification, section 4. */
export const QUIZ_PREFIX = 'Generate a quiz on:';
export const FLASHCARD_PREFIX = 'Create flashcards on:';

export const ASSISTANT_TEXT_MAX = 5000;
export const ASSISTANT_PER_HOUR = 30;
export const ASSISTANT_CONCURRENT_ANSWERS = 2;
export const QUESTIONS_PER_QUIZ = 5;
export const CARDS_PER_DECK = 10;
/** The answer if the material has none; fixed text, so that clients can recognize it. */
export const UNANSWERED = 'There is nothing in your courses about this.';
/** The answer to a message that asks nothing; null for any other. */
export function courtesyTo(text: string): string | null {
  if (/^(thanks|thank you|thx)( a lot| (so|very) much)?[\s!.,]*$/i.test(text)) return 'You’re welcome!';
  if (/^(bye|goodbye)[\s!.,]*$/i.test(text)) return 'Goodbye!';
  return /^(hi|hello|hey|good (morning|afternoon|evening))[\s!.,]*$/i.test(text)
    ? 'Hello! You can ask me anything about your courses, or for practice questions or flashcards about a topic.'
    : null;
}
/** The answer if the material has only something near; its sources are links to that. */
export const CLOSEST = 'Closest in your courses: these lessons may help, but none answers this directly.';
/** The answer to a request for practice if the authors of these lessons released nothing for it. */
export const NO_PRACTICE =
  'There are no practice questions or flashcards for this. These lessons are where to read about it.';
/** The answer to what looks like a question of a quiz that the viewer is taking. */
export const IN_OPEN_QUIZ =
  'This looks like a question of the quiz that you are taking. Please ask again after submitting it.';
/** The answer about a course whose instructor switched the assistant off. */
export const OFF_IN_COURSE = 'The assistant is off in this course.';
/** The beginnings of the built-in hints, in order; the last one is repeated. */
export const HINTS = [
  'Hint 1: you can find the answer yourself in these passages. Ask for the next hint if you are stuck.',
  'Hint 2: the sentence to look for begins like this:',
  'That was the last hint. Please read the passages, or ask your instructor.',
] as const;
/** The second hint if the answer is not in a sentence that could be quoted. */
export const HINT_OUTSIDE_SENTENCES = 'Hint 2: look for a table or for code in these passages.';
/** Precedes the built-in hint if the hint of a model or host contained the answer. */
export const HINT_REPLACED =
  'The hint of the language model gave away the answer, so this one was put together from your courses.';
/** Precedes the built-in answer if a budget for the model is used up. */
export const BUDGET_USED_UP =
  'The budget for the language model is used up for now, so this answer was put together from your courses without it.';
/** Precedes the built-in answer if the model is down or too slow. */
export const MODEL_UNAVAILABLE =
  'The language model did not respond, so this answer was put together from your courses without it.';
export const FROM_MATERIAL = 'From your course material';

/** Specification, section 9: the choices in order, with their REST values. */
export const USER_TYPES = { STUDENT: 'student', INSTRUCTOR: 'instructor' };
export type UserType = keyof typeof USER_TYPES;
export const DIFFICULTIES = {
  BEGINNER: 'beginner',
  INTERMEDIATE: 'intermediate',
  ADVANCED: 'advanced',
};
export type Difficulty = keyof typeof DIFFICULTIES;
export const SUBJECTS = {
  GENERATIVE_AI: 'Generative AI',
  WEB_DEVELOPMENT: 'Web Development',
  DESIGN: 'Design',
};
export type Subject = keyof typeof SUBJECTS;
/** Specification, section 7: values of request_type. */
export const REQUEST_TYPES = {
  TUTORING: 'tutoring',
  QUIZ_GENERATION: 'quiz_generation',
  FLASHCARD_CREATION: 'flashcard_creation',
};
export type RequestType = keyof typeof REQUEST_TYPES;
/** What an external model or host is called for, in words. */
export const CALL_KINDS = { ...REQUEST_TYPES, SUGGESTION: 'suggestion', EMBEDDING: 'embedding' };
export type CallKind = keyof typeof CALL_KINDS;
/** What can be asked for after a hint. */
export type AssistantStep = 'NEXT_HINT' | 'EXPLANATION';
/** The same in words, for buttons. */
export const STEP_TEXTS: Readonly<Record<AssistantStep, string>> = {
  NEXT_HINT: 'Next hint',
  EXPLANATION: 'Show the explanation',
};
export const DEFAULT_USER_TYPE: UserType = 'STUDENT';
export const DEFAULT_DIFFICULTY: Difficulty = 'INTERMEDIATE';
export const DEFAULT_SUBJECT: Subject = 'GENERATIVE_AI';

const PREFIXES: [string, RequestType][] = [
  [QUIZ_PREFIX, 'QUIZ_GENERATION'],
  [FLASHCARD_PREFIX, 'FLASHCARD_CREATION'],
];

/**
 * The request type and text of a typed message (specification, section 4): a prefix, in any case, changes tutoring to
 * its type and is stripped from every type but tutoring. The text is trimmed.
 */
export function readRequest(
  text: string,
  requestType: RequestType,
): { text: string; requestType: RequestType } {
  const trimmed = text.trim();
  const prefix = PREFIXES.find(
    ([words]) => trimmed.slice(0, words.length).toLowerCase() === words.toLowerCase(),
  );
  if (!prefix) return { text: trimmed, requestType };
  return {
    text: trimmed.slice(prefix[0].length).trim(),
    requestType: requestType === 'TUTORING' ? prefix[1] : requestType,
  };
}

/** The key whose value equals this word, ignoring case; null if there is none. */
export function enumKeyOf<Key extends string>(words: Record<Key, string>, word: string): Key | null {
  const folded = word.trim().toLowerCase();
  const keys = Object.keys(words) as Key[];
  return keys.find((key) => words[key].toLowerCase() === folded) ?? null;
}

/** A question without its prefix. */
export const questionRules = z.object({
  text: requiredText('Message', ASSISTANT_TEXT_MAX, 'Please write a message'),
});

export const DECK_CARDS_MAX = 100;
const CARD_FRONT_MAX_LENGTH = 500;
export const CARD_BACK_MAX_LENGTH = 2000;

/** A deck created by hand. */
export const flashcardDeckRules = z.object({
  title: requiredLine('Title', 200, 'Title is required'),
  cards: z
    .array(
      z.object({
        front: requiredText('Front', CARD_FRONT_MAX_LENGTH, 'Front is required'),
        back: requiredText('Back', CARD_BACK_MAX_LENGTH, 'Back is required'),
        lessonId: z._default(z.nullable(z.string()), null),
      }),
    )
    .check(
      z.minLength(1, 'A deck needs at least one card'),
      z.maxLength(DECK_CARDS_MAX, `A deck can have at most ${DECK_CARDS_MAX} cards`),
    ),
});

/** What budgets count: tokens, or requests for a host that reports no tokens. */
export enum BudgetUnit {
  TOKENS = 'TOKENS',
  REQUESTS = 'REQUESTS',
}

const BUDGET_MAX = 2_000_000_000;

/** null, 0 or left out: no limit. */
function budget(label: string) {
  const sentence = `${label} must be a whole number up to ${BUDGET_MAX.toLocaleString('en-US')}, or empty for no limit`;
  return z.pipe(
    z.nullish(z.int(sentence).check(z.minimum(0, sentence), z.maximum(BUDGET_MAX, sentence))),
    z.transform((value) => value || null),
  );
}

/** The budgets as an administrator edits them. */
export const budgetRules = z.object({
  unit: z.enum(BudgetUnit, 'Please choose what is counted'),
  perPerson: budget('The budget per person per day'),
  perCourse: budget('The budget per course per day'),
  perMonth: budget('The monthly budget'),
});

export type BudgetInput = z.output<typeof budgetRules>;
