import * as z from 'zod';
import { notFound, Refusal } from '../platform/errors';
import { requireViewer } from '../platform/viewer';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { QuizAttemptHandoverService } from '../features/quizzes/taking/quiz-attempt-handover.service';
import type { GivenAnswer } from '../features/quizzes/taking/quiz-attempt.rules';
import { QuizAttemptService } from '../features/quizzes/taking/quiz-attempt.service';
import { QuizAttemptSubmissionService } from '../features/quizzes/taking/quiz-attempt-submission.service';
import {
  NoAttemptsLeft,
  NothingAnswered,
  QuizAttemptSubmitted,
} from '../features/quizzes/taking/quiz-attempt-outcomes.types';
import { QuizService } from '../features/quizzes/taking/quiz.service';
import { Quiz, QuizInAttempt, QuizResult, QuizSummary, Submission, SUBMISSION_EXAMPLE } from './quiz.schemas';
import { quizInAttemptShape, quizResultShape, quizShape, quizSummaryShape } from './shapes';
import { body, json, ok, refused, routesOf, type Route } from './route';
import { text } from './values';

const TOO_MANY_STARTS = 'You can start up to 60 quiz attempts an hour. Please try again later.';
const TOO_MANY_AT_ONCE = 'Too many requests for this quiz at once. Please try again.';
const ENROLL_FIRST = 'Enroll in this course to take its quizzes';

const route = routesOf('Quizzes', 'signed in', 'read:learning');

/** Taking quizzes. */
export const quizRoutes: Route[] = [
  route({
    method: 'get',
    path: '/quizzes/course/:courseId',
    operationId: 'listQuizzesOfCourse',
    summary: 'List the quizzes of a course',
    description: 'Inactive quizzes are listed for enrolled students and the instructor only.',
    params: { courseId: 'Identifier of the course (`_id` or `id`).' },
    answers: { 200: json('The quizzes, without their questions.', z.array(QuizSummary)) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(requireViewer(viewer), params.courseId);
      if (!course) throw notFound('Course');
      const quizzes = services(QuizService).quizzesWith(course) ?? [];
      return ok(quizzes.map((quiz) => quizSummaryShape(quiz, course)));
    },
  }),
  route({
    method: 'get',
    path: '/quizzes/quiz/:quizId',
    operationId: 'getQuiz',
    summary: 'Get a quiz with its questions',
    description:
      "For an enrolled student, this starts an attempt or returns the open one, and the time limit begins to run. If the quiz limits the number of attempts, questions are returned only after `POST /quizzes/quiz/{quizId}/start`. The quiz's instructor gets the questions with their correct answers, and no attempt is started. `HEAD` never starts an attempt. An access token also needs `write:learning` to start an attempt, and `read:teaching` for the correct answers.",
    params: { quizId: 'Identifier of the quiz (`_id` or `id`).' },
    answers: { 200: json('The quiz.', Quiz) },
    refusals: {
      403: [ENROLL_FIRST, 'This quiz has no questions yet'],
      404: ['Quiz not found'],
      429: [TOO_MANY_STARTS, TOO_MANY_AT_ONCE],
    },
    answer: async ({ viewer, params, isHead }, services) => {
      const handover = services(QuizAttemptHandoverService);
      const handedOver = await (isHead
        ? handover.peek(viewer, params.quizId)
        : handover.read(viewer, params.quizId));
      return ok(quizShape(handedOver, services(QuizAttemptService).now()));
    },
  }),
  route({
    method: 'post',
    path: '/quizzes/quiz/:quizId/start',
    operationId: 'startQuiz',
    scope: 'write:learning',
    summary: 'Start or resume an attempt',
    params: { quizId: 'Identifier of the quiz (`_id` or `id`).' },
    answers: { 200: json('The quiz with the open attempt.', QuizInAttempt) },
    refusals: {
      403: [ENROLL_FIRST, 'This is your own quiz. Preview it instead', 'This quiz has no questions yet'],
      404: ['Quiz not found'],
      409: ['You have no attempts left at this quiz'],
      429: [TOO_MANY_STARTS, TOO_MANY_AT_ONCE],
    },
    answer: async ({ viewer, params }, services) => {
      const started = await services(QuizAttemptHandoverService).start(viewer, params.quizId);
      if (started instanceof NoAttemptsLeft) return refused(409, started.message);
      return ok(quizInAttemptShape(started, services(QuizAttemptService).now()));
    },
  }),
  route({
    method: 'post',
    path: '/quizzes/attempts',
    operationId: 'submitQuiz',
    scope: 'write:learning',
    summary: 'Submit answers for grading',
    description:
      'Submits the open attempt. Answers that arrive more than 10 seconds after the deadline are ignored, and the saved answers are graded. If there is no open attempt, a quiz without a time limit is started and graded at once. Repeating the same answers within a minute returns the same result; other answers to a graded attempt are refused with 409.',
    body: body(Submission, SUBMISSION_EXAMPLE),
    answers: { 200: json('The result of the attempt.', QuizResult) },
    refusals: {
      400: [
        'quizId is required',
        'answers must be a list of {questionId, answer} with texts',
        'Answer at least one question before you submit',
        'One of these questions isn’t part of this quiz',
        'Each question can be answered only once',
        'An answer isn’t one of the question’s options',
      ],
      403: [ENROLL_FIRST, 'This is your own quiz. Preview it instead', 'This quiz has no questions yet'],
      404: ['Quiz not found'],
      409: [
        'Start this quiz before you submit it',
        'This attempt was already submitted with other answers',
        'You have no attempts left at this quiz',
      ],
      429: [TOO_MANY_STARTS, TOO_MANY_AT_ONCE],
    },
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const quizId = text(body.quizId, 'quizId');
      const result = await services(QuizAttemptSubmissionService).submitToQuiz(
        known,
        quizId,
        givenAnswers(body.answers),
      );
      if (!(result instanceof QuizAttemptSubmitted))
        return refused(result instanceof NothingAnswered ? 400 : 409, result.message);
      return ok(quizResultShape(result.attempt));
    },
  }),
];

/** Validates the submitted answers; a null or missing answer becomes ''. */
function givenAnswers(value: unknown): GivenAnswer[] {
  if (!Array.isArray(value)) throw badAnswers();
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) throw badAnswers();
    const { questionId, answer = null } = item as Record<string, unknown>;
    if (typeof questionId !== 'string' || (answer !== null && typeof answer !== 'string')) throw badAnswers();
    return { questionId, answer: answer ?? '' };
  });
}

const badAnswers = () =>
  new Refusal('BAD_USER_INPUT', 'answers must be a list of {questionId, answer} with texts');
