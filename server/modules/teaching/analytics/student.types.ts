import { Payload } from '../../../platform/user-error';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/connection';
import { InstructorCourse } from '../authoring/authoring.types';
import { EnrolledStudent } from '../../enrollments/enrollment.types';
import { enumOf } from '../../../platform/enum-of';

export const InstructorStudentSort = enumOf('InstructorStudentSort', 'Field to sort students by.', {
  NAME: 'By name.',
  PROGRESS: 'By progress.',
  ENROLLED: 'By date of enrollment.',
  LAST_ACTIVITY: 'By most recent activity. In ascending order, students without activity come first.',
});
export type InstructorStudentSort = keyof typeof InstructorStudentSort;

export const StudentStatus = enumOf('StudentStatus', 'Progress of a student in a course.', {
  COMPLETED: '100 percent.',
  IN_PROGRESS: 'Above 50 percent.',
  JUST_STARTED: '50 percent or below.',
});
export type StudentStatus = keyof typeof StudentStatus;

export const RiskReason = enumOf('RiskReason', 'Reason why a student is at risk.', {
  FAILED_QUIZ: 'Failed a quiz at least twice without passing it.',
  STUCK: 'Opened their next lesson on at least three days without completing it.',
  NO_ACTIVITY: 'Has not completed the course and had no activity in the last 14 days.',
});
export type RiskReason = keyof typeof RiskReason;

@ObjectType({ description: 'A student of a course, as its instructor sees them.' })
export class InstructorStudent extends EnrolledStudent {
  @Field(() => ID, { description: 'Unique identifier of the enrollment.' })
  id!: string;

  @Field(() => Int, { description: 'Progress in percent, 0 to 100.' })
  percent!: number;

  @Field(() => Int, { description: 'Number of lessons the student completed.' })
  lessonsCompleted!: number;

  @Field(() => Date, { description: 'When the student enrolled.' })
  enrolledAt!: Date | string;

  @Field(() => Date, {
    nullable: true,
    description: 'Most recent activity in the course; null if there is none.',
  })
  lastActivityAt!: Date | string | null;

  @Field(() => StudentStatus, { description: 'Progress as a category.' })
  status!: StudentStatus;

  @Field(() => [ID], { description: 'Identifiers of the groups of the course that the student is in.' })
  groupIds!: string[];
}

@ObjectType({ description: 'A student was put into a group or taken out of it.' })
export class GroupMemberSet extends Payload<GroupMemberSet> {
  @Field(() => InstructorStudent, { description: 'The student.' })
  student!: InstructorStudent;

  @Field(() => InstructorCourse, { description: 'The course, with its groups.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'A page of students of a course.' })
export class InstructorStudentConnection extends connectionOf(
  () => InstructorStudent,
  'The students on this page.',
) {
  @Field(() => Int, {
    description:
      'Number of students that match the search, across all pages. A search counts at most 1,000; without one all are counted.',
  })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether more students than `totalCount` match the search.' })
  isTotalCapped!: boolean;
}

@ObjectType({ description: 'A student at risk, with the reason.' })
export class InstructorStudentAtRisk {
  @Field(() => InstructorStudent, { description: 'The student.' })
  student!: InstructorStudent;

  @Field(() => RiskReason, {
    description: 'The most important reason, in this order: FAILED_QUIZ, STUCK, NO_ACTIVITY.',
  })
  reason!: RiskReason;

  @Field(() => String, { description: 'The reason as a sentence to show to the instructor.' })
  message!: string;
}
