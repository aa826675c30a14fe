import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { InstructorCourse, Teaching } from '../authoring/authoring.types';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';

const SEES_ADDRESSES =
  "Whether they may see the students' email addresses if they are an assistant; owners and instructors always do, observers never.";

@ObjectType({ description: "A member of a course's team." })
export class CourseTeamMember {
  @Field(() => ID, { description: 'Identifier of the account.' })
  accountId!: string;

  @Field(() => String, { description: 'Name of the account.' })
  name!: string;

  @Field(() => CourseRole, { description: 'The role in the course.' })
  role!: CourseRole;

  @Field(() => Boolean, { description: SEES_ADDRESSES })
  seesAddresses!: boolean;

  @Field(() => Boolean, { description: 'Whether the owner offers them the course.' })
  isOffered!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer!: boolean;
}

@ObjectType({ description: "An invitation to a course's team that nobody answered yet." })
export class CourseInvitation {
  @Field(() => ID, { description: 'Unique identifier of the invitation.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Name of the person who invites.' })
  inviterName!: string;

  @Field(() => CourseRole, { description: 'The role that they get.' })
  role!: CourseRole;

  @Field(() => Boolean, { description: SEES_ADDRESSES })
  seesAddresses!: boolean;

  @Field(() => Date, { description: 'When it was sent.' })
  invitedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType({ description: "An invitation to a course's team, for its sender and for whoever has its link." })
export class SentCourseInvitation extends CourseInvitation {
  @Field(() => String, { description: 'The invited address, whose account alone can accept it.' })
  email!: string;
}

@InputType({ description: "A member's role." })
export class CourseMemberInput {
  @Field(() => CourseRole, { description: 'INSTRUCTOR, ASSISTANT or OBSERVER.' })
  role!: CourseRole;

  @Field(() => Boolean, { defaultValue: false, description: SEES_ADDRESSES })
  seesAddresses: boolean = false;
}

@InputType({ description: "An invitation to a course's team." })
export class CourseInvitationInput extends CourseMemberInput {
  @Field(() => String, { description: 'The address to invite.' })
  email!: string;
}

@ObjectType({ description: "The course's team was changed." })
export class CourseTeamChanged extends Payload<CourseTeamChanged> {
  @Field(() => InstructorCourse, { description: 'The course with its team.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The invitation was made, replacing an earlier one for the same address.' })
export class CourseInvitationSent extends Payload<CourseInvitationSent> {
  @Field(() => InstructorCourse, { description: 'The course with its team.' })
  course!: InstructorCourse;

  @Field(() => String, {
    nullable: true,
    description: 'Why no email was sent, as a sentence; null if one was sent or will be.',
  })
  mailProblem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The link, to be passed on, where no email can be sent; null where it was mailed.',
  })
  link!: string | null;
}

@ObjectType({ description: "The viewer is on the course's team now, or owns the course." })
export class CourseJoined extends Payload<CourseJoined> {
  @Field(() => InstructorCourse, { description: 'The course.' })
  course!: InstructorCourse;

  @Field(() => Teaching, { description: "The viewer's courses and invitations, updated." })
  teaching!: Teaching;
}

@ObjectType({ description: "The viewer is no longer on the course's team." })
export class CourseLeft {
  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => Teaching, { description: "The viewer's courses, updated." })
  teaching!: Teaching;
}

@ObjectType({ description: 'The invitation was declined.' })
export class CourseInvitationDeclined extends Payload<CourseInvitationDeclined> {
  @Field(() => ID, { description: 'Identifier of the invitation.' })
  invitationId!: string;
}

@ErrorType('The viewer cannot accept this invitation.')
export class InvitationRefused extends UserError {}

export const InviteToCourseResult = resultOf('inviteToCourse', () => [CourseInvitationSent, InvalidInput]);

export const ChangeCourseMemberResult = resultOf('changeCourseMember', () => [
  CourseTeamChanged,
  InvalidInput,
]);

export const AcceptCourseInvitationResult = resultOf('acceptCourseInvitation', () => [
  CourseJoined,
  InvitationRefused,
]);

export const DeclineCourseInvitationResult = resultOf('declineCourseInvitation', () => [
  CourseInvitationDeclined,
  InvitationRefused,
]);
