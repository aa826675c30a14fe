import * as z from 'zod';
import {
  type InstructorQuestion,
  type InstructorQuiz as OwnQuiz,
  QuizCreated,
} from '../modules/teaching/quizzes/instructor-quiz.types';
import { QuizAuthoringService } from '../modules/teaching/quizzes/quiz-authoring.service';
import { DEFAULT_PASSING_SCORE_PERCENT, DEFAULT_POINTS, quizRules } from '../modules/quizzes/quiz.rules';
import { QuizResultsService } from '../modules/teaching/quiz-results/quiz-results.service';
import {
  AuthorsQuestion,
  quizSummary,
  answer,
  constant,
  Deleted,
  flags,
  idsOf,
  numbers,
  optionalTexts,
  texts,
  valid,
  word,
} from './answers';
import { type RestRequest, routesOf } from './route';

const { questionCount: _, ...summary } = quizSummary;
const InstructorQuiz = answer(
  'InstructorQuiz',
  {
    ...summary,
    questions: z.array(AuthorsQuestion),
    ...numbers('attempts', 'avgScore', 'revision'),
    maxAttempts: z.number().nullable(),
    reviewRule: word('automatic', 'score', 'verdicts', 'answers'),
    ...flags('shuffleQuestions', 'shuffleOptions'),
  },
  ({ quiz, questions }: { quiz: OwnQuiz; questions: InstructorQuestion[] }) => ({
    ...quiz,
    ...idsOf(quiz.id),
    courseName: quiz.courseTitle,
    timeLimit: quiz.timeLimitMinutes ?? 0,
    passingScore: quiz.passingScorePercent,
    questions,
    attempts: quiz.attemptCount,
    avgScore: quiz.averagePercent ?? 0,
    shuffleQuestions: quiz.shufflesQuestions,
    shuffleOptions: quiz.shufflesOptions,
  }),
);

const rules = quizRules.shape;
const NewQuestion = z.object({
  type: z.enum(['multiple-choice', 'true-false', 'short-answer']),
  ...texts('questionText', 'correctAnswer'),
  options: z.array(z.string()).optional().describe('Four for multiple-choice, otherwise none.'),
  points: z.number().default(DEFAULT_POINTS),
  ...optionalTexts('explanation', 'lessonId'),
});
const NewQuiz = z.object({
  title: rules.title,
  description: rules.description,
  courseId: rules.courseId,
  timeLimit: rules.timeLimitMinutes,
  passingScore: rules.passingScorePercent,
  maxAttempts: rules.maxAttempts,
  ...optionalTexts('reviewRule'),
  shuffleQuestions: rules.shufflesQuestions,
  shuffleOptions: rules.shufflesOptions,
  questions: z.array(NewQuestion),
});
const Activity = z.object({ isActive: z.boolean('isActive must be true or false') });

const route = routesOf({ tag: 'Quiz authoring', access: 'signed in', scope: 'read:teaching' });
const editRoute = routesOf({ tag: 'Quiz authoring', access: 'signed in', scope: 'write:teaching' });

export const quizAuthoringRoutes = [
  route('GET /instructor/quizzes', {
    summary: 'List your quizzes',
    answer: z.array(InstructorQuiz),
    call: async (request) =>
      withQuestions(request, await request.services(QuizAuthoringService).quizzes(request.viewer)),
  }),
  editRoute('POST /instructor/quizzes', {
    summary: 'Create a quiz, which is active immediately',
    body: NewQuiz,
    status: 201,
    answer: InstructorQuiz,
    call: async (request) => {
      const { viewer, body } = request;
      const result = await request.services(QuizAuthoringService).create(viewer, quizInput(body));
      return result instanceof QuizCreated ? (await withQuestions(request, [result.quiz]))[0]! : result;
    },
  }),
  editRoute('PATCH /instructor/quizzes/:id/toggle', {
    summary: 'Activate or deactivate a quiz; open attempts can still be finished',
    body: Activity,
    answer: InstructorQuiz,
    call: async (request) => {
      const { viewer, params, body } = request;
      const { isActive } = valid(Activity, body);
      const quiz = await request.services(QuizAuthoringService).setActive(viewer, params.id, isActive);
      return (await withQuestions(request, [quiz]))[0]!;
    },
  }),
  editRoute('DELETE /instructor/quizzes/:id', {
    summary: 'Delete a quiz; open attempts can still be finished',
    answer: Deleted,
    call: async ({ viewer, params, services }) =>
      (await services(QuizAuthoringService).delete(viewer, params.id)).quizId,
  }),
  route('GET /instructor/quizzes/:id/results.csv', {
    summary: 'Export the attempts at a quiz, or those of a group, as CSV',
    query: z.object(optionalTexts('group')),
    answer: { contentType: 'text/csv' },
    call: ({ viewer, params, query, isHead, services }) =>
      services(QuizResultsService).asCsv(viewer, params.id, { groupId: query.group || null, isHead }),
  }),
];

async function withQuestions({ viewer, services }: RestRequest<never>, quizzes: OwnQuiz[]) {
  const quizIds = quizzes.map(({ id }) => id);
  const questions = await services(QuizAuthoringService).questionsOf(viewer, quizIds);
  return quizzes.map((quiz, index) => ({ quiz, questions: questions[index] ?? [] }));
}

const isObject = (value: unknown): value is RestRequest['body'] =>
  typeof value === 'object' && value !== null;

/** The input of the quiz rules. */
const quizInput = (body: RestRequest['body']) => ({
  ...body,
  timeLimitMinutes: body.timeLimit,
  passingScorePercent: body.passingScore ?? DEFAULT_PASSING_SCORE_PERCENT,
  reviewRule: constant(body.reviewRule),
  shufflesQuestions: body.shuffleQuestions,
  shufflesOptions: body.shuffleOptions,
  questions: Array.isArray(body.questions) ? body.questions.map(questionInput) : [],
});

/** All questions are new, whatever id a form gave them. */
const questionInput = (question: unknown) =>
  isObject(question) && {
    ...question,
    id: null,
    type: constant(question.type),
    text: question.questionText,
    correctAnswer:
      typeof question.correctAnswer === 'boolean' ? String(question.correctAnswer) : question.correctAnswer,
  };
