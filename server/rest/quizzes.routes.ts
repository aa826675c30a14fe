import * as z from 'zod';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { DEFAULT_PASSING_SCORE_PERCENT, DEFAULT_POINTS, quizRules } from '../modules/quizzes/quiz.rules';
import {
  NoAttemptsLeft,
  type Question as AskedQuestion,
  type QuizAttemptSubmitted,
} from '../modules/quizzes/quiz.types';
import { QuizAttemptService } from '../modules/quizzes/taking/quiz-attempt.service';
import { QuizAttemptSubmissionService } from '../modules/quizzes/taking/quiz-attempt-submission.service';
import { QuizService } from '../modules/quizzes/taking/quiz.service';
import { QuizResultsService } from '../modules/teaching/quiz-results/quiz-results.service';
import {
  type InstructorQuestion,
  type InstructorQuiz as OwnQuiz,
  QuizCreated,
} from '../modules/teaching/quizzes/instructor-quiz.types';
import {
  QuizAttemptHandoverService,
  type HandedOver,
} from '../modules/teaching/quizzes/quiz-attempt-handover.service';
import { QuizAuthoringService } from '../modules/teaching/quizzes/quiz-authoring.service';
import { notFound } from '../platform/errors';
import {
  quizSummary,
  QuizSummary,
  quizSummaryOf,
  answer,
  constant,
  Deleted,
  flags,
  ids,
  idsOf,
  lists,
  numbers,
  optionalTexts,
  required,
  texts,
  textsOrNull,
  times,
  timesOrNull,
  valid,
  word,
} from './answers';
import { type RestRequest, routesOf } from './route';

const question = {
  ...ids,
  type: word('multiple-choice', 'true-false', 'short-answer'),
  ...texts('questionText'),
  ...lists('options'),
  ...numbers('points'),
};
const AuthorsQuestion = answer(
  'AuthorsQuestion',
  { ...question, ...texts('correctAnswer'), ...textsOrNull('explanation', 'lessonId') },
  (requested: InstructorQuestion) => ({ ...requested, ...idsOf(requested.id), questionText: requested.text }),
);

/** A question of an open attempt; its schema has no correct answer. */
const Question = answer('Question', question, (requested: AskedQuestion) => ({
  ...requested,
  ...idsOf(requested.questionId),
  questionText: requested.text,
}));
const attempt = z.object({ ...texts('id'), ...times('startedAt', 'serverNow'), ...timesOrNull('deadline') });
const InAttempt = z.object({ ...quizSummary, questions: z.array(Question), attempt });
/** Has correct answers for the team of the course, and no questions for a student who has to start the quiz. */
const WithoutAttempt = z.object({ ...quizSummary, questions: z.array(AuthorsQuestion), attempt: z.null() });

const Quiz = z.preprocess(quizOf, z.union([InAttempt, WithoutAttempt])).meta({ id: 'Quiz' });

/** The quiz; in an attempt, as it was when the attempt started. */
function quizOf({
  now,
  ...handedOver
}: HandedOver & { now: Date }): z.input<typeof InAttempt | typeof WithoutAttempt> {
  const quiz = quizSummaryOf(handedOver.quiz);
  if (handedOver.attempt === null) return { ...quiz, questions: handedOver.questions, attempt: null };
  const { attempt, questions } = handedOver;
  return {
    ...quiz,
    timeLimit: attempt.timeLimitMinutes ?? 0,
    passingScore: attempt.passingScorePercent,
    totalPoints: attempt.total,
    questionCount: questions.length,
    questions,
    attempt: { ...attempt, serverNow: now },
  };
}

const QuizResult = answer(
  'QuizResult',
  {
    ...numbers('score', 'total', 'percent'),
    ...flags('passed'),
    state: word('submitted', 'expired'),
    ...times('finishedAt'),
  },
  ({ attempt }: QuizAttemptSubmitted) => ({
    ...attempt,
    score: attempt.score!,
    percent: attempt.percent!,
    passed: attempt.passed!,
    finishedAt: attempt.finishedAt!,
  }),
);

const BAD_ANSWERS = 'answers must be a list of {questionId, answer} with texts';
const Answer = z.object(
  { questionId: z.string(BAD_ANSWERS), answer: z.string(BAD_ANSWERS).nullish() },
  BAD_ANSWERS,
);
const Submission = z.object({ quizId: required('quizId'), answers: z.array(Answer, BAD_ANSWERS) });

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

const route = routesOf({ tag: 'Quizzes', access: 'signed in', scope: 'read:learning' });
const authoringRoute = routesOf({ tag: 'Quiz authoring', access: 'signed in', scope: 'read:teaching' });
const editRoute = routesOf({ tag: 'Quiz authoring', access: 'signed in', scope: 'write:teaching' });

export const quizRoutes = [
  route('GET /quizzes/course/:courseId', {
    summary: 'List the quizzes of a course; inactive ones for enrolled students and the team only',
    answer: z.array(QuizSummary),
    call: async ({ viewer, params, services }) => {
      const course = await services(CatalogueService).course(viewer, params.courseId);
      if (!course) throw notFound('Course');
      return (services(QuizService).quizzesWith(course) ?? []).map((quiz) => ({ ...quiz, course }));
    },
  }),
  route('GET /quizzes/quiz/:quizId', {
    summary: 'Get a quiz with its questions',
    description:
      'For an enrolled student, this starts an attempt or returns the open one, and the time limit begins to run; an access token needs `write:learning` for it. If the quiz limits the number of attempts, questions are returned only after `POST /quizzes/quiz/{quizId}/start`. The team of the course gets the questions with their correct answers; an access token needs `read:teaching` for it. `HEAD` never starts an attempt.',
    answer: Quiz,
    call: async ({ viewer, params, isHead, services }) => {
      const handover = services(QuizAttemptHandoverService);
      const quiz = await handover[isHead ? 'peek' : 'read'](viewer, params.quizId);
      return { ...quiz, now: services(QuizAttemptService).now() };
    },
  }),
  route('POST /quizzes/quiz/:quizId/start', {
    summary: 'Start or resume an attempt',
    scope: 'write:learning',
    answer: Quiz,
    call: async ({ viewer, params, services }) => {
      const started = await services(QuizAttemptHandoverService).start(viewer, params.quizId);
      if (started instanceof NoAttemptsLeft) return started;
      return { ...started, now: services(QuizAttemptService).now() };
    },
  }),
  route('POST /quizzes/attempts', {
    summary: 'Submit answers for grading',
    description:
      'Submits the open attempt. Answers that arrive more than 10 seconds after the deadline are ignored, and the saved answers are graded. If there is no open attempt, a quiz without a time limit is started and graded at once. Repeating the same answers within a minute returns the same result; other answers to a graded attempt are refused with 409.',
    scope: 'write:learning',
    body: Submission,
    answer: QuizResult,
    call: async ({ viewer, body, services }) => {
      const { quizId, answers } = valid(Submission, body);
      const input = answers.map(({ questionId, answer }) => ({ questionId, answer: answer ?? '' }));
      return services(QuizAttemptSubmissionService).submitToQuiz(viewer, quizId, input);
    },
  }),
  authoringRoute('GET /instructor/quizzes', {
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
  authoringRoute('GET /instructor/quizzes/:id/results.csv', {
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
