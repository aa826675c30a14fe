import * as z from 'zod';
import { DEFAULT_PASSING_SCORE_PERCENT, DEFAULT_POINTS } from '../features/quizzes/quiz.rules';
import { priceCentsOf } from '../features/courses/authoring/course-form.rules';
import { isId } from '../platform/ids';
import { NewQuiz, QuestionInput } from './instructor-quiz.schemas';
import { NewLesson } from './lesson.schemas';
import { CourseEdit } from './teaching.schemas';

// Converts bodies to the inputs of the services, which validate them. What is not documented is not passed on.

/** PostgreSQL has no year 0. */
const isoTime = z.iso.datetime({ offset: true }).refine((time) => !time.startsWith('0000'));

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Converts the given fields to the input of the course rules. An invalid price becomes NaN, which the rules refuse. */
export function courseInput(body: Body): object {
  return given({
    ...documented(body, CourseEdit),
    level: constant(body.level),
    completionRule: constant(body.completionRule),
    certificateRule: constant(body.certificateRule),
    assistantMode: constant(body.assistantMode),
    priceCents: body.price === undefined ? undefined : (priceCentsOf(body.price) ?? Number.NaN),
    skills: body.tags,
  });
}

/** Converts the given fields to the input of the lesson rules. A body that is not an object is left for them to refuse. */
export function lessonInput(body: unknown): object {
  if (!isObject(body)) return [body];
  return documented(body, NewLesson);
}

/** Converts the lessons of a new course; anything but a list is left for validation. */
export const lessonInputs = (lessons: unknown): unknown =>
  Array.isArray(lessons) ? lessons.map(lessonInput) : lessons;

/** The given fields that the schema has. */
export const documented = (body: Body, { shape }: { shape: object }): object =>
  given(Object.fromEntries(Object.keys(shape).map((key) => [key, body[key]])));

const given = (fields: Body): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Converts e.g. multiple-choice to MULTIPLE_CHOICE; other types are left for validation to refuse. */
export const constant = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

/** Converts an ISO 8601 time; anything else is left for validation to refuse. */
export const timeInput = (value: unknown) =>
  isoTime.safeParse(value).success ? new Date(value as string) : value;

/**
 * Converts a body to the input of the quiz rules. With `keepsIds`, questions keep their ids; ids that are not UUIDs, such
 * as those a form gives to new questions, are always dropped.
 */
export function quizInput(body: Body, { keepsIds }: { keepsIds: boolean }): unknown {
  return {
    ...documented(body, NewQuiz),
    timeLimitMinutes: body.timeLimit,
    passingScorePercent: body.passingScore ?? DEFAULT_PASSING_SCORE_PERCENT,
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
    ...documented(question, QuestionInput),
    id: keepsIds && typeof id === 'string' && isId(id) ? id : null,
    type: constant(question.type),
    text: question.questionText,
    correctAnswer: typeof answer === 'boolean' ? String(answer) : answer,
    points: question.points ?? DEFAULT_POINTS,
  };
}
