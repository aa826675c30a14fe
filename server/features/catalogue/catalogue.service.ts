import { decodeCursor, microsOf, pageOf, pageSize } from '../../platform/connection';
import { PublicReads } from '../../platform/database/public-reads';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { containsPattern } from '../../platform/search';
import type { Viewer } from '../../platform/viewer';
import {
  captionsOfLessons,
  categoryCounts,
  courseContents,
  courseList,
  coursesByIds,
  enrollmentsInCourses,
  lessonById,
  lessonsOfCourses,
  notesOfLessons,
  viewerOfCourse,
} from './catalogue.queries';
import { CARDS_MAX, type CatalogueFilter } from './catalogue.rules';
import type { CategoryCount, Course, CourseConnection } from './course.types';
import type { Lesson } from './lesson.types';
import { courseAsSeenBy } from './course-view';
import {
  byRank,
  type ListedCourse,
  type PublishedCourse,
  PublishedCourses,
  type Rank,
} from './published-courses';

/** A row as selected: the course's card, and beside it the fields that this and other features add. */
interface CourseRow extends Partial<Course> {
  course: Course;
}

type LessonInFull = Lesson & { notes: string; course: Course };

/** Limits of one response; the notes of a whole course fit. */
const CAPTIONS_TEXTS_MAX = 20;
const NOTES_MAX = 200;

/** Published courses for everyone, with the viewer's own drafts and enrollments. */
@Service()
export class CatalogueService {
  constructor(
    private readonly reads: PublicReads,
    private readonly published: PublishedCourses,
  ) {}

  /** The published courses that match; `first` from 1 to 1,000, `after` a cursor of this list. */
  async courses(
    viewer: Viewer | null,
    filter: CatalogueFilter,
    first: number,
    after: string | null = null,
  ): Promise<CourseConnection> {
    const size = pageSize(first, CARDS_MAX);
    // Computed even if unused, since they refuse search terms that are too long.
    const patterns = { search: containsPattern(filter.search), skill: containsPattern(filter.skill) };
    const position = after === null ? null : decodeCursor(after, ['real', 'integer']);
    const matching = await this.published.matching(filter);
    if (matching === null) return this.coursesFromDatabase(viewer, filter, patterns, size, position);
    const following = position === null ? matching : matching.filter(isAfter(position));
    const { page, pageInfo } = pageOf(
      following.slice(0, size + 1),
      size,
      ({ rating, reviewsCount, time, id }) => [rating, reviewsCount, time, id] as const,
    );
    const nodes = await this.asSeenBy(
      viewer,
      page.map(({ course }) => course),
    );
    return { totalCount: matching.length, nodes, pageInfo };
  }

  /** Like `courses`, if memory cannot answer. */
  private async coursesFromDatabase(
    viewer: Viewer | null,
    { category, minRating }: CatalogueFilter,
    { search, skill }: Record<'search' | 'skill', string | null>,
    size: number,
    position: ReturnType<typeof decodeCursor> | null,
  ): Promise<CourseConnection> {
    const conditions = {
      search,
      skill,
      category: category || null,
      minRating: minRating ?? null,
      after: position as Position | null,
    };
    const row = await this.reads.row(viewer, courseList(idOf(viewer), conditions, size + 1));
    const { totalCount, nodes } = row!;
    const { page, pageInfo } = pageOf(nodes, size, ({ course, time }): Position => [
      course.rating,
      course.reviewsCount,
      time,
      course.id,
    ]);
    return { totalCount, nodes: page.map(toCourse), pageInfo };
  }

  /** Adds viewer-specific fields to published courses; only these are read from the database. */
  private async asSeenBy(viewer: Viewer | null, courses: readonly Course[]): Promise<Course[]> {
    if (viewer === null || courses.length === 0)
      return courses.map((course) => ({ ...course, viewerIsInstructor: false, viewerEnrollment: null }));
    const ids = courses.map(({ id }) => id);
    const rows = await this.reads.rows(viewer, enrollmentsInCourses(viewer.account.id, ids));
    const enrollments = rowsInOrder(ids, rows, ({ enrollment }) => enrollment.courseId);
    return courses.map((course, index) =>
      toCourse({
        course: { ...course, viewerIsInstructor: course.instructor.id === viewer.account.id },
        viewerEnrollment: enrollments[index]?.enrollment ?? null,
      }),
    );
  }

  /** The course with lessons and quizzes; null if it does not exist or is not visible to the viewer. */
  async course(viewer: Viewer | null, givenId: string): Promise<Course | null> {
    if (!isId(givenId)) return null;
    // PostgreSQL writes UUIDs in lower case.
    const id = givenId.toLowerCase();
    const listed = await this.published.course(id);
    const [course, own] = await Promise.all([
      listed ?? this.unlistedCourse(viewer, id),
      viewer && this.reads.row(viewer, viewerOfCourse(viewer.account.id, id)),
    ]);
    return course && courseAsSeenBy(viewer, course, own ?? null);
  }

