import * as z from 'zod';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import {
  QuizAttemptHandoverService,
  type HandedOver,
} from '../modules/teaching/quizzes/quiz-attempt-handover.service';
import {
  NoAttemptsLeft,
  type Question as AskedQuestion,
  type QuizAttemptSubmitted,
} from '../modules/quizzes/quiz.types';
import { QuizAttemptService } from '../modules/quizzes/taking/quiz-attempt.service';
import { QuizAttemptSubmissionService } from '../modules/quizzes/taking/quiz-attempt-submission.service';
import { QuizService } from '../modules/quizzes/taking/quiz.service';
import { notFound } from '../platform/errors';
import {
  AuthorsQuestion,
  question,
  quizSummary,
  QuizSummary,
  quizSummaryOf,
  answer,
  flags,
  idsOf,
  numbers,
  required,
  texts,
  times,
  timesOrNull,
  valid,
  word,
} from './answers';
import { routesOf } from './route';

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

const route = routesOf({ tag: 'Quizzes', access: 'signed in', scope: 'read:learning' });

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
];
