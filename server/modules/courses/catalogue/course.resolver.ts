import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, viewerWithScope } from '../../../platform/required-scope';
import { CatalogueService } from './catalogue.service';
import type { CourseSort } from '../course-options.rules';
import {
  CategoryCount,
  Course,
  CourseConnection,
  CourseFilter,
  CourseOptionCount,
  CourseSortOrder,
} from '../course.types';
import { Lesson } from '../lesson.types';

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
