import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { forbidden, invalidInput, notFound, validated } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { PublicAddress } from '../../../platform/public-address';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { truncate } from '../../../platform/text.rules';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { TEAMS_ONLY } from '../../accounts/account.rules';
import { lastEditOf } from '../../accounts/last-edit.queries';
import { Course, type CourseContent, Lesson } from '../../courses/course.entities';
import { ProgressService } from '../../enrollments/progress.service';
import { categoryOfCourse, chosenCategory } from '../../courses/categories/category.queries';
import { searchText, skillsText } from '../../courses/catalogue.rules';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import {
  courseAuthor,
  lockCourseOwner,
  deleteCourse,
  lockCourse,
  setPublished,
  updateCourse,
} from './course-authoring.queries';
import {
  CourseCreated,
  type CourseDeleted,
  type CourseDuplicated,
  CourseEditConflict,
  CourseUpdated,
  type InstructorCourse,
  teachingOf,
} from './authoring.types';
import {
  contentIds,
  copyLessons,
  copyQuestions,
  copyQuizzes,
  rewriteTexts,
  textsWithIds,
} from './course-copy.queries';
import { courseRules, newCourseRules } from './course-form.rules';
import { InstructorLimits } from './instructor-limits';
import { useDictionary } from './lesson-authoring.queries';
import { OwnCourseService, TeachingService } from './teaching.service';

/** Addresses on a host, and paths where a link, a quotation or a line may begin with them. */
const LINK = /(https?:\/\/[^\s/()<>"'[\]]+|(?<=^|[\s("'<>[]))(\/(?!\/)[^\s()<>"'\]]*)/gi;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * A function that points the links in all texts of a value to the copies: in addresses of this platform and in paths, it
 * replaces ids that are keys of `copies`. Links to other hosts and other content stay.
 */
function linksToCopies(copies: ReadonlyMap<string, string>, publicUrl: string) {
  const relinked = (text: string) =>
    text.replace(LINK, (link: string, host: string, path: string) =>
      host === '' || host.toLowerCase() === publicUrl.toLowerCase()
        ? host + path.replace(ID, (id) => copies.get(id.toLowerCase()) ?? id)
        : link,
    );
  return <Value>(value: Value) =>
    JSON.parse(JSON.stringify(value), (_, part: unknown) =>
      typeof part === 'string' ? relinked(part) : part,
    ) as Value;
}

const TITLE_MAX_LENGTH = 200;
const COPY = ' (copy)';

/** Why a course that an administrator unpublished is neither published nor copied. */
const COURSE_BLOCKED =
  'An administrator unpublished this course. You can publish and copy it again when they allow it.';

const { EDIT_CONTENT } = CoursePermission;

const noSuchCategory = () => invalidInput('category', 'Please choose one of the categories');

/** A course may take tens of megabytes, and deleted ones are kept. */
const NEW_COURSES: RateLimit = {
  name: 'new-courses',
  points: 60,
  seconds: 60 * 60,
  refusal: 'You can create up to 60 courses an hour. Please try again later.',
};

/** A team's changes to its courses; refuses like OwnCourseService. */
@Service()
export class CourseAuthoringService {
  constructor(
    private readonly database: Database,
    private readonly teaching: TeachingService,
    private readonly progress: ProgressService,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly ownCourse: OwnCourseService,
    private readonly limits: InstructorLimits,
    private readonly address: PublicAddress,
  ) {}

