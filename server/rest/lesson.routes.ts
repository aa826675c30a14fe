import { notFound, Refusal } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import type { Lesson } from '../features/courses/lesson.types';
import { LessonAuthoringService } from '../features/courses/authoring/lesson-authoring.service';
import {
  LessonAdded,
  LessonEditConflict,
  LessonUpdated,
} from '../features/courses/authoring/lesson-authoring.types';
import { mergedEdit } from './merged-edit';
import {
  body,
  created,
  json,
  ok,
  refused,
  routesOf,
  type RestRequest,
  type Route,
  type Sentences,
  type Services,
} from './route';
import { lessonInput } from './inputs';
import { deletedOf } from './schema';
import { lessonShape } from './shapes';
import * as schemas from './lesson.schemas';
import { optionalWholeNumber } from './values';

const WRITING: Sentences = ['Please fill in all required fields', 'Please enter a valid video URL'];

const route = routesOf('Lessons', 'instructors', 'write:teaching');

/** Lessons of the signed-in instructor's courses. */
export const lessonRoutes: Route[] = [
  route({
    method: 'post',
    path: '/instructor/courses/:id/lessons',
    operationId: 'addLesson',
    summary: 'Add a lesson to a course',
    description: 'Recalculates the progress of enrolled students.',
    params: { id: 'Identifier of one of your courses.' },
    body: body(schemas.AddedLesson, { ...schemas.LESSON_EXAMPLE, order: 1 }),
    answers: { 201: json('The new lesson.', schemas.InstructorLesson) },
    refusals: { 400: [...WRITING, 'order must be a whole number'], 404: ['Course not found'] },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const order = optionalWholeNumber(body.order, 'order');
      const lessons = services(LessonAuthoringService);
      const result = await lessons.addLesson(viewer, params.id, lessonInput(body), order);
      if (!(result instanceof LessonAdded)) return refused(400, result.message);
      return created(await instructorLessonShape(viewer, result.lesson, services));
    },
  }),
  // Must come before the next route, whose :lessonId would match "reorder".
  route({
    method: 'put',
    path: '/instructor/courses/:id/lessons/reorder',
    operationId: 'moveLesson',
    summary: 'Move a lesson',
    params: { id: 'Identifier of one of your courses.' },
    body: body(schemas.Move, { fromIndex: 0, toIndex: 1 }),
    answers: { 200: json('The lessons in their new order.', schemas.LessonsInOrder) },
    refusals: {
      400: [
        'fromIndex and toIndex are required',
        'fromIndex must be a whole number',
        'This course has no lesson at that position',
      ],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const from = optionalWholeNumber(body.fromIndex, 'fromIndex');
      const to = optionalWholeNumber(body.toIndex, 'toIndex');
      if (from === null || to === null)
        throw new Refusal('BAD_USER_INPUT', 'fromIndex and toIndex are required');
      const lessons = services(LessonAuthoringService);
      const { course } = await lessons.moveLessonAt(viewer, params.id, from + 1, to + 1);
      return ok({ lessons: (course.lessons ?? []).map(lessonShape) });
    },
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id/lessons/:lessonId',
    operationId: 'updateLesson',
    summary: 'Update a lesson',
    params: { id: 'Identifier of one of your courses.', lessonId: 'Identifier of a lesson of the course.' },
    body: body(schemas.LessonEdit, schemas.LESSON_EXAMPLE),
    answers: { 200: json('The updated lesson.', schemas.InstructorLesson) },
    refusals: {
      400: WRITING,
      404: ['Lesson not found'],
      409: ['This lesson was edited elsewhere. Reload to see the newer version.'],
    },
    answer: async ({ viewer, params, body }, services) => {
      const lessons = services(LessonAuthoringService);
      // Fields left out keep their values; another route changes the position.
      const result = await mergedEdit({
        revision: null,
        read: () => lessons.ownLesson(viewer, params.lessonId),
        write: async (before, revision) => {
          if (before.courseId !== params.id) throw notFound('Lesson');
          const captionsText = await captionsTextOf(viewer, before, services);
          const input = { ...before, captionsText, ...otherCaptions(body), ...lessonInput(body) };
          return lessons.updateLesson(viewer, before.id, input, revision);
        },
        isTooLate: (outcome) => outcome instanceof LessonEditConflict,
      });
      if (!(result instanceof LessonUpdated))
        return refused(result instanceof LessonEditConflict ? 409 : 400, result.message);
      return ok(await instructorLessonShape(viewer, result.lesson, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/lessons/:lessonId',
    operationId: 'deleteLesson',
    summary: 'Delete a lesson',
    description: 'The lessons after it move up, and the progress of enrolled students is recalculated.',
    params: { id: 'Identifier of one of your courses.', lessonId: 'Identifier of a lesson of the course.' },
    answers: { 200: json('The lesson was deleted.', deletedOf('lesson')) },
    refusals: { 404: ['Lesson not found'] },
    answer: async ({ viewer, params }, services) => {
      const lessons = services(LessonAuthoringService);
      const { id, courseId } = await lessons.ownLesson(viewer, params.lessonId);
      if (courseId !== params.id) throw notFound('Lesson');
      await lessons.deleteLesson(viewer, id);
      return ok({ id, deleted: true });
    },
  }),
];

/** Builds a lesson for its instructor; `captionsText` is included only if the captions are text. */
async function instructorLessonShape(viewer: Viewer | null, lesson: Lesson, services: Services) {
  return {
    ...lessonShape(lesson),
    captionsText: (await captionsTextOf(viewer, lesson, services)) ?? undefined,
  };
}

async function captionsTextOf(viewer: Viewer | null, lesson: Lesson, services: Services) {
  if (!lesson.hasCaptionsText) return null;
  const [text] = await services(CatalogueService).captionsTexts(viewer, [lesson.id]);
  return text ?? null;
}

/** A captions URL replaces captions text, and the other way round. */
function otherCaptions({ captionsUrl, captionsText }: RestRequest['body']): object {
  if (captionsText) return { captionsUrl: null };
  return captionsUrl ? { captionsText: null } : {};
}
