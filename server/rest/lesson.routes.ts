import { notFound, Refusal } from '../platform/errors';
import { requireRole, Role } from '../platform/viewer';
import { LessonAuthoringService } from '../features/teaching/lesson-authoring.service';
import { LessonAdded, LessonUpdated } from '../features/teaching/lesson-authoring.types';
import { created, ok, refused, type Route } from './route';
import { lessonShape } from './shapes';
import { lessonInput } from './teaching.shapes';
import { optionalWholeNumber } from './values';

/** The lessons of an instructor's own courses. */
export const lessonRoutes: Route[] = [
  {
    method: 'post',
    path: '/instructor/courses/:id/lessons',
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const order = optionalWholeNumber(body.order, 'order');
      const lessons = services(LessonAuthoringService);
      const result = await lessons.addLesson(viewer, params.id!, lessonInput(body), order);
      return result instanceof LessonAdded
        ? created(lessonShape(result.lesson))
        : refused(400, result.message);
    },
  },
  {
    // Before the row below, whose path would take it for a lesson.
    method: 'put',
    path: '/instructor/courses/:id/lessons/reorder',
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const from = optionalWholeNumber(body.fromIndex, 'fromIndex');
      const to = optionalWholeNumber(body.toIndex, 'toIndex');
      if (from === null || to === null)
        throw new Refusal('BAD_USER_INPUT', 'fromIndex and toIndex are required');
      const lessons = services(LessonAuthoringService);
      const { course } = await lessons.moveLessonAt(viewer, params.id!, from + 1, to + 1);
      return ok({ lessons: (course.lessons ?? []).map(lessonShape) });
    },
  },
  {
    method: 'put',
    path: '/instructor/courses/:id/lessons/:lessonId',
    answer: async ({ viewer, params, body }, services) => {
      const lessons = services(LessonAuthoringService);
      const before = await lessons.ownLesson(viewer, params.lessonId!);
      if (before.courseId !== params.id) throw notFound('Lesson');
      // What the documented lesson does not have (notes, captions) stays as it is; its place has a call of its own.
      const input = { ...before, ...lessonInput(body) };
      const result = await lessons.updateLesson(viewer, before.id, input, null);
      return result instanceof LessonUpdated ? ok(lessonShape(result.lesson)) : refused(400, result.message);
    },
  },
  {
    method: 'delete',
    path: '/instructor/courses/:id/lessons/:lessonId',
    answer: async ({ viewer, params }, services) => {
      const lessons = services(LessonAuthoringService);
      const { id, courseId } = await lessons.ownLesson(viewer, params.lessonId!);
      if (courseId !== params.id) throw notFound('Lesson');
      await lessons.deleteLesson(viewer, id);
      return ok({ _id: id, id, deleted: true });
    },
  },
];
