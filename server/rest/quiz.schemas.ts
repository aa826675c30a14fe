import * as z from 'zod';
import { ANSWER_MAX_LENGTH } from '../features/quizzes/quiz-attempt.rules';
import {
  answerNamed,
  count,
  EXAMPLE_ID,
  flag,
  identityOf,
  idOf,
  percent,
  text,
  time,
  timeOrNull,
} from './schema';

export const QUESTION_TYPES = ['multiple-choice', 'true-false', 'short-answer'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

const timeLimit = count('Minutes, the viewer’s extra time included; 0: none.', 30);
const attempt = z.object({
  id: idOf('attempt', 'The attempt.'),
  startedAt: time('When it was started.'),
  deadline: timeOrNull('When the time is up, by the clock of serverNow; null: no time limit.'),
  serverNow: time('The server’s clock: count down from this one, not from the device’s.'),
});

export type QuizSummary = z.infer<typeof QuizSummary>;
export const QuizSummary = answerNamed(
  'QuizSummary',
  'A quiz without its questions.',
  z.object({
    ...identityOf('quiz'),
    title: text('At most 200 characters.', 'Boxes and flow'),
    description: text('Plain text; may be empty.', ''),
    courseId: idOf('course', 'The course it belongs to.'),
    courseName: text('That course’s title.', 'CSS layout'),
    timeLimit,
    passingScore: percent('The least percent that passes.', 70),
    totalPoints: count('Points of all questions together.', 8),
    isActive: flag('false: listed, but not available.'),
    questionCount: count('How many questions it asks.', 5),
    createdAt: time('When it was made.'),
  }),
);

const asked = {
  ...identityOf('question'),
  type: z.enum(QUESTION_TYPES).describe('How it is answered.'),
  questionText: text('The question itself.', 'Which property makes a flex container?'),
  options: z.array(z.string()).meta({
    description: 'Four for multiple-choice; empty for the others, true-false included.',
    examples: [['display', 'float', 'position', 'overflow']],
  }),
  points: z
    .int()
    .min(1)
    .meta({ description: 'What a right answer earns.', examples: [1] }),
};

export type Question = z.infer<typeof Question>;
export const Question = answerNamed(
  'Question',
  'A question as whoever takes the quiz sees it.',
  z.object(asked),
);

export type AuthorsQuestion = z.infer<typeof AuthorsQuestion>;
export const AuthorsQuestion = answerNamed(
  'AuthorsQuestion',
  'A question as its author sees it.',
  z.object({
    ...asked,
    correctAnswer: text('One of the options, `true` or `false`, or the short answer.', 'display'),
    explanation: z.string().nullable().describe('Why it is so; null: none.'),
  }),
);

export type QuizInAttempt = z.infer<typeof QuizInAttempt>;
export const QuizInAttempt = answerNamed(
  'QuizInAttempt',
  'A quiz as it was when the open attempt at it was started, without anything that answers it.',
  QuizSummary.extend({
    questions: z.array(Question).describe('In the attempt’s order.'),
    attempt: attempt.describe('The open attempt.'),
  }),
);

export type QuizWithoutAttempt = z.infer<typeof QuizWithoutAttempt>;
export const QuizWithoutAttempt = answerNamed(
  'QuizWithoutAttempt',
  'A quiz to its author, with the keys; or, without questions, to a student who has to start it first.',
  QuizSummary.extend({
    questions: z.array(AuthorsQuestion).describe('Empty unless whoever asks is the author.'),
    attempt: z.null().describe('No attempt is open.'),
  }),
);

export const Quiz = answerNamed(
  'Quiz',
  'A quiz as whoever asks may see it.',
  z.union([QuizInAttempt, QuizWithoutAttempt]),
);

export const Submission = z.object({
  quizId: idOf('quiz', 'The quiz, by its `_id` or `id`.'),
  answers: z
    .array(
      z.object({
        questionId: idOf('question', 'A question of this quiz, named once.'),
        answer: z
          .string()
          .max(ANSWER_MAX_LENGTH)
          .nullish()
          .meta({
            description: 'One of the options, `true` or `false`, or a short answer; blank or null: left out.',
            examples: ['display'],
          }),
      }),
    )
    .describe('At least one that is not blank.'),
});

export const SUBMISSION_EXAMPLE = {
  quizId: EXAMPLE_ID.quiz,
  answers: [{ questionId: EXAMPLE_ID.question, answer: 'display' }],
};

export type QuizResult = z.infer<typeof QuizResult>;
export const QuizResult = answerNamed(
  'QuizResult',
  'What an attempt came to; the same answers within a minute get the same result.',
  z.object({
    score: count('Points earned.', 6),
    total: count('Points of all questions together.', 8),
    percent: percent('Percent of the points, rounded; 100 only for all of them.', 75),
    passed: flag('Whether percent reached the passing score.'),
    state: z
      .enum(['submitted', 'expired'])
      .describe('expired: time had run out, and the answers saved before were graded.'),
    finishedAt: time('When it was submitted or its time was up, never after the deadline.'),
  }),
);
