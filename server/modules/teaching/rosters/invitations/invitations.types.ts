import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../../platform/user-error';
import { connectionOf } from '../../../../platform/connection';

@ObjectType({ description: 'An invitation to create an account, as its link shows it.' })
export class StudentInvitation {
  @Field(() => String, { description: 'Email address of the invited person, which the account will have.' })
  email!: string;

  @Field(() => String, { description: 'Name of the person as somebody else wrote it; they can change it.' })
  name!: string;

  @Field(() => [String], { description: 'Titles of the courses in which the person will be enrolled.' })
  courses!: string[];

  @Field(() => [String], {
    description: 'Titles of those that are full: the person waits for a place in them.',
  })
  fullCourses!: string[];

  @Field(() => Boolean, {
    description:
      'Whether an account has the address already: call `acceptInvitationAs` with its session. False for links that were not mailed.',
  })
  hasAccount!: boolean;
}

@ObjectType({ description: 'The viewer accepted an invitation.' })
export class InvitationAccepted extends Payload<InvitationAccepted> {
  @Field(() => Int, {
    description: 'In how many courses the viewer was enrolled, or put on the waiting list.',
  })
  courseCount!: number;
}

export const AcceptInvitationAsResult = resultOf('acceptInvitationAs', () => [
  InvitationAccepted,
  InvalidInput,
]);

@ObjectType({ description: 'An invitation to a course that the viewer has to answer.' })
export class OwnStudentInvitation {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => String, { description: 'Its title.' })
  courseTitle!: string;

  @Field(() => Boolean, { description: 'Whether it is full: who accepts waits for a place.' })
  isFull!: boolean;

  @Field(() => String, { nullable: true, description: 'Who invited them; null: the account is gone.' })
  inviterName!: string | null;
}

@ObjectType({ description: 'A person who is invited to a course, whether or not they have an account.' })
export class InvitedStudent {
  @Field(() => ID, { description: 'Identifier of the person, not of an account.' })
  personId!: string;

  @Field(() => String, { description: 'Name, as it was imported.' })
  name!: string;

  @Field(() => String, { description: 'The invited email address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Group in the course, as it was imported; null: none.',
  })
  groupName!: string | null;

  @Field(() => Date, { description: 'When the person was invited to this course.' })
  invitedAt!: Date;

  @Field(() => Date, { description: 'Until when the link works.' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the email with the link is due, if it waits for a later day; null if it does not.',
  })
  mailDueAt!: Date | null;
}

@ObjectType({ description: 'A page of people who are invited to a course, by name.' })
export class InvitedStudentConnection extends connectionOf(() => InvitedStudent, 'The people on this page.') {
  @Field(() => Int, { description: 'Number of all people who are invited to the course.' })
  totalCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether they get their links by email; if not, no email can be sent, and whoever may invite them passes the links on.',
  })
  sendsMail!: boolean;

  @Field(() => Int, {
    description:
      'Number of those whose email waits for a later day, because the instructor who invited them reached the daily limit.',
  })
  laterMailCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last of these emails is due; null: none waits.',
  })
  lastMailAt!: Date | null;
}

@ObjectType({ description: 'The person was invited again; an earlier link no longer works.' })
export class InvitedAgain {
  @Field(() => ID, { description: 'Identifier of the person.' })
  personId!: string;

  @Field(() => Date, { description: 'Until when the new link works.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The link, to be passed on, where no email can be sent; null where it was mailed.',
  })
  link!: string | null;
}

@InputType({ description: 'An accepted invitation.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'Name shown to others, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Password, at least 6 characters and at most 256 bytes.' })
  password!: string;
}
