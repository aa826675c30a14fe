import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { IS_PUBLIC, RequiresScope } from '../../../platform/required-scope';
import { InstructorCourse, Teaching } from '../authoring/authoring.types';
import { AnalyticsService } from './analytics.service';
import {
  AskedQuestions,
  InstructorCourseAnalytics,
  InstructorDashboard,
  InstructorLessonProgress,
  PlatformStats,
} from './analytics.types';
import { StudentService } from './student.service';
import {
  GroupMemberSet,
  InstructorStudentConnection,
  InstructorStudentAtRisk,
  InstructorStudentSort,
} from './student.types';

@Resolver(() => Teaching)
export class TeachingDashboardResolver {
  constructor(private readonly service: AnalyticsService) {}

  @FieldResolver(() => InstructorDashboard, {
    description: "Figures of the instructor's courses and of those shared with them.",
  })
  dashboard(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('instructor dashboard', () => this.service.dashboard(viewer));
  }

  @Extensions(IS_PUBLIC)
  @Query(() => PlatformStats, { description: 'Public totals of the platform.' })
  platformStats(@Ctx() { viewer }: Context) {
    return this.service.platformStats(viewer);
  }
}

const GROUP = {
  nullable: true,
  description: 'Identifier of a group of the course, to list only its students; null for all students.',
};

@Resolver(() => InstructorCourse)
export class InstructorCourseAnalyticsResolver {
  constructor(
    private readonly service: AnalyticsService,
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
    return this.service.ofCourse(viewer, course.id, days);
  }
}

@Resolver(() => InstructorCourseAnalytics)
export class CourseStudentsResolver {
  constructor(private readonly service: StudentService) {}

  @FieldResolver(() => InstructorStudentConnection, { description: 'Students enrolled in the course.' })
  students(
    @Root() { courseId }: InstructorCourseAnalytics,
    @PageArgs('students') { first, after }: Page,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find in the name or email, ignoring case and accents, at most 100 characters; null or blank for all students.',
    })
    search: string | null,
    @Arg('groupId', () => ID, GROUP) groupId: string | null,
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
    const request = { first, after: after ?? null, search: search ?? null, groupId, sort, isDescending };
    return this.service.students(viewer, courseId, request);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [InstructorStudentAtRisk], {
    description: 'At-risk students with their most important reason, at most 50, most recently active first.',
  })
  atRiskStudents(
    @Root() { courseId }: InstructorCourseAnalytics,
    @Arg('groupId', () => ID, GROUP) groupId: string | null,
    @Ctx() { viewer, batches }: Context,
  ) {
    return batches.once(`students at risk in ${courseId} ${groupId}`, () =>
      this.service.studentsAtRisk(viewer, courseId, groupId),
    );
  }

  @RequiresScope('write:teaching')
  @Mutation(() => GroupMemberSet, {
    description:
      "Puts a student of one of the viewer's courses into one of its groups, or takes them out. Repeating it has no effect.",
  })
  setGroupMember(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('groupId', () => ID, { description: 'Identifier of the group.' }) groupId: string,
    @Arg('studentId', () => ID, { description: "Identifier of the student's account." }) studentId: string,
    @Arg('isMember', () => Boolean, { description: 'Whether the student is to be in the group.' })
    isMember: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setGroupMember(viewer, { courseId, groupId, studentId }, isMember);
  }
}

@Resolver(() => InstructorLessonProgress)
export class LessonQuestionsResolver {
  constructor(private readonly service: AnalyticsService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => AskedQuestions, {
    nullable: true,
    description:
      'What students asked the assistant about the lesson; null if fewer than three students asked, so that nobody can be recognized.',
  })
  askedQuestions(@Root() { lessonId }: InstructorLessonProgress, @Ctx() { viewer, batches }: Context) {
    return batches.load('asked questions', lessonId, (ids) => this.service.askedQuestions(viewer, ids));
  }
}
