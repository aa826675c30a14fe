import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Service } from '../../platform/injection';
import { InstructorCourse } from '../teaching/instructor-course.types';
import { CourseAnalyticsService } from './course-analytics.service';
import { InstructorCourseAnalytics } from './course-analytics.types';
import { StudentService } from './student.service';
import { InstructorStudentConnection, InstructorStudentNeed, InstructorStudentSort } from './student.types';

@Service()
@Resolver(() => InstructorCourse)
export class InstructorCourseAnalyticsResolver {
  constructor(private readonly service: CourseAnalyticsService) {}

  @FieldResolver(() => InstructorCourseAnalytics, { description: 'How it does, in detail.' })
  analytics(
    @Root() course: InstructorCourse,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'How many days of activity, 1 to 365; the other figures have windows of their own.',
    })
    days: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.analytics(viewer, course.id, days);
  }
}

@Service()
@Resolver(() => InstructorCourseAnalytics)
export class CourseStudentsResolver {
  constructor(private readonly service: StudentService) {}

  @FieldResolver(() => InstructorStudentConnection, { description: 'Its students.' })
  students(
    @Root() { courseId }: InstructorCourseAnalytics,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before, in the same order; null: the first page.',
    })
    after: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Contained in name or email; case and marks do not count. At most 100 characters; null or blank: all.',
    })
    search: string | null,
    @Arg('sort', () => InstructorStudentSort, {
      defaultValue: InstructorStudentSort.NAME,
      description: 'What they are ordered by.',
    })
    sort: InstructorStudentSort,
    @Arg('descending', () => Boolean, { defaultValue: false, description: 'true: the last ones first.' })
    isDescending: boolean,
    @Ctx() { viewer }: Context,
  ) {
    const request = { first, after: after ?? null, search: search ?? null, sort, isDescending };
    return this.service.students(viewer, courseId, request);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [InstructorStudentNeed], {
    description: 'Who may need a hand, one row a student, at most 50; those who were here last first.',
  })
  needHand(@Root() { courseId }: InstructorCourseAnalytics, @Ctx() { viewer, batches }: Context) {
    return batches.once(`in need of a hand in ${courseId}`, () =>
      this.service.studentsAtRisk(viewer, courseId),
    );
  }
}
