import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { invalidInput, notFound, Refusal, validated } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { lastEditOf } from '../../accounts/last-edit.queries';
import { Lesson as LessonEntity } from '../../courses/course.entities';
import { CatalogueService } from '../../courses/catalogue/catalogue.service';
import type { Course, Lesson } from '../../courses/course.types';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import { ProgressService } from '../../enrollments/progress.service';
import { lessonRules, LESSONS_MAX } from './course-form.rules';
import * as statements from './lesson-authoring.queries';
import { InstructorLimits } from './instructor-limits';
import {
  LessonAdded,
  type LessonDeleted,
  LessonEditConflict,
  type LessonMoved,
  type LessonRestored,
  LessonUpdated,
} from './authoring.types';
import { type CourseWork, OwnCourseService, TeachingService } from './teaching.service';

const { EDIT_CONTENT } = CoursePermission;

/**
 * A team's changes to lessons; refuses like OwnCourseService. Every change of number or order locks the course's
 * row, so that positions stay 1 to n with concurrent editors, and updates the students' progress.
 */
@Service()
export class LessonAuthoringService {
  constructor(
    private readonly database: Database,
    private readonly ownCourse: OwnCourseService,
    private readonly progress: ProgressService,
    private readonly teaching: TeachingService,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
    private readonly limits: InstructorLimits,
    private readonly permissions: CoursePermissionService,
  ) {}

  /** `position` counts from 1; null or beyond the end appends. */
  async addLesson(
    viewer: Viewer | null,
    courseId: string,
    input: object,
    position: number | null = null,
  ): Promise<LessonAdded> {
    const id = newId();
    await this.ownCourse.inCourse(viewer, courseId, EDIT_CONTENT, async (transaction, { ownerId }) => {
      const content = validated(lessonRules, input);
      const lessonCount = await this.lessonCount(transaction, courseId);
      if (lessonCount >= LESSONS_MAX)
        throw invalidInput('', `A course can have at most ${LESSONS_MAX} lessons`);
      const place = within(position ?? lessonCount + 1, lessonCount + 1);
      await transaction.rows(statements.makeRoom({ courseId, position: place }));
      const lesson = { id, courseId, position: place, ...content };
      await this.limits.within(ownerId, transaction, () =>
        transaction.with(LessonEntity, (lessons) => lessons.insert(lesson)),
      );
      await this.recounted(transaction, courseId);
    });
    return new LessonAdded(await this.lessonInCourse(viewer, id, courseId));
  }

