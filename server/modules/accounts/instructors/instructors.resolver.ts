import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../account.types';
import { Administration } from '../administration/administration.types';
import { InstructorRequestsService } from './instructor-requests.service';
import { InvitationsService } from './invitations.service';
import {
  DecideInstructorRequestResult,
  EmailConfirmationSent,
  PendingInvitation,
  RoleRequest,
  InviteInstructorResult,
  WaitingInstructorConnection,
} from './instructors.types';

@Resolver(() => Viewer)
export class ViewerInstructorRequestResolver {
  constructor(private readonly requests: InstructorRequestsService) {}

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => RoleRequest, {
    nullable: true,
    description: "The viewer's request to become an instructor; null if they made none.",
  })
  instructorRequest(@Root() viewer: Viewer) {
    return this.requests.requestOf(viewer);
  }

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer is an instructor who has to confirm the email address before inviting people by email.',
  })
  needsEmailConfirmation(@Root() viewer: Viewer) {
    return this.requests.needsConfirmation(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => EmailConfirmationSent, {
    description:
      "Sends a new link to confirm the viewer's email address; earlier links stop working. NOT_FOUND unless their request to become an instructor waits for it.",
  })
  resendEmailConfirmation(@Ctx() { viewer }: Context) {
    return this.requests.resendConfirmation(viewer);
  }
}

@Resolver(() => Administration)
export class InstructorAdministrationResolver {
  constructor(
    private readonly requests: InstructorRequestsService,
    private readonly invitations: InvitationsService,
  ) {}

  @FieldResolver(() => WaitingInstructorConnection, {
    description: 'Accounts that wait to become an instructor’s, newest first.',
  })
  waitingInstructors(@Root() { viewer }: Administration, @PageArgs('accounts') { first, after }: Page) {
    return this.requests.waiting(viewer, { first, after });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of accounts that wait to become an instructor’s.' })
  waitingInstructorCount(@Root() { viewer }: Administration) {
    return this.requests.waitingCount(viewer);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [PendingInvitation], {
    description: 'Invitations of instructors that can be used, newest first, at most 200.',
  })
  instructorInvitations(@Root() { viewer }: Administration) {
    return this.invitations.open(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => DecideInstructorRequestResult, {
    description:
      'Approves or declines the request of an account to become an instructor’s, and tells the person. Approving ends its sessions. Administrators only.',
  })
  decideInstructorRequest(
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('isApproved', () => Boolean, { description: 'Whether it becomes an instructor’s.' })
    isApproved: boolean,
    @Arg('note', () => String, {
      nullable: true,
      description: 'What to tell the person, at most 500 characters; null for nothing.',
    })
    note: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.requests.decide(viewer, accountId, { isApproved, note });
  }

  @RequiresScope('session only')
  @Mutation(() => InviteInstructorResult, {
    description:
      'Invites an address to register as an instructor, with a link that works once, for a week. Administrators only. RATE_LIMITED beyond 100 an hour.',
  })
  inviteInstructor(
    @Arg('email', () => String, { description: 'The address, which has no account yet.' }) email: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.invite(viewer, email);
  }

  @RequiresScope('session only')
  @Mutation(() => Boolean, {
    description: 'Withdraws an invitation, whose link no longer works. Administrators only.',
  })
  withdrawInstructorInvitation(
    @Arg('email', () => String, { description: 'The invited address.' }) email: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.invitations.withdraw(viewer, email);
  }
}
