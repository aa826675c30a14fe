import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, RequiresScope, viewerWithScope } from '../../../platform/required-scope';
import { CatalogueService } from './catalogue.service';
import type { CourseSort } from '../course-options.rules';
import {
  CategoryCount,
  Course,
  CourseConnection,
  CourseFilter,
  CourseOptionCount,
  CourseSortOrder,
  Lesson,
} from '../course.types';
import { captionsPath } from '../video.rules';

@Resolver(() => Course)
export class CourseResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => CourseConnection, { description: 'Published courses.' })
  courses(
    @Arg('filter', () => CourseFilter, {
      nullable: true,
      description: 'Conditions the courses must meet; null for all courses.',
    })
    filter: CourseFilter | null,
    @Arg('first', () => Int, {
      defaultValue: 24,
      description:
        'Maximum number of courses to return, 1 to 1,000. Large pages allow only a few fields per course, because of the query cost limit.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the previous page; null for the first page.',
    })
    after: string | null,
    @Arg('sort', () => CourseSortOrder, {
      nullable: true,
      description: 'Order of the courses; null for RELEVANCE. Cursors are valid for the same order only.',
    })
    sort: CourseSort | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.courses(viewerWithScope(viewer, 'read:learning'), filter ?? {}, first, after, sort);
  }

  @Extensions(IS_PUBLIC)
  @Query(() => Course, {
    nullable: true,
    description: 'A course; null if it does not exist or is not visible to the viewer.',
  })
  course(
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.course(viewerWithScope(viewer, 'read:learning'), id);
  }

  @FieldResolver(() => Int, { description: 'Number of enrolled students, up to a few seconds old.' })
  studentCount(@Root() { id, studentCount }: Course, @Ctx() { viewer, batches }: Context) {
    return (
      studentCount ?? batches.load('student count', id, (ids) => this.catalogue.studentCountsOf(viewer, ids))
    );
  }

  @FieldResolver(() => [String], { description: 'Titles of the lessons, in order.' })
  lessonTitles(@Root() { id }: Course, @Ctx() { viewer, batches }: Context) {
    return batches.load('lesson titles', id, (ids) => this.catalogue.lessonTitlesOf(viewer, ids));
  }

  @FieldResolver(() => [Lesson], {
    description: 'Lessons of the course, in order. Lessons of a published course are visible to everyone.',
  })
  lessons(@Root() course: Course, @Ctx() { viewer, batches }: Context) {
    return (
      course.lessons ??
      batches.load('lessons of course', course.id, (ids) => this.catalogue.lessonsOf(viewer, ids))
    );
  }

  @FieldResolver(() => [Course], {
    description:
      'Up to four published courses of other instructors with a skill or the category in common, most shared skills first, then best rated.',
  })
  async relatedCourses(@Root() course: Course, @Ctx() context: Context) {
    return (await this.beside(course, context)).related;
  }

  @FieldResolver(() => [Course], {
    description: 'Up to four other published courses of the instructor, best rated first.',
  })
  async otherCoursesOfInstructor(@Root() course: Course, @Ctx() context: Context) {
    return (await this.beside(course, context)).ofInstructor;
  }

  /** One statement for both fields. */
  private beside(course: Course, { viewer, batches }: Context) {
    return batches.once(`courses beside ${course.id}`, () => this.catalogue.coursesBeside(viewer, course));
  }
}

@Resolver(() => CourseConnection)
export class CourseConnectionResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @FieldResolver(() => [CategoryCount], {
    description:
      'Categories of all published courses regardless of the filter, the one with the most courses first.',
  })
  categories(@Ctx() { viewer, batches }: Context) {
    return batches.once('categories', () => this.catalogue.categories(viewer));
  }

  @FieldResolver(() => [CourseOptionCount], {
    nullable: true,
    description: 'How many courses each level, price and length finds; null if they were not counted.',
  })
  optionCounts(@Root() { optionCounts }: CourseConnection) {
    return Object.entries(optionCounts).map(([option, courseCount]) => ({ option, courseCount }));
  }
}

/** Captions have up to 150 kB and notes up to 50,000 characters, and aliases could request them many times. */
const CAPTIONS_TEXT_COST = 2_000;
const NOTES_COST = 600;

@Resolver(() => Lesson)
export class LessonResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Lesson, {
    nullable: true,
    description: 'A lesson; null if it does not exist or is not visible to the viewer.',
  })
  lesson(
    @Arg('id', () => ID, { description: 'Identifier of the lesson.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.catalogue.lesson(viewerWithScope(viewer, 'read:learning'), id);
  }

  @FieldResolver(() => Course, { description: 'The course the lesson belongs to.' })
  course(@Root() lesson: Lesson & { course?: Course }, @Ctx() { viewer, batches }: Context) {
    return (
      lesson.course ?? batches.load('course', lesson.courseId, (ids) => this.catalogue.coursesOf(viewer, ids))
    );
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    complexity: NOTES_COST,
    description: 'Notes as Markdown without HTML; empty if there are none. At most 200 lessons per request.',
  })
  async notes(@Root() { id, notes }: Lesson, @Ctx() { viewer, batches }: Context) {
    if (notes !== undefined) return notes;
    const read = await batches.load('notes', id, (ids) => this.catalogue.notesOf(viewer, ids));
    // null only if the lesson was deleted in the meantime.
    return read ?? '';
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Path of the captions file, if the captions are stored as text; null otherwise. Readable by everyone who can read the lesson.',
  })
  captionsPath(@Root() lesson: Lesson) {
    return lesson.hasCaptionsText ? captionsPath(lesson) : null;
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => String, {
    nullable: true,
    complexity: CAPTIONS_TEXT_COST,
    description:
      'Captions as WebVTT text; null if there are none or they are a URL. At most 20 lessons per request.',
  })
  captionsText(@Root() { id, hasCaptionsText }: Lesson, @Ctx() { viewer, batches }: Context) {
    return hasCaptionsText
      ? batches.load('captions text', id, (ids) => this.catalogue.captionsTexts(viewer, ids))
      : null;
  }
}
