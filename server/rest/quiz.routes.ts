import { notFound, Refusal } from '../platform/errors';
import { requireViewer } from '../platform/viewer';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { QuizAttemptHandoverService } from '../features/quizzes/quiz-attempt-handover.service';
import type { GivenAnswer } from '../features/quizzes/quiz-attempt.rules';
import { QuizAttemptService } from '../features/quizzes/quiz-attempt.service';
import { QuizAttemptSubmissionService } from '../features/quizzes/quiz-attempt-submission.service';
import {
  NoAttemptsLeft,
  NothingAnswered,
  QuizAttemptSubmitted,
} from '../features/quizzes/quiz-attempt.types';
import { QuizService } from '../features/quizzes/quiz.service';
import { quizResultShape, quizShape, quizSummaryShape } from './quiz.shapes';
import { ok, refused, type Route } from './route';
import { text } from './values';

/** Taking quizzes. */
export const quizRoutes: Route[] = [
  {
    method: 'get',
    path: '/quizzes/course/:courseId',
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(requireViewer(viewer), params.courseId!);
      if (!course) throw notFound('Course');
      const quizzes = services(QuizService).quizzesWith(course) ?? [];
      return ok(quizzes.map((quiz) => quizSummaryShape(quiz, course)));
    },
  },
  {
    method: 'get',
    path: '/quizzes/quiz/:quizId',
    answer: async ({ viewer, params, isHead }, services) => {
      const handedOver = await services(QuizAttemptHandoverService).read(viewer, params.quizId!, !isHead);
      return ok(quizShape(handedOver, services(QuizAttemptService).now()));
    },
  },
  {
    method: 'post',
    path: '/quizzes/quiz/:quizId/start',
    answer: async ({ viewer, params }, services) => {
      const started = await services(QuizAttemptHandoverService).start(viewer, params.quizId!);
      if (started instanceof NoAttemptsLeft) return refused(409, started.message);
      return ok(quizShape(started, services(QuizAttemptService).now()));
    },
  },
  {
    method: 'post',
    path: '/quizzes/attempts',
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
  },
];

/** A null or missing answer is a question left out. */
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
