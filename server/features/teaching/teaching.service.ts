import { Database } from '../../platform/database/database';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { instructorId, Role, type Viewer } from '../../platform/viewer';
import type { InstructorCourse } from './instructor-course.types';
import { ownCourse, ownCourses, ownCoursesByIds } from './teaching.queries';
import type { Teaching } from './teaching.types';

/** What an author reads of their own courses. UNAUTHENTICATED for visitors, FORBIDDEN for whoever is no instructor. */
@Service()
export class TeachingService {
  constructor(private readonly database: Database) {}

  /** Where an instructor's own things hang; null for every other role. */
  teachingOf(viewer: Viewer): Teaching | null {
    return viewer.account.role === Role.INSTRUCTOR ? { id: viewer.account.id, viewer } : null;
  }

  /** Their courses, newest first, deleted ones left out. */
  courses(viewer: Viewer | null): Promise<InstructorCourse[]> {
    return this.database.rows(ownCourses(instructorId(viewer)));
  }

  /** One of their courses with its lessons; null when it is not theirs. */
  async course(viewer: Viewer | null, id: string): Promise<InstructorCourse | null> {
    const instructor = instructorId(viewer);
    if (!isId(id)) return null;
    const row = await this.database.row(ownCourse({ instructorId: instructor, courseId: id }));
    return row ?? null;
  }

  /** The same, but NOT_FOUND when it is not theirs. */
  async requireCourse(viewer: Viewer | null, id: string): Promise<InstructorCourse> {
    const course = await this.course(viewer, id);
    if (!course) throw notFound('Course');
    return course;
  }

  /** Their courses of these ids, in the ids' order; null where one is not theirs. */
  async coursesOf(viewer: Viewer | null, ids: readonly string[]): Promise<(InstructorCourse | null)[]> {
    const rows = await this.database.rows(ownCoursesByIds({ instructorId: instructorId(viewer), ids }));
    return rowsInOrder(ids, rows, ({ id }) => id).map((course) => course ?? null);
  }
}
