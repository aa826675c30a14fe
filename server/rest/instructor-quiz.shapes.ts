import { DEFAULT_PASSING_SCORE_PERCENT, DEFAULT_POINTS } from '../features/quizzes/quiz.rules';
import type { InstructorQuestion, InstructorQuiz } from '../features/quizzes/instructor-quiz.types';
import { isId } from '../platform/ids';
import type { InstructorQuiz as InstructorQuizJson } from './instructor-quiz.schemas';
import { authorsQuestionShape } from './quiz.shapes';

// Copies field by field in both directions, so that nothing undocumented is returned or accepted.

export const instructorQuizShape = (
  quiz: InstructorQuiz,
  questions: InstructorQuestion[],
): InstructorQuizJson => ({
  _id: quiz.id,
  id: quiz.id,
  title: quiz.title,
  description: quiz.description,
  courseId: quiz.courseId,
  courseName: quiz.courseTitle,
  timeLimit: quiz.timeLimitMinutes ?? 0,
  passingScore: quiz.passingScorePercent,
  totalPoints: quiz.totalPoints,
  isActive: quiz.isActive,
  questions: questions.map(authorsQuestionShape),
  attempts: quiz.attemptCount,
  avgScore: quiz.averagePercent ?? 0,
  createdAt: new Date(quiz.createdAt).toISOString(),
  maxAttempts: quiz.maxAttempts,
  reviewRule: quiz.reviewRule.toLowerCase() as Lowercase<InstructorQuiz['reviewRule']>,
  shuffleQuestions: quiz.shufflesQuestions,
  shuffleOptions: quiz.shufflesOptions,
  revision: quiz.revision,
});

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
/** Converts e.g. multiple-choice to MULTIPLE_CHOICE; other types are left for validation to refuse. */
const constant = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

/**
 * Converts a body to the input of the quiz rules. With `keepsIds`, questions keep their ids; ids that are not UUIDs, such
 * as those a form gives to new questions, are always dropped.
 */
export function quizInput(body: Body, { keepsIds }: { keepsIds: boolean }): unknown {
  return {
    title: body.title,
    courseId: body.courseId,
    description: body.description,
    timeLimitMinutes: body.timeLimit,
    passingScorePercent: body.passingScore ?? DEFAULT_PASSING_SCORE_PERCENT,
    maxAttempts: body.maxAttempts,
    reviewRule: constant(body.reviewRule),
    shufflesQuestions: body.shuffleQuestions,
    shufflesOptions: body.shuffleOptions,
    questions: Array.isArray(body.questions)
      ? body.questions.map((question: unknown) => questionInput(question, keepsIds))
      : [],
  };
}

function questionInput(question: unknown, keepsIds: boolean): unknown {
  if (!isObject(question)) return question;
  const id = question._id ?? question.id;
  const answer = question.correctAnswer;
  return {
    id: keepsIds && typeof id === 'string' && isId(id) ? id : null,
    type: constant(question.type),
    text: question.questionText,
    options: question.options,
    correctAnswer: typeof answer === 'boolean' ? String(answer) : answer,
    explanation: question.explanation,
    points: question.points ?? DEFAULT_POINTS,
  };
}
