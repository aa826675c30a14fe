import { decodeCursor, microsOf, pageOf, pageSize } from '../../../platform/connection';
import { PublicReads } from '../../../platform/database/public-reads';
import { rowsInOrder } from '../../../platform/database/rows-in-order';
import { Refusal } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { containsPattern } from '../../../platform/search';
import { foldText } from '../../../platform/text.rules';
import { Role, type Viewer } from '../../../platform/viewer';
import {
  captionsOfLessons,
  categoryCounts,
  courseList,
  coursePage,
  coursesByIds,
  enrollmentsInCourses,
  lessonById,
  lessonsOfCourses,
  lessonTitlesOfCourses,
  notesOfLessons,
  otherCoursesOfInstructor,
  relatedCourses,
  studentCounts,
  teamsOfViewer,
} from './catalogue.queries';
import { CARDS_MAX, type CatalogueFilter } from '../catalogue.rules';
import type { CategoryCount, Course, CourseConnection } from '../course.types';
import type { Lesson } from '../lesson.types';
import type { CourseList, CourseSort } from '../course-list.rules';
import { MATCH } from '../course-search.rules';
import { type ListedCourse, PublishedCourses } from './published-courses';
import { byRank, type Rank } from './rank';

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

  /**
   * The published courses that match; `first` from 1 to 1,000, `after` a cursor of this list. `sort` null: by
   * relevance, which without a search term is featured courses first, then by rating.
   */
  async courses(
    viewer: Viewer | null,
    filter: CatalogueFilter,
    first: number,
    after: string | null = null,
    sort: CourseSort | null = null,
  ): Promise<CourseConnection> {
    const size = pageSize(first, CARDS_MAX);
    // Computed even if unused, since they refuse search terms that are too long.
    const patterns = { search: containsPattern(filter.search), skill: containsPattern(filter.skill) };
    const position = after === null ? null : decodeCursor(after, ['integer', 'real', 'real', 'integer']);
    const order = sort ?? 'RELEVANCE';
    const found = await this.published.matching(filter, order);
    if (found === null)
      return this.coursesFromDatabase(viewer, { ...filter, sort: order }, patterns, size, position);
    const start = position === null ? 0 : indexAfter(found, position as Position);
    const { page, pageInfo } = pageOf(
      found.courses.slice(start, start + size + 1).map((course, index) => ({ course, at: start + index })),
      size,
      ({ at }) => positionAt(found, at),
    );
    const nodes = await this.asSeenBy(
      viewer,
      page.map(({ course }) => course.course),
    );
    return {
      totalCount: found.courses.length,
      exactCount: found.exactCount,
      matchesAllWords: found.matchesAllWords,
      correctedSearch: found.corrected,
      countOptions: found.optionCounts,
      nodes,
      pageInfo,
    };
  }

  /** Like `courses`, if memory cannot answer; finds only what contains the search term. */
  private async coursesFromDatabase(
    viewer: Viewer | null,
    { category, minRating, level, price, length, sort }: CatalogueFilter & { sort: CourseSort },
    { search, skill }: Record<'search' | 'skill', string | null>,
    size: number,
    position: ReturnType<typeof decodeCursor> | null,
  ): Promise<CourseConnection> {
    const conditions = {
      search,
      skill,
      category: category || null,
      minRating: minRating ?? null,
      level,
      price,
      length,
      sort,
      after: position && placeOf(position as Position),
    };
    const row = await this.reads.row(viewer, courseList(idOf(viewer), conditions, size + 1));
    const { totalCount, nodes } = row!;
    const { page, pageInfo } = pageOf(nodes, size, ({ course, time, key }): Position => [
      MATCH.LITERAL,
      key,
      course.rating,
      course.reviewsCount,
      time,
      course.id,
    ]);
    return {
      totalCount,
      exactCount: totalCount,
      matchesAllWords: true,
      correctedSearch: null,
      countOptions: null,
      nodes: page.map(toCourse),
      pageInfo,
    };
  }

  /** Adds viewer-specific fields to published courses; only these are read from the database. */
  private async asSeenBy(viewer: Viewer | null, courses: readonly Course[]): Promise<Course[]> {
    if (viewer === null || courses.length === 0)
      return courses.map((course) => ({ ...course, viewerIsInstructor: false, viewerEnrollment: null }));
    const ids = courses.map(({ id }) => id);
    const rows = await this.reads.rows(viewer, enrollmentsInCourses(viewer.account.id, ids));
    const enrollments = rowsInOrder(ids, rows, ({ enrollment }) => enrollment.courseId);
    const teams = await this.teamsOf(viewer, courses);
    return courses.map((course, index) =>
      toCourse({
        course: { ...course, viewerIsInstructor: teams.has(course.id) },
        viewerEnrollment: enrollments[index]?.enrollment ?? null,
      }),
    );
  }

  /** The course with lessons and quizzes; null if it does not exist or is not visible to the viewer. */
  async course(viewer: Viewer | null, id: string): Promise<Course | null> {
    if (!isId(id)) return null;
    const row = await this.reads.row(viewer, coursePage(idOf(viewer), id));
    return row ? toCourse(row) : null;
  }

  /** Published courses of other instructors with a skill or the category in common. */
  async relatedCourses(viewer: Viewer | null, course: Course): Promise<Course[]> {
    const skills = course.skills.map(foldText);
    const rows = await this.reads.rows(viewer, relatedCourses(idOf(viewer), { ...course, skills }));
    return rows.map(toCourse);
  }

  /** Other published courses of its instructor, best first. */
  async otherCoursesOfInstructor(viewer: Viewer | null, course: Course): Promise<Course[]> {
    const rows = await this.reads.rows(viewer, otherCoursesOfInstructor(idOf(viewer), course));
    return rows.map(toCourse);
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

  /** The lessons of each of these courses, which the caller got from this service, in the order of the ids. */
  async lessonsOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<Lesson[][]> {
    const rows = await this.reads.rows(viewer, lessonsOfCourses(idOf(viewer), courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.lessons ?? []);
  }

  /** The titles of the lessons of each of these courses, which the caller got from this service. */
  async lessonTitlesOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<string[][]> {
    const rows = await this.reads.rows(viewer, lessonTitlesOfCourses(courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.titles ?? []);
  }

  /** The number of students of each of these courses. */
  async studentCountsOf(viewer: Viewer | null, courseIds: readonly string[]): Promise<number[]> {
    const rows = await this.reads.rows(viewer, studentCounts(courseIds));
    return rowsInOrder(courseIds, rows, ({ courseId }) => courseId).map((row) => row?.count ?? 0);
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

  /** Which of these courses have the viewer on their team. */
  private async teamsOf(viewer: Viewer | null, courses: readonly Course[]): Promise<ReadonlySet<string>> {
    if (!viewer || courses.length === 0) return new Set();
    if (!canBeMember(viewer)) return new Set(courses.filter(isOwnedBy(viewer)).map(({ id }) => id));
    const ids = courses.map(({ id }) => id);
    const rows = await this.reads.rows(viewer, teamsOfViewer(viewer.account.id, ids));
    return new Set(rows.map(({ id }) => id));
  }

  /** Every category of published courses, most courses first. */
  categories(viewer: Viewer | null): Promise<CategoryCount[]> {
    return this.reads.rows(viewer, categoryCounts());
  }
}

/** Position in a list of courses: kind of match and key (see ListPlace), then rating, reviews, time and id. */
type Position = [number, number, number, number, string, string];

const placeOf = ([, ...place]: Position) => place;

/** Members of a team are instructors; its owner may be one no longer (docs/decisions/0099). */
const canBeMember = ({ account }: Viewer): boolean => account.role === Role.INSTRUCTOR;

const isOwnedBy =
  ({ account }: Viewer) =>
  ({ instructor }: Course): boolean =>
    instructor.id === account.id;

const idOf = (viewer: Viewer | null) => viewer?.account.id ?? null;

const tooManyLessons = (text: string, most: number) =>
  new Refusal('BAD_USER_INPUT', `Ask for the ${text} of at most ${most} lessons at once`);

const FIRST_PLACE = { kind: MATCH.LITERAL, key: 0 };

function positionAt({ courses, places }: CourseList<ListedCourse>, index: number): Position {
  const { rating, reviewsCount, time, id } = courses[index]!;
  const { kind, key } = places?.[index] ?? FIRST_PLACE;
  return [kind, key, rating, reviewsCount, time, id];
}

/** The index of the first course after a cursor's position. */
function indexAfter({ courses, places }: CourseList<ListedCourse>, [kind, key, ...rank]: Position): number {
  const [rating, reviewsCount, time, id] = rank;
  const last: Rank = { rating, reviewsCount, createdMicros: microsOf(time), id };
  const index = courses.findIndex((course, at) => {
    const place = places?.[at] ?? FIRST_PLACE;
    const difference = place.kind - kind || place.key - key;
    return (difference || byRank(course, last)) > 0;
  });
  return index < 0 ? courses.length : index;
}

const toCourse = ({ course, ...added }: CourseRow): Course => ({ ...course, ...added });
