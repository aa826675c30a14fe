import * as z from 'zod';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { DEFAULT_PASSING_SCORE_PERCENT, DEFAULT_POINTS, quizRules } from '../modules/quizzes/quiz.rules';
import {
  NoAttemptsLeft,
  type Question,
  type Quiz,
  type QuizAttemptSubmitted,
} from '../modules/quizzes/quiz.types';
import { QuizAttemptService } from '../modules/quizzes/taking/quiz-attempt.service';
import { QuizAttemptSubmissionService } from '../modules/quizzes/taking/quiz-attempt-submission.service';
import { QuizService } from '../modules/quizzes/taking/quiz.service';
import { QuizResultsService } from '../modules/teaching/quiz-results/quiz-results.service';
import type {
  InstructorQuestion,
  InstructorQuiz,
  QuizDeleted,
} from '../modules/teaching/quizzes/instructor-quiz.types';
import {
  QuizAttemptHandoverService,
  type HandedOver,
} from '../modules/teaching/quizzes/quiz-attempt-handover.service';
import { QuizAuthoringService } from '../modules/teaching/quizzes/quiz-authoring.service';
import {
  constant,
  deletedJson,
  existing,
  idsOf,
  pick,
  quizSummaryJson,
  required,
  valid,
  wordOf,
} from './answers';
import { type RestRequest, routesOf } from './route';

/** A question of an open attempt, without its correct answer. */
const questionJson = (id: string, question: Question | InstructorQuestion) => ({
  ...idsOf(id),
  type: wordOf(question.type),
  questionText: question.text,
  ...pick(question, 'options', 'points'),
});

const authorsQuestionJson = (question: InstructorQuestion) => ({
  ...questionJson(question.id, question),
  ...pick(question, 'correctAnswer', 'explanation', 'lessonId'),
});

/**
 * The quiz; in an attempt, as it was when the attempt started. Without one it has correct answers for the team of the
 * course, and no questions for a student who has to start the quiz.
 */
function quizJson({ now, ...handedOver }: HandedOver & { now: Date }) {
  const quiz = quizSummaryJson(handedOver.quiz);
  if (handedOver.attempt === null)
    return { ...quiz, questions: handedOver.questions.map(authorsQuestionJson), attempt: null };
  const { attempt, questions } = handedOver;
  return {
    ...quiz,
    timeLimit: attempt.timeLimitMinutes ?? 0,
    passingScore: attempt.passingScorePercent,
    totalPoints: attempt.total,
    questionCount: questions.length,
    questions: questions.map((question) => questionJson(question.questionId, question)),
    attempt: {
      id: attempt.id,
      startedAt: new Date(attempt.startedAt),
      deadline: attempt.deadline && new Date(attempt.deadline),
      serverNow: now,
    },
  };
}

interface WithQuestions {
  quiz: InstructorQuiz;
  questions: InstructorQuestion[];
}

const instructorQuizJson = ({ quiz, questions }: WithQuestions) => ({
  ...idsOf(quiz.id),
  ...pick(quiz, 'title', 'description', 'courseId', 'totalPoints', 'isActive', 'maxAttempts', 'revision'),
  courseName: quiz.courseTitle,
  timeLimit: quiz.timeLimitMinutes ?? 0,
  passingScore: quiz.passingScorePercent,
  createdAt: new Date(quiz.createdAt),
  questions: questions.map(authorsQuestionJson),
  attempts: quiz.attemptCount,
  avgScore: quiz.averagePercent ?? 0,
  reviewRule: wordOf(quiz.reviewRule),
  shuffleQuestions: quiz.shufflesQuestions,
  shuffleOptions: quiz.shufflesOptions,
});

const BAD_ANSWERS = 'answers must be a list of {questionId, answer} with texts';
const Answer = z.object(
  { questionId: z.string(BAD_ANSWERS), answer: z.string(BAD_ANSWERS).nullish() },
  BAD_ANSWERS,
);
const Submission = z.object({ quizId: required('quizId'), answers: z.array(Answer, BAD_ANSWERS) });

