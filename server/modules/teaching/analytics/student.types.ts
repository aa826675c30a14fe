import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../../../platform/connection';
import { InstructorCourse } from '../authoring/authoring.types';
import { EnrolledStudent } from '../../enrollments/enrollment.types';

export enum InstructorStudentSort {
  NAME = 'NAME',
  PROGRESS = 'PROGRESS',
  ENROLLED = 'ENROLLED',
  LAST_ACTIVITY = 'LAST_ACTIVITY',
}

/** The status label of course analytics. */
export enum StudentStatus {
  COMPLETED = 'COMPLETED',
  IN_PROGRESS = 'IN_PROGRESS',
  JUST_STARTED = 'JUST_STARTED',
}

export enum RiskReason {
  FAILED_QUIZ = 'FAILED_QUIZ',
  STUCK = 'STUCK',
  NO_ACTIVITY = 'NO_ACTIVITY',
}

registerEnumType(InstructorStudentSort, {
  name: 'InstructorStudentSort',
  description: 'Field to sort students by.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    PROGRESS: { description: 'By progress.' },
    ENROLLED: { description: 'By date of enrollment.' },
    LAST_ACTIVITY: {
      description: 'By most recent activity. In ascending order, students without activity come first.',
    },
  },
});

registerEnumType(StudentStatus, {
  name: 'StudentStatus',
  description: 'Progress of a student in a course.',
  valuesConfig: {
    COMPLETED: { description: '100 percent.' },
    IN_PROGRESS: { description: 'Above 50 percent.' },
    JUST_STARTED: { description: '50 percent or below.' },
  },
});

registerEnumType(RiskReason, {
  name: 'RiskReason',
  description: 'Reason why a student is at risk.',
  valuesConfig: {
    FAILED_QUIZ: { description: 'Failed a quiz at least twice without passing it.' },
    STUCK: {
      description: 'Opened their next lesson on at least three days without completing it.',
    },
    NO_ACTIVITY: { description: 'Has not completed the course and had no activity in the last 14 days.' },
  },
});

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
export class GroupMemberSet {
  @Field(() => InstructorStudent, { description: 'The student.' })
  student: InstructorStudent;

  @Field(() => InstructorCourse, { description: 'The course, with its groups.' })
  course: InstructorCourse;

  constructor(student: InstructorStudent, course: InstructorCourse) {
    this.student = student;
    this.course = course;
  }
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
