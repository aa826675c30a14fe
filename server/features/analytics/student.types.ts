import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';

export enum InstructorStudentSort {
  NAME = 'NAME',
  PROGRESS = 'PROGRESS',
  ENROLLED = 'ENROLLED',
  LAST_ACTIVITY = 'LAST_ACTIVITY',
}

/** Specification, section 4: the analytics status label. */
export enum StudentStatus {
  COMPLETED = 'COMPLETED',
  IN_PROGRESS = 'IN_PROGRESS',
  JUST_STARTED = 'JUST_STARTED',
}

export enum StudentNeed {
  FAILED_QUIZ = 'FAILED_QUIZ',
  STUCK = 'STUCK',
  NO_ACTIVITY = 'NO_ACTIVITY',
}

registerEnumType(InstructorStudentSort, {
  name: 'InstructorStudentSort',
  description: 'What a list of students is ordered by.',
  valuesConfig: {
    NAME: { description: 'Their names.' },
    PROGRESS: { description: 'Their percents.' },
    ENROLLED: { description: 'When they enrolled.' },
    LAST_ACTIVITY: { description: 'Their last learning act; before all others who have none.' },
  },
});

registerEnumType(StudentStatus, {
  name: 'StudentStatus',
  description: 'How far a student is, in a word.',
  valuesConfig: {
    COMPLETED: { description: 'At 100 percent.' },
    IN_PROGRESS: { description: 'Above 50 percent.' },
    JUST_STARTED: { description: 'At 50 percent or below.' },
  },
});

registerEnumType(StudentNeed, {
  name: 'StudentNeed',
  description: 'Why a student may need a hand.',
  valuesConfig: {
    FAILED_QUIZ: { description: 'They failed a quiz at least twice and have not passed it.' },
    STUCK: {
      description: 'They came back to their next lesson on at least three days without completing it.',
    },
    NO_ACTIVITY: { description: 'They are not done, and had no learning act in 14 days.' },
  },
});

@ObjectType({ description: 'A student of a course, as its author sees them.' })
export class InstructorStudent {
  @Field(() => ID, { description: 'Their enrollment in the course.' })
  id!: string;

  @Field(() => ID, { description: "The student's account." })
  studentId!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'Their address, for writing to them.' })
  email!: string;

  @Field(() => Int, { description: 'How far they are, 0 to 100.' })
  percent!: number;

  @Field(() => Int, { description: 'How many of the lessons they have done.' })
  lessonsCompleted!: number;

  @Field(() => Date, { description: 'When they enrolled.' })
  enrolledAt!: Date | string;

  @Field(() => Date, { nullable: true, description: 'Their last learning act in it; null: none yet.' })
  lastActivityAt!: Date | string | null;

  @Field(() => StudentStatus, { description: 'The percent in a word.' })
  status!: StudentStatus;
}

@ObjectType({ description: 'Students of a course, a page of them.' })
export class InstructorStudentConnection {
  @Field(() => [InstructorStudent], { description: 'The students of this page.' })
  nodes!: InstructorStudent[];

  @Field(() => Int, { description: 'How many students match the search, on all pages together.' })
  totalCount!: number;

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A student who may need a hand.' })
export class InstructorStudentNeed {
  @Field(() => InstructorStudent, { description: 'The student.' })
  student!: InstructorStudent;

  @Field(() => StudentNeed, {
    description: 'Why; a failed quiz goes before being stuck, and that before no activity.',
  })
  need!: StudentNeed;

  @Field(() => String, { description: 'The reason in plain words.' })
  message!: string;
}
