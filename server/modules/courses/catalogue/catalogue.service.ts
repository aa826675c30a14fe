import { z } from 'zod';
import { cursorValue, decodeCursor, pageOf, pageSize } from '../../../platform/connection';
import { PublicReads } from '../../../platform/database/public-reads';
import { rowsInOrder } from '../../../platform/database/statement';
import { Refusal } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { containsPattern } from '../../../platform/search';
import { foldText } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import {
  captionsOfLessons,
  categoryCounts,
  coursePage,
  coursesBeside,
  coursesByIds,
  lessonById,
  lessonsOfCourses,
  lessonTitlesOfCourses,
  notesOfLessons,
  studentCounts,
} from './catalogue.queries';
import { COURSES_MAX, type CatalogueFilter } from '../catalogue.rules';
import type { CategoryCount, Course, CourseConnection, Lesson } from '../course.types';
import type { CourseSort } from '../course-options.rules';
import { courseList } from './course-list.queries';

/** A row as selected: the course's card, and beside it the fields that this and other modules add. */
interface CourseRow extends Partial<Course> {
  course: Course;
}

interface CoursesBeside {
  ofInstructor: Course[];
  related: Course[];
}

type LessonInFull = Lesson & { notes: string; course: Course };

/** Limits of one response; the notes of a whole course fit. */
const CAPTIONS_TEXTS_MAX = 20;
const NOTES_MAX = 200;

const { integer, real, time, id } = cursorValue;
/** Kind of match and key, then rating, reviews, time and id. */
const COURSE_POSITION = z.tuple([integer, real, real, integer, time, id]);

/** Published courses for everyone, with the viewer's own drafts and enrollments. */
@Service()
export class CatalogueService {
  constructor(private readonly reads: PublicReads) {}

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
    const size = pageSize(first, COURSES_MAX);
    const position = after === null ? null : decodeCursor(after, COURSE_POSITION);
    const { category, minRating, level, price, length } = filter;
    const conditions = {
      level,
      price,
      length,
      ...searchedWords(filter.search),
      search: containsPattern(filter.search),
      skill: containsPattern(filter.skill),
      category: category || null,
      minRating: minRating ?? null,
      sort: sort ?? 'RELEVANCE',
      after: position,
    };
    const row = await this.reads.row(viewer, courseList(idOf(viewer), conditions, size + 1));
    const { nodes, corrections, ...figures } = row!;
    const { page, pageInfo } = pageOf(nodes, size, ({ course, time, kind, key }) => [
      kind,
      key,
      course.rating,
      course.reviewsCount,
      time,
      course.id,
    ]);
    return {
      ...figures,
      correctedSearch: correctedTerm(filter.search ?? '', corrections),
      nodes: page.map(({ course, viewerEnrollment }) => toCourse({ course, viewerEnrollment })),
      pageInfo,
    };
  }

  /** The course with lessons and quizzes; null if it does not exist or is not visible to the viewer. */
  async course(viewer: Viewer | null, id: string): Promise<Course | null> {
    if (!isId(id)) return null;
    const row = await this.reads.row(viewer, coursePage(idOf(viewer), id));
    return row ? toCourse(row) : null;
  }

  /** Published courses to offer beside this one: of the same instructor, and of others on something similar. */
  async coursesBeside(viewer: Viewer | null, course: Course): Promise<CoursesBeside> {
    const skills = course.skills.map(foldText);
    const rows = await this.reads.rows(viewer, coursesBeside(idOf(viewer), { ...course, skills }));
    const offeredAs = (kind: (typeof rows)[number]['offer']) =>
      rows.filter(({ offer }) => offer === kind).map(toCourse);
    return { ofInstructor: offeredAs('SAME_INSTRUCTOR'), related: offeredAs('RELATED') };
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

  /** Every category of published courses, most courses first. */
  categories(viewer: Viewer | null): Promise<CategoryCount[]> {
    return this.reads.rows(viewer, categoryCounts());
  }
}

const idOf = (viewer: Viewer | null) => viewer?.account.id ?? null;

const tooManyLessons = (text: string, max: number) =>
  new Refusal('BAD_USER_INPUT', `Ask for the ${text} of at most ${max} lessons at once`);

const toCourse = ({ course, ...added }: CourseRow): Course => ({ ...course, ...added });

/** Words that say nothing about a course's topic, beside the stop words of PostgreSQL. */
const FILLER_WORDS = new Set(
  (
    'am best class classes course courses get good great guide help introduction learn learning lesson lessons like ' +
    'make me need online please somebody someone something start started starting study teach tutorial tutorials ' +
    'understand us use want way would a about all an and any are as at be by can do does for from have how i in into ' +
    'is it its my of on or our that the their then this to we what when where which who why will with you your'
  ).split(' '),
);

/** At most this many words of a search term are compared. */
const WORDS_MAX = 16;
/** Shorter words are not taken for the beginning of another one. */
const BEGINNING = /^[\p{L}\p{N}]{3,}$/u;

/** Splits folded text into words; keeps signs that are part of a name, as in "c++" and "c#". */
const wordsIn = (text: string): string[] => text.replace(/['’]/g, '').match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

/**
 * The words of a search term, and for each a tsquery: the word, which may be unfinished at the end, or together with its
 * neighbor the name that is also written as one word, such as "type script".
 */
function searchedWords(term: string | null | undefined): { words: string[]; wordQueries: string[] } {
  const all = wordsIn(foldText((term ?? '').trim())).slice(0, WORDS_MAX);
  const topic = all.filter((word) => !FILLER_WORDS.has(word));
  const words = topic.length > 0 ? topic : all;
  const wordQueries = words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isPrefix = after === undefined && BEGINNING.test(word);
    const joined = [before && before + word, after && word + after].filter(Boolean).map((one) => `'${one}'`);
    return [`'${word}'${isPrefix ? ':*' : ''}`, ...joined].join(' | ').replace(/[+#]/g, '');
  });
  return { words, wordQueries };
}

/** The search term with each word that has a correction replaced by it; null without one. Another form of a word is none. */
function correctedTerm(term: string, corrections: Readonly<Record<string, string>> | null): string | null {
  const words = wordsIn(foldText(term.trim()));
  const corrected = words.map((word) => {
    const other = corrections?.[word] ?? word;
    return word.startsWith(other) || other.startsWith(word) ? word : other;
  });
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null;
}
