import { Field, ID, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { RoleRequestState } from '../account.entities';

@ObjectType({ description: 'The wish of an account to become an instructor’s.' })
export class RoleRequest {
  @Field(() => RoleRequestState, { description: 'What became of it.' })
  state!: RoleRequestState;

  @Field(() => Boolean, {
    description:
      'Whether it waits for the email address of the account, which is of an allowed domain, to be confirmed. An administrator can approve it earlier.',
  })
  waitsForConfirmation!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What the administrator wrote about the decision; null: nothing.',
  })
  note!: string | null;

  @Field(() => Date, { description: 'When the account was created.' })
  requestedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it waits.' })
  decidedAt!: Date | null;
}

@ObjectType({ description: 'A link was sent to the address of the account, which replaces earlier ones.' })
export class EmailConfirmationSent {
  @Field(() => String, { description: 'Message to show to the user.' })
  message: string;

  constructor(email: string) {
    this.message = `We sent a link to ${email}. Open it within 24 hours to confirm the address.`;
  }
}

@ObjectType({ description: 'An account that waits to become an instructor’s.' })
export class WaitingInstructor {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Name shown to others.' })
  name!: string;

  @Field(() => String, { description: 'Email address used to log in.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether it was invited to the team of a course, and may only be on teams until then.',
  })
  isOnTeams!: boolean;

  @Field(() => Date, { description: 'Since when it waits.' })
  requestedAt!: Date;
}

@ObjectType({ description: 'A page of accounts that wait, newest first.' })
export class WaitingInstructorConnection extends connectionOf(
  () => WaitingInstructor,
  'The accounts on this page.',
) {}

@ObjectType({ description: 'An invitation to register as an instructor that was not used yet.' })
export class PendingInvitation {
  @Field(() => String, { description: 'The invited address, the only one that can use it.' })
  email!: string;

  @Field(() => Date, { description: 'When it was made.' })
  invitedAt!: Date;

  @Field(() => Date, { description: 'Until when it can be used.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'The request was decided, and the person is told.' })
export class RoleRequestDecided extends Payload<RoleRequestDecided> {
  @Field(() => ID, { description: 'Identifier of the account.' })
  accountId!: string;
}

@ObjectType({ description: 'The invitation was made. Its link is shown only this once.' })
export class InvitationMade extends Payload<InvitationMade> {
  @Field(() => String, { description: 'The address at which the invited person registers.' })
  link!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the link was not mailed; null if the mail server accepted the email.',
  })
  mailProblem!: string | null;
}

export const DecideInstructorRequestResult = resultOf('decideInstructorRequest', () => [
  RoleRequestDecided,
  InvalidInput,
]);

export const InviteInstructorResult = resultOf('inviteInstructor', () => [InvitationMade, InvalidInput]);
