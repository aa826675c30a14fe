import * as z from 'zod';
import { ANSWER_MAX_LENGTH } from '../features/quizzes/taking/quiz-attempt.rules';
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

const timeLimit = count('Your time limit in minutes, including extra time; 0 for none.', 30);
const attempt = z.object({
  id: idOf('attempt', 'Identifier of the attempt.'),
  startedAt: time('When the attempt was started.'),
  deadline: timeOrNull(
    'When the attempt expires, by the server’s clock (see `serverNow`); null without a time limit.',
  ),
  serverNow: time(
    'The server’s time of this response. Count down from `deadline` minus `serverNow`, not from the device’s clock.',
  ),
});

export const QuizSummary = answerNamed(
  'QuizSummary',
  'A quiz without its questions.',
  z.object({
    ...identityOf('quiz'),
    title: text('Title of the quiz, at most 200 characters.', 'Boxes and flow'),
    description: text('Description of the quiz as plain text; may be empty.', ''),
    courseId: idOf('course', 'Identifier of the course.'),
    courseName: text('Title of the course.', 'CSS layout'),
    timeLimit,
    passingScore: percent('Minimum score to pass in percent.', 70),
    totalPoints: count('Sum of the points of all questions.', 8),
    isActive: flag('Whether the quiz can be taken.'),
    questionCount: count('Number of questions.', 5),
    createdAt: time('When the quiz was created.'),
  }),
);

const asked = {
  ...identityOf('question'),
  type: z.enum(QUESTION_TYPES).describe('Type of the question.'),
  questionText: text('The question.', 'Which property makes a flex container?'),
  options: z.array(z.string()).meta({
    description: 'Four options for multiple-choice; empty for other types.',
    examples: [['display', 'float', 'position', 'overflow']],
  }),
  points: z
    .int()
    .min(1)
    .meta({ description: 'Points for a correct answer.', examples: [1] }),
};

const Question = answerNamed('Question', 'A question, as the student sees it.', z.object(asked));

export const AuthorsQuestion = answerNamed(
  'AuthorsQuestion',
  'A question with its correct answer, as the quiz’s instructor sees it.',
  z.object({
    ...asked,
    correctAnswer: text('One of the options, `true` or `false`, or the short answer.', 'display'),
    explanation: z.string().nullable().describe('Why the answer is correct; null if not given.'),
    lessonId: z
      .string()
      .nullable()
      .describe('Identifier of the lesson to repeat after a wrong answer; null for none.'),
  }),
);

export const QuizInAttempt = answerNamed(
  'QuizInAttempt',
  'A quiz as it was when the open attempt was started, without correct answers.',
  QuizSummary.extend({
    questions: z.array(Question).describe('Questions, in the order of the attempt.'),
    attempt: attempt.describe('The open attempt.'),
  }),
);

const QuizWithoutAttempt = answerNamed(
  'QuizWithoutAttempt',
  'A quiz without an open attempt: with correct answers for its instructor, without questions for a student who has to start it first.',
  QuizSummary.extend({
    questions: z.array(AuthorsQuestion).describe('Questions for the quiz’s instructor; empty for students.'),
    attempt: z.null().describe('Always null: no attempt is open.'),
  }),
);

export const Quiz = answerNamed(
  'Quiz',
  'A quiz, with an open attempt or without.',
  z.union([QuizInAttempt, QuizWithoutAttempt]),
);

export const Submission = z.object({
  quizId: idOf('quiz', 'Identifier of the quiz (`_id` or `id`).'),
  answers: z
    .array(
      z.object({
        questionId: idOf('question', 'Identifier of a question of the quiz, at most once.'),
        answer: z
          .string()
          .max(ANSWER_MAX_LENGTH)
          .nullish()
          .meta({
            description:
              'One of the options, `true` or `false`, or a short answer; blank or null to leave the question out.',
            examples: ['display'],
          }),
      }),
    )
    .describe('Answers, of which at least one must not be blank.'),
});

export const SUBMISSION_EXAMPLE = {
  quizId: EXAMPLE_ID.quiz,
  answers: [{ questionId: EXAMPLE_ID.question, answer: 'display' }],
};

export const QuizResult = answerNamed(
  'QuizResult',
  'Result of an attempt.',
  z.object({
    score: count('Points earned.', 6),
    total: count('Sum of the points of all questions.', 8),
    percent: percent('Percentage of the points, rounded; 100 only if all points were earned.', 75),
    passed: flag('Whether `percent` reached the passing score.'),
    state: z
      .enum(['submitted', 'expired'])
      .describe('`expired` if the deadline had passed and the saved answers were graded.'),
    finishedAt: time('When the attempt was submitted or expired, never later than the deadline.'),
  }),
);