  /** Creates a draft with its lessons in one transaction. */
  async createCourse(viewer: Viewer | null, input: object, lessons: unknown): Promise<CourseCreated> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    const course = validated(newCourseRules, { ...input, lessons });
    const id = newId();
    const rows = course.lessons.map((lesson, index) => ({
      id: newId(),
      courseId: id,
      position: index + 1,
      ...lesson,
    }));
    await this.creating(instructor, async (transaction) => {
      const category = await transaction.row(chosenCategory(course.category));
      if (!category) throw noSuchCategory();
      const content = { ...course, category: category.name };
      await this.limits.within(instructor.account.id, transaction, async () => {
        await insertCourse(transaction, instructor, id, content, rows.length, this.clock.now());
        await transaction.with(Lesson, (repository) => repository.insert(rows));
      });
    });
    const created = await this.teaching.requireCourse(instructor, id);
    return new CourseCreated({ course: created, teaching: teachingOf(instructor) });
  }

  /**
   * Updates a course without its lessons. `revision` is the one the author loaded; if there is a newer one, it is
   * returned instead. null: overwrite any.
   */
  async updateCourse(
    viewer: Viewer | null,
    id: string,
    input: object,
    revision: number | null,
  ): Promise<CourseUpdated | CourseEditConflict> {
    const user = requireRole(viewer, Role.INSTRUCTOR);
    // Where the viewer may not edit, invalid input also answers NOT_FOUND or FORBIDDEN.
    await this.teaching.requireCourse(user, id, EDIT_CONTENT);
    const edited = validated(courseRules, input);
    const updated = await this.database.transaction(async (transaction) => {
      const category = await transaction.row(chosenCategory(edited.category));
      if (!category) throw noSuchCategory();
      // Searches find a course by the name of its owner, whoever edits it.
      const owner = await transaction.row(lockCourseOwner(id));
      const author = owner && (await transaction.row(courseAuthor(owner.id)));
      if (!author) return null;
      const content = { ...edited, category: category.name };
      const saved = await transaction.row(
        updateCourse(
          { memberId: user.account.id, courseId: id, revision },
          { ...content, ...searchTexts(content, author) },
        ),
      );
      if (saved) await transaction.rows(useDictionary(id));
      return saved;
    });
    if (updated?.isRuleChanged) await this.progress.certify(id, null);
    const course = await this.teaching.requireCourse(user, id, EDIT_CONTENT);
    if (updated) return new CourseUpdated({ course });
    const lastEdit = await this.database.row(lastEditOf({ itemId: id, viewerId: user.account.id }));
    return new CourseEditConflict({ course, lastEdit: lastEdit ?? null });
  }

  /**
   * An unpublished course is hidden from catalogue and search; enrolled students keep access. Idempotent. FORBIDDEN to
   * publish a course that an administrator unpublished.
   */
  async setCoursePublished(
    viewer: Viewer | null,
    id: string,
    isPublished: boolean,
  ): Promise<InstructorCourse> {
    const action = isPublished ? 'COURSE_PUBLISHED' : 'COURSE_UNPUBLISHED';
    await this.ownCourse.inCourse(viewer, id, CoursePermission.PUBLISH, async (transaction, course) => {
      if (await transaction.row(setPublished({ courseId: id, isPublished }))) await course.record(action);
    });
    const course = await this.teaching.requireCourse(viewer, id);
    if (isPublished && course.block) throw forbidden(COURSE_BLOCKED);
    return course;
  }

  /** Deletes the course for everyone; certificates can still be verified. */
  async deleteCourse(viewer: Viewer | null, id: string): Promise<CourseDeleted> {
    const user = requireRole(viewer, Role.INSTRUCTOR);
    await this.ownCourse.inCourse(user, id, CoursePermission.DELETE_COURSE, async (transaction, course) => {
      await transaction.rows(deleteCourse({ courseId: id, now: this.clock.now() }));
      await course.record('COURSE_DELETED');
    });
    return { courseId: id, teaching: teachingOf(user) };
  }

  /**
   * Creates a draft of the viewer's own with the same lessons and inactive copies of the quizzes, without students' data.
   * Links of its texts to the course, its lessons and quizzes lead to the copies.
   * FORBIDDEN for a course that an administrator unpublished.
   */
  async duplicateCourse(viewer: Viewer | null, id: string): Promise<CourseDuplicated> {
    const user = requireRole(viewer, Role.INSTRUCTOR);
    const source = await this.teaching.requireCourse(user, id, EDIT_CONTENT);
    // A copy could be published at once.
    if (source.block) throw forbidden(COURSE_BLOCKED);
    const copyId = newId();
    const title = truncate(source.title, TITLE_MAX_LENGTH - COPY.length) + COPY;
    const now = this.clock.now();
    await this.creating(user, async (transaction) => {
      // Locked before the course, as when a category is renamed.
      const category =
        (await transaction.row(chosenCategory(source.category))) ??
        // Renamed since the course was read.
        (await transaction.row(categoryOfCourse(id)));
      // Nobody changes its lessons while they are copied.
      if (!(await transaction.row(lockCourse(user.account.id, id)))) throw notFound('Course');
      const copy = { ...source, title, category: category?.name ?? source.category };
      const ids = (await transaction.row(contentIds(id)))!;
      const lessons = withNewIds(ids.lessons);
      const quizzes = withNewIds(ids.quizzes);
      const copies = new Map([[source.id, copyId], ...[lessons, quizzes].flatMap(pairsOf)]);
      const relink = linksToCopies(copies, this.address.origin);
      await this.limits.within(user.account.id, transaction, async () => {
        await insertCourse(transaction, user, copyId, relink(contentOf(copy)), ids.lessons.length, now);
        await transaction.rows(copyLessons({ ...lessons, newCourseId: copyId }));
        await transaction.rows(copyQuizzes({ ...quizzes, newCourseId: copyId, now }));
        await transaction.rows(copyQuestions({ lessons, quizzes, questions: withNewIds(ids.questions) }));
        const { texts } = (await transaction.row(textsWithIds(copyId)))!;
        await transaction.rows(rewriteTexts(relink(texts)));
      });
    });
    return { course: await this.teaching.requireCourse(user, copyId), teaching: teachingOf(user) };
  }

  /**
   * Runs `work` in a transaction; RATE_LIMITED after too many new courses. It locks courses and categories before people,
   * so before it asks for the instructor's limits.
   */
  private creating<Result>(
    { account }: Viewer,
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> {
    return this.limiter.consumeFor(NEW_COURSES, account.id, () => this.database.transaction(work));
  }
}

const pairsOf = ({ ids, newIds }: ReturnType<typeof withNewIds>) =>
  ids.map((id, index): [string, string] => [id, newIds[index]!]);

const withNewIds = (ids: readonly string[]) => ({ ids, newIds: ids.map(newId) });

/** What the author writes of a course. */
const contentOf = (course: CourseContent) =>
  Object.fromEntries(
    Object.keys(courseRules.shape).map((key) => [key, course[key as keyof CourseContent]]),
  ) as unknown as CourseContent;

const searchTexts = (course: CourseContent, owner: { name: string }) => ({
  searchText: searchText({ ...course, instructor: owner }),
  skillsText: skillsText(course.skills),
});

async function insertCourse(
  transaction: Database,
  author: Viewer,
  id: string,
  content: CourseContent,
  lessonCount: number,
  createdAt: Date,
): Promise<void> {
  const instructorId = author.account.id;
  // The viewer's name may have changed since their request began.
  const named = (await transaction.row(courseAuthor(instructorId)))!;
  if (named.isOnTeamsOnly) throw forbidden(TEAMS_ONLY);
  const row = {
    ...contentOf(content),
    id,
    instructorId,
    isPublished: false,
    lessonCount,
    rating: 0,
    reviewsCount: 0,
    createdAt,
    ...searchTexts(content, named),
  };
  await transaction.with(Course, (courses) => courses.insert(row));
}
