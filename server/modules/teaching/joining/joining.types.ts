import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { RequiresScope } from '../../../platform/required-scope';
import { InstructorCourse } from '../authoring/authoring.types';
import { EnrollmentMode } from '../../courses/course.entities';
import { EnrollmentRequestState } from '../../enrollments/enrollment.types';

@InputType({ description: 'How people join a course.' })
export class JoiningInput {
  @Field(() => EnrollmentMode, { description: 'Who can join.' })
  mode!: EnrollmentMode;

  @Field(() => Int, {
    nullable: true,
    description: 'How many students can be enrolled, 1 to 100,000; null: any number.',
  })
  capacity!: number | null;

  @Field(() => Date, { nullable: true, description: 'When joining ends; null: never.' })
  endsAt!: Date | null;
}

@ObjectType({ description: 'A link with which people join a course.' })
export class JoinLink {
  @Field(() => ID, { description: 'Unique identifier of the link.' })
  id!: string;

  @Field(() => String, { description: 'The code: eight letters and digits.' })
  code!: string;

  @Field(() => String, { description: 'The address of the page that joins the course.' })
  url!: string;

  @Field(() => Int, { nullable: true, description: 'How many people can use it; null: any number.' })
  maxUses!: number | null;

  @Field(() => Int, { description: 'How many people have used it.' })
  uses!: number;

  @Field(() => Date, { nullable: true, description: 'When it expires; null: never.' })
  expiresAt!: Date | string | null;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'Somebody who would like to join a course.' })
export class EnrollmentRequest {
  @Field(() => ID, { description: "Identifier of the person's account." })
  studentId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the person.' })
  email!: string;

  @Field(() => EnrollmentRequestState, { description: 'State of the request.' })
  state!: EnrollmentRequestState;

  @Field(() => Date, { description: 'When the person asked.' })
  askedAt!: Date;
}

@ObjectType({
  description: 'A page of people who would like to join a course, those who asked first at the top.',
})
export class EnrollmentRequestConnection extends connectionOf(
  () => EnrollmentRequest,
  'The people on this page.',
) {}

@RequiresScope('read:teaching')
@ObjectType({ description: 'How people join a course, for members of its team who manage students.' })
export class CourseJoining {
  courseId!: string;

  @Field(() => [JoinLink], { description: 'The join links, newest first, at most 50.' })
  links!: JoinLink[];

  @Field(() => Int, { description: 'Number of all requests that wait for a decision.' })
  requestCount!: number;

  @Field(() => Int, { description: 'Length of the whole waiting list.' })
  waitingCount!: number;
}

@ObjectType({ description: 'How people join the course was changed.' })
export class JoiningChanged extends Payload<JoiningChanged> {
  @Field(() => InstructorCourse, { description: 'The course.' })
  course!: InstructorCourse;
}

export const SetJoiningResult = resultOf('setJoining', () => [JoiningChanged, InvalidInput]);

export const CreateJoinLinkResult = resultOf('createJoinLink', () => [JoiningChanged, InvalidInput]);