const rules = quizRules.shape;
const NewQuestion = z.object({
  type: z.enum(['multiple-choice', 'true-false', 'short-answer']),
  questionText: z.string(),
  correctAnswer: z.string(),
  options: z.array(z.string()).optional().describe('Four for multiple-choice, otherwise none.'),
  points: z.number().default(DEFAULT_POINTS),
  explanation: z.string().optional(),
  lessonId: z.string().optional(),
});
const NewQuiz = z.object({
  title: rules.title,
  description: rules.description,
  courseId: rules.courseId,
  timeLimit: rules.timeLimitMinutes,
  passingScore: rules.passingScorePercent,
  maxAttempts: rules.maxAttempts,
  reviewRule: z.string().optional(),
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
    answer: (quizzes: Quiz[]) => quizzes.map(quizSummaryJson),
    call: async ({ viewer, params, services }) => {
      const course = existing(await services(CatalogueService).course(viewer, params.courseId), 'Course');
      return (services(QuizService).quizzesWith(course) ?? []).map((quiz) => ({ ...quiz, course }));
    },
  }),
  route('GET /quizzes/quiz/:quizId', {
    summary: 'Get a quiz with its questions',
    description:
      'For an enrolled student, this starts an attempt or returns the open one, and the time limit begins to run; an access token needs `write:learning` for it. If the quiz limits the number of attempts, questions are returned only after `POST /quizzes/quiz/{quizId}/start`. The team of the course gets the questions with their correct answers; an access token needs `read:teaching` for it. `HEAD` never starts an attempt.',
    answer: quizJson,
    call: async ({ viewer, params, isHead, services }) => {
      const handover = services(QuizAttemptHandoverService);
      const quiz = await handover[isHead ? 'peek' : 'read'](viewer, params.quizId);
      return { ...quiz, now: services(QuizAttemptService).now() };
    },
  }),
  route('POST /quizzes/quiz/:quizId/start', {
    summary: 'Start or resume an attempt',
    scope: 'write:learning',
    answer: quizJson,
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
    answer: ({ attempt }: QuizAttemptSubmitted) => ({
      ...pick(attempt, 'score', 'total', 'percent', 'passed'),
      state: wordOf(attempt.state),
      finishedAt: new Date(attempt.finishedAt!),
    }),
    call: async ({ viewer, body, services }) => {
      const { quizId, answers } = valid(Submission, body);
      const input = answers.map(({ questionId, answer }) => ({ questionId, answer: answer ?? '' }));
      return services(QuizAttemptSubmissionService).submitToQuiz(viewer, quizId, input);
    },
  }),
  authoringRoute('GET /instructor/quizzes', {
    summary: 'List your quizzes',
    answer: (quizzes: WithQuestions[]) => quizzes.map(instructorQuizJson),
    call: async (request) =>
      withQuestions(request, await request.services(QuizAuthoringService).quizzes(request.viewer)),
  }),
  editRoute('POST /instructor/quizzes', {
    summary: 'Create a quiz, which is active immediately',
    body: NewQuiz,
    status: 201,
    answer: instructorQuizJson,
    call: async (request) => {
      const { viewer, body, services } = request;
      const { quiz } = await services(QuizAuthoringService).create(viewer, quizInput(body));
      return (await withQuestions(request, [quiz]))[0]!;
    },
  }),
  editRoute('PATCH /instructor/quizzes/:id/toggle', {
    summary: 'Activate or deactivate a quiz; open attempts can still be finished',
    body: Activity,
    answer: instructorQuizJson,
    call: async (request) => {
      const { viewer, params, body } = request;
      const { isActive } = valid(Activity, body);
      const quiz = await request.services(QuizAuthoringService).setActive(viewer, params.id, isActive);
      return (await withQuestions(request, [quiz]))[0]!;
    },
  }),
  editRoute('DELETE /instructor/quizzes/:id', {
    summary: 'Delete a quiz; open attempts can still be finished',
    answer: ({ quizId }: QuizDeleted) => deletedJson(quizId),
    call: ({ viewer, params, services }) => services(QuizAuthoringService).delete(viewer, params.id),
  }),
  authoringRoute('GET /instructor/quizzes/:id/results.csv', {
    summary: 'Export the attempts at a quiz, or those of a group, as CSV',
    query: ['group'],
    answer: { contentType: 'text/csv' },
    call: ({ viewer, params, query, isHead, services }) =>
      services(QuizResultsService).asCsv(viewer, params.id, { groupId: query.group || null, isHead }),
  }),
];

async function withQuestions({ viewer, services }: RestRequest<never>, quizzes: InstructorQuiz[]) {
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