  /** Without viewer-specific fields; null if the course is not visible to the viewer. */
  private async unlistedCourse(viewer: Viewer | null, id: string): Promise<PublishedCourse | null> {
    const [course] = await this.coursesOf(viewer, [id]);
    if (!course) return null;
    const contents = await this.reads.row(viewer, courseContents(id));
    return { ...course, ...contents! };
  }

  /** The lesson with its notes and its course; null if it does not exist or is not visible to the viewer. */
  async lesson(viewer: Viewer | null, id: string): Promise<LessonInFull | null> {
    if (!isId(id)) return null;
    const row = await this.reads.row(viewer, lessonById(idOf(viewer), id));
    if (!row) return null;
    const { lesson, notes, ...course } = row;
    return { ...lesson, notes, course: toCourse(course) };
  }

  /** The courses with these ids, in order; null if a course is not visible to the viewer. */
  async coursesOf(viewer: Viewer | null, ids: readonly string[]): Promise<(Course | null)[]> {
    const rows = await this.reads.rows(viewer, coursesByIds(idOf(viewer), ids));
    return rowsInOrder(ids, rows, ({ course }) => course.id).map((row) => (row ? toCourse(row) : null));
  }

  /**
   * The courses with these ids, without fields that depend on the viewer's enrollment; omits those not visible to the
   * viewer. Published ones come from memory.
   */
  async coursesById(viewer: Viewer, ids: readonly string[]): Promise<Map<string, Course>> {
    const listed = (await this.published.byIds(ids)) ?? new Map<string, Course>();
    const courses = new Map<string, Course>();
    for (const [id, course] of listed)
      courses.set(id, { ...course, viewerIsInstructor: course.instructor.id === viewer.account.id });
    const others = [...new Set(ids)].filter((id) => !courses.has(id));
    if (others.length > 0)
      for (const course of await this.coursesOf(viewer, others)) if (course) courses.set(course.id, course);
    return courses;
  }

  /** The lessons of each of these courses, which the caller got from this service, in the order of the ids. */
  async lessonsOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<Lesson[][]> {
    const rows = await this.reads.rows(viewer, lessonsOfCourses(idOf(viewer), courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.lessons ?? []);
  }

  /**
   * Captions of these lessons that are stored as text, in the order of the ids; null if none or not visible to the
   * viewer.
   */
  async captionsTexts(viewer: Viewer | null, lessonIds: readonly string[]): Promise<(string | null)[]> {
    if (lessonIds.length > CAPTIONS_TEXTS_MAX) throw tooManyLessons('captions', CAPTIONS_TEXTS_MAX);
    return this.textsOf(captionsOfLessons, viewer, lessonIds);
  }

  /** The notes of these lessons, in the order of the ids; null if a lesson is not visible to the viewer. */
  async notesOf(viewer: Viewer | null, lessonIds: readonly string[]): Promise<(string | null)[]> {
    if (lessonIds.length > NOTES_MAX) throw tooManyLessons('notes', NOTES_MAX);
    return this.textsOf(notesOfLessons, viewer, lessonIds);
  }

  private async textsOf(
    statementOf: typeof captionsOfLessons,
    viewer: Viewer | null,
    lessonIds: readonly string[],
  ) {
    const rows = await this.reads.rows(viewer, statementOf(idOf(viewer), lessonIds.filter(isId)));
    return rowsInOrder(lessonIds, rows, ({ id }) => id).map((row) => row?.text ?? null);
  }

  /** Every category of published courses, most courses first. */
  categories(viewer: Viewer | null): Promise<CategoryCount[]> {
    return this.reads.rows(viewer, categoryCounts());
  }
}

/** A course's sort key in the catalogue: rating, reviews, time and id. */
type Position = [number, number, string, string];

const idOf = (viewer: Viewer | null) => viewer?.account.id ?? null;

const tooManyLessons = (text: string, most: number) =>
  new Refusal('BAD_USER_INPUT', `Ask for the ${text} of at most ${most} lessons at once`);

/** Whether a course comes after a cursor's position. */
function isAfter(position: ReturnType<typeof decodeCursor>) {
  const [rating, reviewsCount, time, id] = position as Position;
  const last: Rank = { rating, reviewsCount, createdMicros: microsOf(time), id };
  return (listed: ListedCourse) => byRank(listed, last) > 0;
}

const toCourse = ({ course, ...added }: CourseRow): Course => ({ ...course, ...added });
