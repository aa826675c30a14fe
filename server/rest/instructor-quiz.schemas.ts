import * as z from 'zod';
import {
  DEFAULT_PASSING_SCORE_PERCENT,
  DEFAULT_POINTS,
  OPTION_COUNT,
  POINTS_MAX,
  QUESTION_TEXT_MAX_LENGTH,
  QUESTIONS_MAX,
  quizRules,
} from '../features/quizzes/quiz.rules';
import { AuthorsQuestion, QUESTION_TYPES, QuizSummary } from './quiz.schemas';
import {
  answerNamed,
  bodyNamed,
  count,
  EXAMPLE_ID,
  flag,
  idOf,
  identityOf,
  judgedBy,
  percent,
  text,
} from './schema';

const REVIEW_RULES = ['automatic', 'score', 'verdicts', 'answers'] as const;

const REVIEW_RULE =
  'How much of a result its students see: `automatic` the score, verdicts once passed, answers once no attempts are left; `score` alone; `verdicts` which were right; `answers` the right ones too.';

export type InstructorQuiz = z.infer<typeof InstructorQuiz>;
export const InstructorQuiz = answerNamed(
  'InstructorQuiz',
  'A quiz as its author sees it.',
  QuizSummary.omit({ questionCount: true }).extend({
    ...identityOf('quiz'),
    timeLimit: count('Minutes from start to deadline; 0: none.', 30),
    isActive: flag('false: students see it as not available.'),
    questions: z.array(AuthorsQuestion).describe('In order, with their keys.'),
    attempts: count('Finished attempts that enter averages.', 17),
    avgScore: percent('The rounded mean percent of those attempts; 0 without any.', 81),
    maxAttempts: z.int().min(1).nullable().describe('How often a student may take it; null: any number.'),
    reviewRule: z.enum(REVIEW_RULES).describe(REVIEW_RULE),
    shuffleQuestions: flag('Whether each attempt has the questions in an order of its own.', false),
    shuffleOptions: flag('Whether each attempt has the options in an order of its own.', false),
    revision: z.int().meta({ description: 'Counts the edits: hand it back with an update.', examples: [1] }),
  }),
);

const questionText = z.string().min(1).max(QUESTION_TEXT_MAX_LENGTH);

const QuestionInput = bodyNamed(
  'QuestionInput',
  'A question to write.',
  z.object({
    type: z.enum(QUESTION_TYPES).describe('How it is answered.'),
    questionText: questionText.describe('The question itself.'),
    options: z
      .array(z.string().max(QUESTION_TEXT_MAX_LENGTH))
      .max(OPTION_COUNT)
      .nullish()
      .describe('Four different ones for multiple-choice; not looked at for the others.'),
    correctAnswer: z
      .union([questionText, z.boolean()])
      .describe('One of the options; true or false; or the short answer, compared without regard to case.'),
    explanation: z
      .string()
      .max(QUESTION_TEXT_MAX_LENGTH)
      .nullish()
      .describe('Why it is so; null or blank: none.'),
    points: z
      .int()
      .min(1)
      .max(POINTS_MAX)
      .nullish()
      .meta({ description: 'What a right answer earns.', default: DEFAULT_POINTS }),
  }),
);

const rules = quizRules.shape;

export const NewQuiz = bodyNamed(
  'NewQuiz',
  'A quiz to create.',
  z.object({
    title: judgedBy(rules.title, 'Its title.', 'Boxes and flow'),
    description: judgedBy(rules.description, 'Plain text; null or blank: none.'),
    courseId: idOf('course', 'A course of one’s own.'),
    timeLimit: judgedBy(rules.timeLimitMinutes, 'Minutes; 0, null or left out: none.', 30),
    passingScore: judgedBy(
      rules.passingScorePercent,
      `The least percent that passes; null or left out: ${DEFAULT_PASSING_SCORE_PERCENT}.`,
      DEFAULT_PASSING_SCORE_PERCENT,
    ),
    questions: z.array(QuestionInput).min(1).max(QUESTIONS_MAX).describe('In order.'),
    maxAttempts: judgedBy(
      rules.maxAttempts,
      'How often a student may take it; null or left out: any number.',
    ),
    reviewRule: z.enum(REVIEW_RULES).nullish().describe(`${REVIEW_RULE} null or left out: automatic.`),
    shuffleQuestions: judgedBy(
      rules.shufflesQuestions,
      'Whether each attempt has its own order of questions.',
    ),
    shuffleOptions: judgedBy(rules.shufflesOptions, 'Whether each attempt has its own order of options.'),
  }),
);

export const QuizEdit = bodyNamed(
  'QuizEdit',
  'The whole quiz as it shall be: what `GET` gave, edited.',
  NewQuiz.extend({
    questions: z
      .array(
        QuestionInput.extend({
          _id: text(
            'The question it edits; anything but an id of this quiz’s questions is a new one.',
          ).optional(),
          id: z.unknown().describe('Looked at when there is no `_id`.').optional(),
        }),
      )
      .min(1)
      .max(QUESTIONS_MAX)
      .describe('In order; those left out are removed.'),
    revision: z.int().nullish().describe('The one that was read; null or left out: whichever there is.'),
  }),
);

export const NEW_QUIZ_EXAMPLE = {
  title: 'Boxes and flow',
  description: 'What the first three lessons said.',
  courseId: EXAMPLE_ID.course,
  timeLimit: 30,
  passingScore: 70,
  questions: [
    {
      type: 'multiple-choice' as const,
      questionText: 'Which property makes a flex container?',
      options: ['display', 'float', 'position', 'overflow'],
      correctAnswer: 'display',
      points: 2,
    },
    {
      type: 'true-false' as const,
      questionText: 'A margin can be negative.',
      correctAnswer: 'true',
      points: 1,
    },
    {
      type: 'short-answer' as const,
      questionText: 'Which unit is a root em?',
      correctAnswer: 'rem',
      points: 1,
    },
  ],
};

export const Activity = z.object({ isActive: flag('Whether students can take it.') });