  /** `revision` is the one the author loaded; if there is a newer one, it is returned instead. null: overwrite any. */
  async updateLesson(
    viewer: Viewer | null,
    id: string,
    input: object,
    revision: number | null,
  ): Promise<LessonUpdated | LessonEditConflict> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    const { course } = await this.ownLesson(viewer, id);
    const content = validated(lessonRules, input);
    const edited = { memberId: account.id, lessonId: id, revision };
    const updated = await this.database.transaction((transaction) =>
      this.limits.within(course.instructor.id, transaction, () =>
        transaction.row(statements.updateLesson(edited, content)),
      ),
    );
    const lesson = await this.ownLesson(viewer, id);
    if (updated) return new LessonUpdated({ lesson });
    const lastEdit = await this.database.row(lastEditOf({ itemId: id, viewerId: account.id }));
    return new LessonEditConflict({ lesson, lastEdit: lastEdit ?? null });
  }

  /** Recounts the students' progress; those who thereby completed the course get the certificate. */
  async deleteLesson(viewer: Viewer | null, id: string): Promise<LessonDeleted> {
    const remove: CourseWork<string> = async (transaction, { id: courseId, record }) => {
      const { position } = await placeOf(transaction, id);
      await transaction.rows(statements.setAside({ lessonId: id, now: this.clock.now() }));
      await transaction.rows(statements.closeGap({ courseId, position }));
      await record('LESSON_DELETED', { details: { lessonId: id } });
      await this.recounted(transaction, courseId);
      return courseId;
    };
    const courseId = await this.ownCourse.inCourse(viewer, id, EDIT_CONTENT, remove, 'lesson');
    return { lessonId: id, course: await this.teaching.requireCourse(viewer, courseId) };
  }

  /** Undoes a deletion: restores the lesson at its old position (or the end), with the students' completions. */
  async restoreLesson(viewer: Viewer | null, id: string): Promise<LessonRestored> {
    const restore: CourseWork<string> = async (transaction, { id: courseId, ownerId, record }) => {
      const deleted = await transaction.row(statements.deletedPlace(id));
      if (!deleted) throw notFound('Lesson');
      const place = within(deleted.position, (await this.lessonCount(transaction, courseId)) + 1);
      await transaction.rows(statements.makeRoom({ courseId, position: place }));
      await this.limits.within(ownerId, transaction, () =>
        transaction.rows(statements.bringBack({ deletedLessonId: id, position: place })),
      );
      await record('LESSON_RESTORED', { details: { lessonId: id } });
      await this.recounted(transaction, courseId);
      return courseId;
    };
    const courseId = await this.ownCourse.inCourse(viewer, id, EDIT_CONTENT, restore, 'deletedLesson');
    return this.lessonInCourse(viewer, id, courseId);
  }

  /** `toPosition` counts from 1; beyond the end means the end. */
  async moveLesson(viewer: Viewer | null, id: string, toPosition: number): Promise<LessonMoved> {
    const move: CourseWork<string> = async (transaction, course) => {
      await this.move(transaction, course.id, id, toPosition);
      return course.id;
    };
    const courseId = await this.ownCourse.inCourse(viewer, id, EDIT_CONTENT, move, 'lesson');
    return this.lessonInCourse(viewer, id, courseId);
  }

  /** Like `moveLesson`, by positions counted from 1; BAD_USER_INPUT if the course has no lesson there. */
  async moveLessonAt(
    viewer: Viewer | null,
    courseId: string,
    from: number,
    to: number,
  ): Promise<LessonMoved> {
    const id = await this.ownCourse.inCourse(viewer, courseId, EDIT_CONTENT, async (transaction) => {
      const source = await transaction.row(statements.lessonAt({ courseId, position: from }));
      const target = await transaction.row(statements.lessonAt({ courseId, position: to }));
      if (!source || !target)
        throw new Refusal('BAD_USER_INPUT', 'This course has no lesson at that position');
      await this.move(transaction, courseId, source.id, to);
      return source.id;
    });
    return this.lessonInCourse(viewer, id, courseId);
  }

  /** A lesson that the viewer may edit; NOT_FOUND outside the course's team, FORBIDDEN for other members of it. */
  async ownLesson(viewer: Viewer | null, id: string): Promise<Lesson & { courseId: string; course: Course }> {
    requireRole(viewer, Role.INSTRUCTOR);
    const lesson = await this.catalogue.lesson(viewer, id);
    if (!lesson?.course.viewerIsInstructor) throw notFound('Lesson');
    await this.permissions.require(viewer, lesson.courseId, EDIT_CONTENT);
    return lesson;
  }

  private async lessonCount(transaction: Database, courseId: string): Promise<number> {
    const row = await transaction.row(statements.countLessons(courseId));
    return row!.lessonCount;
  }

  private async move(
    transaction: Database,
    courseId: string,
    lessonId: string,
    toPosition: number,
  ): Promise<void> {
    const { position, lessonCount } = await placeOf(transaction, lessonId);
    const to = within(toPosition, lessonCount);
    await transaction.rows(statements.moveBetween(courseId, lessonId, { from: position, to }));
    await this.progress.recount(transaction, courseId);
  }

  private async recounted(transaction: Database, courseId: string): Promise<void> {
    await transaction.rows(statements.keepLessonCount(courseId));
    await transaction.rows(statements.useDictionary(courseId));
    await this.progress.recount(transaction, courseId);
  }

  private async lessonInCourse(viewer: Viewer | null, id: string, courseId: string) {
    const course = await this.teaching.requireCourse(viewer, courseId);
    const lesson = course.lessons?.find((one) => one.id === id);
    // Deleted by a concurrent editor between the two statements.
    if (!lesson) throw notFound('Lesson');
    return { lesson, course };
  }
}

const within = (position: number, last: number) => Math.min(Math.max(position, 1), last);

async function placeOf(transaction: Database, id: string): Promise<RowOf<typeof statements.lessonPlace>> {
  const place = await transaction.row(statements.lessonPlace(id));
  if (!place) throw notFound('Lesson');
  return place;
}
