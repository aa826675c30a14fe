import { decodeCursor, pageOf, pageSize } from '../../platform/connection';
import { PublicReads } from '../../platform/database/public-reads';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import { containsPattern } from '../../platform/search';
import type { Viewer } from '../../platform/viewer';
import {
  captionsTexts,
  categoryCounts,
  courseById,
  courseList,
  coursesByIds,
  lessonById,
  lessonsOfCourses,
  notesOfLessons,
} from './catalogue.queries';
import { CARDS_MAX, type CatalogueFilter } from './catalogue.rules';
import type { CategoryCount, Course, CourseConnection } from './course.types';
import type { Lesson } from './lesson.types';

/** A row as the statements give it: the card, and beside it what this and other features add to a course. */
interface CourseRow extends Partial<Course> {
  course: Course;
}

type LessonInFull = Lesson & { notes: string; course: Course };

interface ListRow {
  totalCount: number;
  nodes: (CourseRow & { time: string })[];
}

/** Together as much as one answer may well be; notes are those of a whole course. */
const CAPTIONS_TEXTS_MAX = 20;
const NOTES_MAX = 200;

/** What everyone may browse: published courses; the viewer's own drafts and enrollments on top. */
@oncePerApp()
export class CatalogueService {
  constructor(private readonly reads: PublicReads) {}

  /** The published courses that match; `first` from 1 to 1,000, `after` a cursor of this very list. */
  async courses(
    viewer: Viewer | null,
    filter: CatalogueFilter,
    first: number,
    after: string | null = null,
  ): Promise<CourseConnection> {
    const size = pageSize(first, CARDS_MAX);
    const position = after === null ? [null, null, null, null] : decodeCursor(after, ['real', 'integer']);
    const [row] = await this.reads.query<ListRow>(viewer, courseList, [
      viewer?.account.id ?? null,
      containsPattern(filter.search),
      filter.category || null,
      containsPattern(filter.skill),
      filter.minRating ?? null,
      size + 1,
      ...position,
    ]);
    const { totalCount, nodes } = row!;
    const positionOf = ({ course, time }: ListRow['nodes'][number]) =>
      [course.rating, course.reviewsCount, time, course.id] as const;
    const { page, pageInfo } = pageOf(nodes, size, positionOf);
    return { totalCount, nodes: page.map(toCourse), pageInfo };
  }

  /** The course with lessons and quizzes; null when there is none, or none the viewer may know of. */
  async course(viewer: Viewer | null, id: string): Promise<Course | null> {
    if (!isId(id)) return null;
    const [row] = await this.reads.query<CourseRow>(viewer, courseById, [viewer?.account.id ?? null, id]);
    return row ? toCourse(row) : null;
  }

  /** The lesson with its notes and its course; null when there is none, or none the viewer may know of. */
  async lesson(viewer: Viewer | null, id: string): Promise<LessonInFull | null> {
    if (!isId(id)) return null;
    const [row] = await this.reads.query<CourseRow & { lesson: Lesson; notes: string }>(viewer, lessonById, [
      viewer?.account.id ?? null,
      id,
    ]);
    if (!row) return null;
    const { lesson, notes, ...course } = row;
    return { ...lesson, notes, course: toCourse(course) };
  }

  /** The courses of these ids, in their order; null where the viewer may not know of one. */
  async coursesOf(viewer: Viewer | null, ids: readonly string[]): Promise<(Course | null)[]> {
    const rows = await this.reads.query<CourseRow>(viewer, coursesByIds, [viewer?.account.id ?? null, ids]);
    return rowsInOrder(ids, rows, ({ course }) => course.id).map((row) => (row ? toCourse(row) : null));
  }

  /** The lessons of each of these courses, which the caller got from this service, in the ids' order. */
  async lessonsOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<Lesson[][]> {
    const rows = await this.reads.query<{ courseId: string; lessons: Lesson[] }>(viewer, lessonsOfCourses, [
      viewer?.account.id ?? null,
      courseIds,
    ]);
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.lessons ?? []);
  }

  /** The captions of these lessons that are a text, in the ids' order; null where there is none the viewer may know of. */
  async captionsTexts(viewer: Viewer | null, lessonIds: readonly string[]): Promise<(string | null)[]> {
    if (lessonIds.length > CAPTIONS_TEXTS_MAX) throw tooManyLessons('captions', CAPTIONS_TEXTS_MAX);
    return this.textsOf(captionsTexts, viewer, lessonIds);
  }

  /** The notes of these lessons in the ids' order; null where there is no lesson the viewer may know of. */
  async notesOf(viewer: Viewer | null, lessonIds: readonly string[]): Promise<(string | null)[]> {
    if (lessonIds.length > NOTES_MAX) throw tooManyLessons('notes', NOTES_MAX);
    return this.textsOf(notesOfLessons, viewer, lessonIds);
  }

  private async textsOf(statement: string, viewer: Viewer | null, lessonIds: readonly string[]) {
    const rows = await this.reads.query<{ id: string; text: string }>(viewer, statement, [
      viewer?.account.id ?? null,
      lessonIds.filter(isId),
    ]);
    return rowsInOrder(lessonIds, rows, ({ id }) => id).map((row) => row?.text ?? null);
  }

  /** Every category of published courses, most courses first. */
  categories(viewer: Viewer | null): Promise<CategoryCount[]> {
    return this.reads.query<CategoryCount>(viewer, categoryCounts);
  }
}

const tooManyLessons = (text: string, most: number) =>
  new Refusal('BAD_USER_INPUT', `Ask for the ${text} of at most ${most} lessons at once`);

const toCourse = ({ course, ...added }: CourseRow): Course => ({ ...course, ...added });
