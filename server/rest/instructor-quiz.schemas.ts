import * as z from 'zod';
import { ExtraTime } from '../features/quizzes/authoring/instructor-quiz.types';
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
  fromRule,
  percent,
  text,
} from './schema';
import { wordOf } from './values';

const REVIEW_RULES = ['automatic', 'score', 'verdicts', 'answers'] as const;

const REVIEW_RULE =
  'What students see of a finished attempt. `score`: the score only; `verdicts`: also which answers were correct; `answers`: also the correct answers; `automatic`: the score, the verdicts once passed, the answers once no attempts are left.';

export const InstructorQuiz = answerNamed(
  'InstructorQuiz',
  'A quiz, as its instructor sees it.',
  QuizSummary.omit({ questionCount: true }).extend({
    ...identityOf('quiz'),
    timeLimit: count('Time limit in minutes; 0 for none.', 30),
    isActive: flag('Whether students can take the quiz.'),
    questions: z.array(AuthorsQuestion).describe('Questions with their correct answers, in order.'),
    attempts: count(
      'Number of counted attempts: finished attempts, except those that expired without any answer.',
      17,
    ),
    avgScore: percent('Average score of the counted attempts in percent, rounded; 0 if there are none.', 81),
    maxAttempts: z
      .int()
      .min(1)
      .nullable()
      .describe('Maximum number of attempts per student; null for unlimited.'),
    reviewRule: z.enum(REVIEW_RULES).describe(REVIEW_RULE),
    shuffleQuestions: flag('Whether each attempt shuffles the questions.', false),
    shuffleOptions: flag('Whether each attempt shuffles the options.', false),
    revision: z.int().meta({
      description: 'Revision number, increased by each edit. Pass it to `PUT /instructor/quizzes/{id}`.',
      examples: [1],
    }),
  }),
);

const questionText = z.string().min(1).max(QUESTION_TEXT_MAX_LENGTH);

export const QuestionInput = bodyNamed(
  'QuestionInput',
  'A question of a quiz to create or update.',
  z.object({
    type: z.enum(QUESTION_TYPES).describe('Type of the question.'),
    questionText: questionText.describe('The question.'),
    options: z
      .array(z.string().max(QUESTION_TEXT_MAX_LENGTH))
      .max(OPTION_COUNT)
      .nullish()
      .describe('Four different options for multiple-choice; ignored for other types.'),
    correctAnswer: z
      .union([questionText, z.boolean()])
      .describe('One of the options, true or false, or the short answer, compared ignoring case.'),
    explanation: z
      .string()
      .max(QUESTION_TEXT_MAX_LENGTH)
      .nullish()
      .describe('Why the answer is correct; null or blank for none.'),
    points: z
      .int()
      .min(1)
      .max(POINTS_MAX)
      .nullish()
      .meta({ description: 'Points for a correct answer.', default: DEFAULT_POINTS }),
    lessonId: z
      .string()
      .nullish()
      .describe(
        'Identifier of the lesson to repeat after a wrong answer. Ignored unless it is one of the course’s lessons.',
      ),
  }),
);

const rules = quizRules.shape;

export const NewQuiz = bodyNamed(
  'NewQuiz',
  'A quiz to create.',
  z.object({
    title: fromRule(rules.title, 'Title of the quiz.', 'Boxes and flow'),
    description: fromRule(
      rules.description,
      'Description of the quiz as plain text; null or blank for none.',
    ),
    courseId: idOf('course', 'Identifier of one of your courses.'),
    timeLimit: fromRule(rules.timeLimitMinutes, 'Time limit in minutes; 0, null or left out for none.', 30),
    passingScore: fromRule(
      rules.passingScorePercent,
      `Minimum score to pass in percent. Default: ${DEFAULT_PASSING_SCORE_PERCENT}.`,
      DEFAULT_PASSING_SCORE_PERCENT,
    ),
    questions: z.array(QuestionInput).min(1).max(QUESTIONS_MAX).describe('Questions, in order.'),
    maxAttempts: fromRule(
      rules.maxAttempts,
      'Maximum number of attempts per student; null or left out for unlimited.',
    ),
    reviewRule: z
      .enum(REVIEW_RULES)
      .nullish()
      .describe(`${REVIEW_RULE} Default: verdicts for a new quiz, otherwise unchanged.`),
    shuffleQuestions: fromRule(rules.shufflesQuestions, 'Whether each attempt shuffles the questions.'),
    shuffleOptions: fromRule(rules.shufflesOptions, 'Whether each attempt shuffles the options.'),
  }),
);

export const QuizEdit = bodyNamed(
  'QuizEdit',
  'The complete quiz, as returned by `GET`, with your changes.',
  NewQuiz.extend({
    questions: z
      .array(
        QuestionInput.extend({
          _id: text(
            'Identifier of the question to update. Any other value creates a new question.',
          ).optional(),
          id: z.unknown().describe('Used if `_id` is left out.').optional(),
        }),
      )
      .min(1)
      .max(QUESTIONS_MAX)
      .describe('Questions, in order. Questions left out are removed.'),
    revision: z
      .int()
      .nullish()
      .describe('Revision number when it was read; null or left out to overwrite any revision.'),
  }),
);

export const NEW_QUIZ_EXAMPLE = {
  title: 'Boxes and flow',
  description: 'Questions about the first three lessons.',
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

export const Activity = z.object({ isActive: flag('Whether students can take the quiz.') });

const EXTRA_TIME = z.enum(Object.values(ExtraTime).map(wordOf)).meta({
  description:
    'Extra time relative to the time limit, rounded up to whole minutes: `quarter` is 25 percent, `half` 50, `double` 100.',
  examples: ['half'],
});

export const ExtraTimeEdit = z.object({ extraTime: EXTRA_TIME });

export const QuizStudent = answerNamed(
  'QuizStudent',
  'A student of a course, with the extra time for one of its quizzes.',
  z.object({
    quizId: idOf('quiz', 'Identifier of the quiz.'),
    studentId: idOf('account', 'Identifier of the student’s account.'),
    name: text('Name of the student.', 'Ada Lovelace'),
    email: z
      .string()
      .nullable()
      .meta({
        description: 'Email address of the student; null if you may not see addresses in this course.',
        examples: ['ada@example.org'],
      }),
    extraTime: EXTRA_TIME,
  }),
);
