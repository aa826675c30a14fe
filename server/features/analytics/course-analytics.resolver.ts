import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Service } from '../../platform/injection';
import { InstructorCourse } from '../courses/authoring/instructor-course.types';
import { CourseAnalyticsService } from './course-analytics.service';
import { InstructorCourseAnalytics } from './course-analytics.types';
import { StudentService } from './student.service';
import { InstructorStudentConnection, InstructorStudentAtRisk, InstructorStudentSort } from './student.types';

@Service()
@Resolver(() => InstructorCourse)
export class InstructorCourseAnalyticsResolver {
  constructor(
    private readonly service: CourseAnalyticsService,
    private readonly students: StudentService,
  ) {}

  @FieldResolver(() => Int, {
    description: 'Number of students at risk, at most 50; `analytics.atRiskStudents` lists them.',
  })
  atRiskCount(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return batches.load('at-risk students of own course', course.id, (ids) =>
      this.students.atRiskCounts(viewer, ids),
    );
  }

  @FieldResolver(() => InstructorCourseAnalytics, { description: 'Analytics of the course.' })
  analytics(
    @Root() course: InstructorCourse,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Number of days in `activity`, 1 to 365. It does not affect the other figures.',
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

  @FieldResolver(() => InstructorStudentConnection, { description: 'Students enrolled in the course.' })
  students(
    @Root() { courseId }: InstructorCourseAnalytics,
    @Arg('first', () => Int, {
      defaultValue: 50,
      description: 'Maximum number of students to return, 1 to 100.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the previous page in the same order; null for the first page.',
    })
    after: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find in the name or email, ignoring case and accents, at most 100 characters; null or blank for all students.',
    })
    search: string | null,
    @Arg('sort', () => InstructorStudentSort, {
      defaultValue: InstructorStudentSort.NAME,
      description: 'Field to sort by.',
    })
    sort: InstructorStudentSort,
    @Arg('descending', () => Boolean, {
      defaultValue: false,
      description: 'Whether to sort in descending order.',
    })
    isDescending: boolean,
    @Ctx() { viewer }: Context,
  ) {
    const request = { first, after: after ?? null, search: search ?? null, sort, isDescending };
    return this.service.students(viewer, courseId, request);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [InstructorStudentAtRisk], {
    description: 'At-risk students with their most important reason, at most 50, most recently active first.',
  })
  atRiskStudents(@Root() { courseId }: InstructorCourseAnalytics, @Ctx() { viewer, batches }: Context) {
    return batches.once(`students at risk in ${courseId}`, () =>
      this.service.studentsAtRisk(viewer, courseId),
    );
  }
}
